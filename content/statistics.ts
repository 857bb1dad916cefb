/** Four figures of the home page and four of the page about the company. `unit` is set smaller, after the number. */
export const statistics = {
  home: [
    { ru: { value: "100+", label: "проектов" }, en: { value: "100+", label: "projects" } },
    { ru: { value: "50+", label: "клиентов" }, en: { value: "50+", label: "clients" } },
    { ru: { value: "10+", label: "лет опыта" }, en: { value: "10+", label: "years of experience" } },
    { ru: { value: "24/7", label: "поддержка" }, en: { value: "24/7", label: "support" } },
  ],
  about: [
    {
      ru: { value: "200+", label: "специалистов в команде" },
      en: { value: "200+", label: "specialists on the team" },
    },
    {
      ru: { value: "1,5", unit: "млрд ₽", label: "портфель контрактов" },
      en: { value: "1.5", unit: "bn roubles", label: "contract portfolio" },
    },
    {
      ru: { value: "99,95", unit: "%", label: "гарантия доступности" },
      en: { value: "99.95", unit: "%", label: "uptime guaranteed" },
    },
    {
      ru: { value: "17", unit: "лет", label: "на рынке" },
      en: { value: "17", unit: "years", label: "on the market" },
    },
  ],
} as const;
