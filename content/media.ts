/** Four publications about the company: samples, by kind of outlet. The addresses are places for the real ones. */
export const media = [
  {
    id: "interview",
    href: "https://business.example/interview",
    sample: true,
    ru: {
      kind: "Интервью",
      outlet: "Деловое издание",
      title: "«Систему надо считать от худшего дня, а не от среднего»",
      excerpt:
        "Разговор о том, почему порталы падают именно тогда, когда они нужнее всего, и кто должен за это отвечать.",
    },
    en: {
      kind: "Interview",
      outlet: "Business daily",
      title: "“Size a system for its worst day, not for the average one”",
      excerpt:
        "A conversation about why portals fail exactly when they are needed most, and who should answer for it.",
    },
  },
  {
    id: "review",
    href: "https://industry.example/agents-review",
    sample: true,
    ru: {
      kind: "Обзор",
      outlet: "Отраслевой журнал",
      title: "ИИ-агенты в государственных сервисах: где они уже помогают",
      excerpt: "Четыре сценария из практики интеграторов: разбор обращений, поиск, сверка, черновик ответа.",
    },
    en: {
      kind: "Review",
      outlet: "Trade magazine",
      title: "AI agents in public services: where they already help",
      excerpt:
        "Four scenarios from integrators' practice: sorting, search, cross-checking, drafting a reply.",
    },
  },
  {
    id: "column",
    href: "https://it-portal.example/migration-column",
    sample: true,
    ru: {
      kind: "Колонка",
      outlet: "ИТ-портал",
      title: "Переезд на отечественный стек без остановки: порядок действий",
      excerpt: "С чего начать инвентаризацию, какие узлы переносить последними и как проверить откат.",
    },
    en: {
      kind: "Column",
      outlet: "IT portal",
      title: "Moving to a domestic stack without stopping: the order of steps",
      excerpt: "Where to start the inventory, which nodes to move last and how to test the way back.",
    },
  },
  {
    id: "report",
    href: "https://region.example/zone-report",
    sample: true,
    ru: {
      kind: "Репортаж",
      outlet: "Региональная газета",
      title: "Ночная смена: кто не спит, пока работают городские сервисы",
      excerpt: "Как устроено круглосуточное дежурство инженеров в особой экономической зоне под Москвой.",
    },
    en: {
      kind: "Report",
      outlet: "Regional newspaper",
      title: "The night shift: who stays awake while city services run",
      excerpt: "How engineers keep a round-the-clock watch in a special economic zone near Moscow.",
    },
  },
] as const;
