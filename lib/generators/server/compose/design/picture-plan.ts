import "server-only";
import { readScreenAdvice, type ScreenPart } from "@/lib/content/screen-advice";
import type { DesignSheet } from "@/lib/generators/server/compose/design/design-sheet";
import type { Drawn, Look } from "@/lib/generators/server/drawing/parts";
import { isSearch } from "@/lib/generators/server/drawing/special";
import { wordSet } from "@/lib/generators/server/read/tokens";
import { drawable } from "@/lib/pictures/fonts";

const MOST_PARTS = 6;
const MOST_LOOKS = 2;
const BESIDE_PHONE = /телефон\p{L}*|смартфон\p{L}*|(?<!\p{L})(?:smart)?phones?(?!\p{L})/iu;
const BESIDE =
  /(?<=\p{L},?) (?:рядом|beside|next to) (?:с |an? |the )?(?=телефон|смартфон|(?:smart)?phone)/iu;
const PHONE_NUMBER = /номер\p{L}* телефон|телефонн|по телефону|phone (?:numbers?|calls?)|by phone/iu;

/** Who looks at it and how, its letters and its device are no parts: «смотрят с трёх метров», «цифры крупные», «экран телефона». */
const NO_PART =
  /^\d+ (?:пол(?:ей|я|е)|fields?|столбц\p{L}*|columns?|шаг\p{L}*|steps?)$|^\p{L}+(?:ют|ят|ут|ат)(?:ся)?(?!\p{L})|^(?:минимум|мало|поменьше|меньше) |^(?:minimal|minimum|few|little) |анимац|параллакс|градиент|шрифт|границ|комнат|жалу[ею]тся|^(?:operators|users|people|staff|they|it|half|nobody|most) |дальтон|на ходу|^(?:мужчин|женщин|важно )|крупн|мелк|жирн|засечк|^(?:экран\p{L}* )?(?:телефон|планшет|монитор|смартфон)\p{L}*$/iu;

/** A clause with one of these problems tells what happens to people, and is nothing to draw. */
const COMPLAINTS: ReadonlySet<string> = wordSet`abandon unclear notfound labels errors erased lost presses hidden exact slow colour silence account rejected repeated placelost peek twoonone`;

const OF_NUMBERS = /показател|метрик|сводк|сч[её]тчик|индикатор|metrics?|kpis?|figures?|counters?/iu;

const BUTTON = /(?<!\p{L})(?:кнопк\p{L}*|buttons?)(?!\p{L})/iu;

/** People at work by the day. */
export const ROTA =
  /график\p{L}* (?:\p{L}+ )?(?:работ|смен|дежур|отпуск)|расписани\p{L}* (?:смен|дежур)|(?<!\p{L})rotas?(?!\p{L})|(?:shift|duty|work) (?:schedule|roster|plan)/iu;

/** A whole screen may be one of these; of the others the title only says what the picture is for. */
const WHOLE_SCREENS: ReadonlySet<string> = wordSet`days map chart metrics rows cards fields`;

/** How a part is drawn: by the kinds of things that its words name, the first of them first; as text where they name none. */
export function looksOf(label: string, isPhone: boolean): Look[] {
  if (!isPhone && BESIDE_PHONE.test(label) && !PHONE_NUMBER.test(label)) return ["phone"];
  const lookOf = ({ id, beside }: ScreenPart): Look => {
    if (id === "button") return "button";
    return /^(?:metric|cards)$/.test(id) && OF_NUMBERS.test(label) ? "metrics" : beside;
  };
  // "A Pay button" is a button, and no list of payments.
  const isPressed = BUTTON.test(label);
  const found = readScreenAdvice()
    .parts.filter(({ id }) => !(isPressed && id === "payment"))
    .map((part) => ({ at: label.search(part.words), look: lookOf(part) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .map(({ look }) => look);
  // «Кнопка «Оплатить»» is no list of payments, "a schedule of doctors" no cards of them, and a rota no chart.
  if (found.includes("days") && ROTA.test(label)) return ["days"];
  if (found[0] === "button" || found[0] === "days") return [found[0]];
  const looks = [...new Set<Look>(found)].filter((look) => look !== "lines");
  return looks.length === 0 ? ["lines"] : looks.slice(0, MOST_LOOKS);
}

export const isText = ({ looks }: Drawn): boolean =>
  looks.every((look) => look === "lines" || look === "button");

export const isButton = ({ looks }: Drawn): boolean => looks.every((look) => look === "button");

/** The words of a description as the faces of pictures can draw them, on one line. */
export const drawnWords = (text: string) => drawable(text).replace(/\s+/g, " ").trim();

/** What a picture is of: the parts that the description names, each once, and its other words as text under themselves. */
export function partsOf(sheet: DesignSheet, most = MOST_PARTS): Drawn[] {
  const { text, elements, problems, contents, title, isPhone } = sheet;
  const isWrong = (label: string) => problems.some((problem) => problem.label === label);
  const isComplaint = (label: string) =>
    problems.some((problem) => problem.label === label && COMPLAINTS.has(problem.kind.id));
  const partOf = (label: string, figures: Drawn["figures"] = []): Drawn[] => {
    const [main = "", device] = isPhone ? [label] : label.split(BESIDE);
    const own: Drawn = { label: main, figures, looks: looksOf(main, isPhone) };
    if (device === undefined) return [own];
    // The label may be cut before what the phone is for.
    return [own, { label: device, of: text.slice(text.indexOf(device)), figures: [], looks: ["phone"] }];
  };
  const sound = elements.filter(({ label }) => label === title || !isComplaint(label));
  const texts = contents.filter((label) => !isWrong(label) && !NO_PART.test(label));
  const all = [
    ...sound.flatMap(({ label, figures }) => partOf(label, figures)),
    ...texts.flatMap((label) => partOf(label)),
  ];
  // The title stands above the picture: its own drawing has no label, and there is none where another part looks like it.
  const others = all.filter(({ label }) => label !== title);
  const own = all.flatMap((part): Drawn[] => {
    if (part.label !== title) return [part];
    const looks = part.looks.filter(
      (look) => WHOLE_SCREENS.has(look) && others.every((other) => !other.looks.includes(look)),
    );
    return looks.length === 0 ? [] : [{ ...part, label: "", looks, of: part.label }];
  });
  const parts = (own.length > 0 ? own : all.map((part) => ({ ...part, label: "", of: part.label }))).map(
    (part) => ({ ...part, label: drawnWords(part.label) }),
  );
  const byLabel = new Map(parts.toReversed().map((part) => [part.label.toLowerCase(), part]));
  const shown = [...byLabel.values()].toReversed();
  const rankOf = (part: Drawn) => Number(isText(part)) - Number(isSearch(part));
  return shown.sort((a, b) => rankOf(a) - rankOf(b)).slice(0, most);
}
