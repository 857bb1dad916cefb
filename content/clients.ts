/**
 * Clients of the «trusted by» row: sectors, not names, each with a drawing of the icon sprite. Eleven, in this order.
 */
export const clients = [
  { icon: "mobile-operator", ru: "Оператор связи", en: "Mobile operator" },
  { icon: "development-bank", ru: "Банк развития", en: "Development bank" },
  { icon: "state-bank", ru: "Госбанк", en: "State bank" },
  { icon: "city-it", ru: "Департамент ИТ", en: "City IT department" },
  { icon: "treasury", ru: "Казначейство", en: "Federal treasury" },
  { icon: "oil", ru: "Нефтедобыча", en: "Oil company" },
  { icon: "petrochemistry", ru: "Нефтехимия", en: "Petrochemicals" },
  { icon: "grid", ru: "Электросети", en: "Grid operator" },
  { icon: "news-agency", ru: "Информагентство", en: "News agency" },
  { icon: "airline", ru: "Авиакомпания", en: "Airline" },
  { icon: "post", ru: "Почта", en: "Postal service" },
] as const;
