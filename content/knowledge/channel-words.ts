type Numbers = readonly [one: string, two: string, three: string, four: string, five: string];

/** Channels counted in words: as they stand, after «из» and after «в». */
export const channelWords: Readonly<Record<"ru" | "en", { plain: Numbers; from: Numbers; within: Numbers }>> =
  {
    ru: {
      plain: ["один канал", "два канала", "три канала", "четыре канала", "пять каналов"],
      from: ["одного канала", "двух каналов", "трёх каналов", "четырёх каналов", "пяти каналов"],
      within: ["одном канале", "двух каналах", "трёх каналах", "четырёх каналах", "пяти каналах"],
    },
    en: {
      plain: ["one channel", "two channels", "three channels", "four channels", "five channels"],
      from: ["one channel", "two channels", "three channels", "four channels", "five channels"],
      within: ["one channel", "two channels", "three channels", "four channels", "five channels"],
    },
  };
