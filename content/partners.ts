/**
 * Twelve partners. Bitrix24 and 1C are named; the others stand by sector, as samples, until they agree to be named. `role` says what
 * a partner brings into a system.
 */
export const partners = [
  {
    id: "bitrix24",
    kind: "platform",
    ru: { name: "Битрикс24", role: "Корпоративный портал и CRM" },
    en: { name: "Bitrix24", role: "Corporate portal and CRM" },
  },
  {
    id: "1c",
    kind: "platform",
    ru: { name: "1С", role: "Учёт, планирование, закупки" },
    en: { name: "1C", role: "Accounting, planning, procurement" },
  },
  {
    id: "database",
    kind: "platform",
    sample: true,
    ru: { name: "Разработчик СУБД", role: "Хранение и репликация данных" },
    en: { name: "Database vendor", role: "Data storage and replication" },
  },
  {
    id: "servers",
    kind: "infrastructure",
    sample: true,
    ru: { name: "Производитель серверов", role: "Вычислительные узлы и хранилища" },
    en: { name: "Server manufacturer", role: "Compute and storage nodes" },
  },
  {
    id: "operating-system",
    kind: "platform",
    sample: true,
    ru: { name: "Разработчик ОС", role: "Серверы и рабочие места" },
    en: { name: "Operating system vendor", role: "Servers and workplaces" },
  },
  {
    id: "cloud",
    kind: "infrastructure",
    sample: true,
    ru: { name: "Облачный оператор", role: "Размещение и резервные площадки" },
    en: { name: "Cloud provider", role: "Hosting and standby sites" },
  },
  {
    id: "security",
    kind: "security",
    sample: true,
    ru: { name: "Защита информации", role: "Средства защиты и аттестация" },
    en: { name: "Information security", role: "Protection tools and attestation" },
  },
  {
    id: "telecom",
    kind: "infrastructure",
    sample: true,
    ru: { name: "Оператор связи", role: "Каналы и сообщения" },
    en: { name: "Telecom operator", role: "Links and messaging" },
  },
  {
    id: "integrator",
    kind: "people",
    sample: true,
    ru: { name: "Системный интегратор", role: "Совместные команды в регионах" },
    en: { name: "System integrator", role: "Joint teams in the regions" },
  },
  {
    id: "certification-authority",
    kind: "security",
    sample: true,
    ru: { name: "Удостоверяющий центр", role: "Электронная подпись" },
    en: { name: "Certification authority", role: "Electronic signatures" },
  },
  {
    id: "university",
    kind: "people",
    sample: true,
    ru: { name: "Технический университет", role: "Практика и исследования" },
    en: { name: "Technical university", role: "Internships and research" },
  },
  {
    id: "document-exchange",
    kind: "platform",
    sample: true,
    ru: { name: "Электронный документооборот", role: "Обмен юридически значимыми документами" },
    en: { name: "Electronic document exchange", role: "Legally binding documents" },
  },
] as const;
