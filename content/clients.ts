/**
 * Clients of the «trusted by» row: sectors, not names, each with a drawing of the icon sprite. Eleven, in this order.
 */
export const clients = [
  { icon: "mobile-operator", ru: { name: "Оператор связи" }, en: { name: "Mobile operator" } },
  { icon: "development-bank", ru: { name: "Банк развития" }, en: { name: "Development bank" } },
  { icon: "state-bank", ru: { name: "Госбанк" }, en: { name: "State bank" } },
  { icon: "city-it", ru: { name: "Департамент ИТ" }, en: { name: "City IT department" } },
  { icon: "treasury", ru: { name: "Казначейство" }, en: { name: "Federal treasury" } },
  { icon: "oil", ru: { name: "Нефтедобыча" }, en: { name: "Oil company" } },
  { icon: "petrochemistry", ru: { name: "Нефтехимия" }, en: { name: "Petrochemicals" } },
  { icon: "grid", ru: { name: "Электросети" }, en: { name: "Grid operator" } },
  { icon: "news-agency", ru: { name: "Информагентство" }, en: { name: "News agency" } },
  { icon: "airline", ru: { name: "Авиакомпания" }, en: { name: "Airline" } },
  { icon: "post", ru: { name: "Почта" }, en: { name: "Postal service" } },
] as const;
