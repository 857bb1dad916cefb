/**
 * Seven milestones of the company's history, in the order of years. Years and metrics are facts of the company; the stories and the
 * sectors around them are samples until the owner has checked them. `logos` are names set as chips: sectors and products, no marks.
 */
export const timeline = [
  {
    year: 2008,
    icon: "flag",
    sample: true,
    ru: {
      title: "Первые внедрения",
      description:
        "Небольшая команда инженеров автоматизирует учёт на производстве и в торговле. Складывается правило: кто внедрил систему, тот её и сопровождает.",
      metric: { value: "12", label: "проектов в начале пути" },
      logos: ["Производство", "Торговля"],
    },
    en: {
      title: "First systems go live",
      description:
        "A small team of engineers automates accounting for manufacturers and retailers. A rule takes shape: whoever delivers a system also runs it.",
      metric: { value: "12", label: "projects to start with" },
      logos: ["Manufacturing", "Retail"],
    },
  },
  {
    year: 2010,
    icon: "person",
    sample: true,
    ru: {
      title: "Команда экспертов",
      description:
        "Растём вместе с заказчиками: в команде появляются архитекторы, аналитики и собственная служба поддержки.",
      metric: { value: "25", label: "специалистов в команде" },
      logos: ["Энергетика", "Связь"],
    },
    en: {
      title: "A team of experts",
      description:
        "We grow along with our clients: architects and analysts join the team, and support becomes a service of its own.",
      metric: { value: "25", label: "specialists on the team" },
      logos: ["Energy", "Telecoms"],
    },
  },
  {
    year: 2014,
    icon: "load",
    sample: true,
    ru: {
      title: "Миллион пользователей в сутки",
      description:
        "Запускаем первые порталы с массовой посещаемостью и учимся считать систему от пика, а не от среднего дня.",
      metric: { value: "1 млн", label: "активных пользователей в сутки" },
      logos: ["Департамент ИТ", "Оператор связи", "Почта"],
    },
    en: {
      title: "A million users a day",
      description:
        "The first portals with mass traffic go live, and we learn to size a system for its peak rather than for an average day.",
      metric: { value: "1M", label: "daily active users" },
      logos: ["City IT department", "Mobile operator", "Postal service"],
    },
  },
  {
    year: 2017,
    icon: "chain",
    sample: true,
    ru: {
      title: "Партнёрство с Битрикс24",
      description: "Получаем статус партнёра по корпоративным внедрениям и премию «Инновация года».",
      metric: { value: "2", label: "награды за один год" },
      logos: ["Битрикс24", "Корпоративные порталы"],
    },
    en: {
      title: "Partnership with Bitrix24",
      description: "We become an enterprise partner of Bitrix24 and win the Innovation of the Year award.",
      metric: { value: "2", label: "awards in one year" },
      logos: ["Bitrix24", "Corporate portals"],
    },
  },
  {
    year: 2020,
    icon: "shield",
    sample: true,
    ru: {
      title: "Система менеджмента качества",
      description: "Процессы разработки и сопровождения проходят сертификацию по международному стандарту.",
      metric: { value: "ISO 9001", label: "стандарт 2015 года" },
      logos: ["Качество", "Сопровождение"],
    },
    en: {
      title: "Certified quality management",
      description: "The way we develop and run systems is certified against the international standard.",
      metric: { value: "ISO 9001", label: "the 2015 edition" },
      logos: ["Quality", "Operations"],
    },
  },
  {
    year: 2022,
    icon: "trophy",
    sample: true,
    ru: {
      title: "Сто крупнейших ИТ-компаний",
      description:
        "Входим в число ста крупнейших ИТ-компаний и переводим заказчиков на отечественные платформы без остановки работы.",
      metric: { value: "Топ-100", label: "ИТ-компаний" },
      logos: ["Казначейство", "Электросети", "Нефтедобыча"],
    },
    en: {
      title: "Among the top 100 IT companies",
      description:
        "We enter the hundred largest IT companies and move clients to domestic platforms without stopping their work.",
      metric: { value: "Top 100", label: "IT companies" },
      logos: ["Federal treasury", "Grid operator", "Oil company"],
    },
  },
  {
    year: 2025,
    icon: "agent",
    sample: true,
    ru: {
      title: "ИИ-агенты в рабочих процессах",
      description:
        "Агенты разбирают обращения, ищут ответы в системах заказчика и готовят решения, которые подтверждает человек.",
      metric: { value: "200+", label: "специалистов" },
      logos: ["ИИ-агенты", "Поддержка 24/7"],
    },
    en: {
      title: "AI agents at work",
      description:
        "Agents sort requests, find answers in the client's own systems and prepare decisions for a person to approve.",
      metric: { value: "200+", label: "specialists" },
      logos: ["AI agents", "Support 24/7"],
    },
  },
] as const;
