/** Six key practices; each names the service it leads to and takes that service's colour. */
export const practices = [
  {
    service: "ai-agents",
    ru: {
      title: "ИИ-агенты",
      description: "Разбор обращений, поиск по базам знаний, подготовка ответов",
    },
    en: { title: "AI agents", description: "Sorting requests, searching knowledge bases, drafting replies" },
  },
  {
    service: "highload",
    ru: {
      title: "Высоконагруженные системы",
      description: "Порталы и сервисы с массовой посещаемостью",
    },
    en: { title: "High-load systems", description: "Portals and services with mass traffic" },
  },
  {
    service: "erp",
    ru: { title: "Автоматизация ERP", description: "Учёт, планирование и закупки на 1С" },
    en: { title: "ERP automation", description: "Accounting, planning and procurement on 1C" },
  },
  {
    service: "bitrix24",
    ru: {
      title: "Корпоративные порталы",
      description: "Документы, задачи и согласования на Битрикс24",
    },
    en: { title: "Corporate portals", description: "Documents, tasks and approvals on Bitrix24" },
  },
  {
    service: "domestic-infrastructure",
    ru: {
      title: "Отечественная инфраструктура",
      description: "Переход на российские платформы без остановки работы",
    },
    en: {
      title: "Domestic infrastructure",
      description: "Moving to domestic platforms without stopping work",
    },
  },
  {
    service: "support",
    ru: { title: "Поддержка 24/7", description: "Дежурная смена, мониторинг и разбор инцидентов" },
    en: { title: "Support 24/7", description: "Engineers on duty, monitoring and incident analysis" },
  },
] as const;
