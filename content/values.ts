/** Four values of the company, each with a drawing of `public/drawings/values.svg`. */
export const values = [
  {
    icon: "benefit",
    ru: {
      title: "Измеримая польза",
      description: "Заранее договариваемся, каким числом измерим результат, и показываем его после запуска.",
    },
    en: {
      title: "Measurable benefit",
      description: "We agree up front on the number that will measure the result, and show it after launch.",
    },
  },
  {
    icon: "partnership",
    ru: {
      title: "Партнёрство",
      description:
        "Один план, общие встречи и открытый список рисков. О проблеме заказчик узнаёт от нас первым.",
    },
    en: {
      title: "Partnership",
      description:
        "One plan, shared meetings and an open list of risks. If something goes wrong, the client hears it from us first.",
    },
  },
  {
    icon: "reliability",
    ru: {
      title: "Надёжность",
      description: "Отвечаем за систему круглосуточно и даём гарантию доступности 99,95 %.",
    },
    en: {
      title: "Reliability",
      description: "We answer for a system around the clock and guarantee 99.95% uptime.",
    },
  },
  {
    icon: "public",
    ru: {
      title: "Общественная польза",
      description: "Делаем сервисы, которыми жители городов и регионов пользуются каждый день.",
    },
    en: {
      title: "Public benefit",
      description: "We build services that people in cities and regions use every day.",
    },
  },
] as const;
