/** Four members of the team: samples until the owner names the real ones. No photographs; a dial with initials stands for each. */
export const team = [
  {
    id: "chief-executive",
    sample: true,
    ru: {
      name: "Павел Рябинин",
      position: "Генеральный директор",
      description: "Отвечает за обязательства перед заказчиками и сам читает отчёт о каждом серьёзном сбое.",
    },
    en: {
      name: "Pavel Ryabinin",
      position: "Chief executive officer",
      description:
        "Answers for what we promise to clients and reads the report on every serious incident himself.",
    },
  },
  {
    id: "chief-technology",
    sample: true,
    ru: {
      name: "Вера Лаптева",
      position: "Технический директор",
      description:
        "Утверждает архитектуру. Начинает с вопроса, что случится с системой в самый нагруженный день.",
    },
    en: {
      name: "Vera Lapteva",
      position: "Chief technology officer",
      description:
        "Signs off architecture. Her first question is what happens to the system on its busiest day.",
    },
  },
  {
    id: "ai-practice",
    sample: true,
    ru: {
      name: "Ринат Галеев",
      position: "Руководитель практики ИИ",
      description: "Решает вместе с заказчиком, что доверить агенту, а какое решение останется за человеком.",
    },
    en: {
      name: "Rinat Galeev",
      position: "Head of the AI practice",
      description:
        "Decides with the client what to entrust to an agent and which decisions stay with a person.",
    },
  },
  {
    id: "operations",
    sample: true,
    ru: {
      name: "Ольга Тихомирова",
      position: "Руководитель службы сопровождения",
      description: "Ведёт круглосуточную смену и следит, чтобы один и тот же сбой не повторился дважды.",
    },
    en: {
      name: "Olga Tikhomirova",
      position: "Head of operations",
      description: "Leads the round-the-clock shift and sees to it that no incident happens twice.",
    },
  },
] as const;
