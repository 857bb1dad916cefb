/** Four facts of the hero of the page about the company. */
export const facts = [
  {
    ru: { label: "Команда", value: "200+ специалистов" },
    en: { label: "Team", value: "200+ specialists" },
  },
  {
    ru: { label: "Статус", value: "резидент особой экономической зоны" },
    en: { label: "Status", value: "resident of a special economic zone" },
  },
  {
    ru: { label: "Из них инженеры", value: "150+ человек" },
    en: { label: "Engineers among them", value: "150+" },
  },
  {
    ru: { label: "Прежнее имя", value: "«{company.formerName}»" },
    en: { label: "Former name", value: "{company.formerName}" },
  },
] as const;
