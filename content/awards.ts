/** Six awards and statuses, newest first. `mark` is what stands in the drawn seal: two or three characters. */
export const awards = [
  {
    id: "top-100-it",
    year: 2022,
    ru: {
      mark: "100",
      title: "Сто крупнейших ИТ-компаний",
      description: "Место в отраслевом рейтинге",
    },
    en: {
      mark: "100",
      title: "Top 100 IT companies",
      description: "A place in the industry ranking",
    },
  },
  {
    id: "iso-9001",
    year: 2020,
    ru: { mark: "ISO", title: "ISO 9001:2015", description: "Система менеджмента качества" },
    en: { mark: "ISO", title: "ISO 9001:2015", description: "Quality management system" },
  },
  {
    id: "microsoft-gold",
    year: 2019,
    ru: {
      mark: "MS",
      title: "Золотой партнёр Microsoft",
      description: "Компетенции в корпоративных платформах",
    },
    en: {
      mark: "MS",
      title: "Microsoft Gold Partner",
      description: "Competence in enterprise platforms",
    },
  },
  {
    id: "1c-partner",
    year: 2018,
    ru: {
      mark: "1С",
      title: "Сертификат партнёра 1С",
      description: "Внедрение и сопровождение учётных систем",
    },
    en: {
      mark: "1C",
      title: "1C partner certificate",
      description: "Delivery and support of accounting systems",
    },
  },
  {
    id: "bitrix24-enterprise",
    year: 2017,
    ru: {
      mark: "Б24",
      title: "Корпоративный партнёр Битрикс24",
      description: "Крупные внедрения портала",
    },
    en: {
      mark: "B24",
      title: "Bitrix24 Enterprise Partner",
      description: "Large portal roll-outs",
    },
  },
  {
    id: "innovation-of-the-year",
    year: 2017,
    ru: { mark: "ИГ", title: "Премия «Инновация года»", description: "Отраслевая награда" },
    en: { mark: "IY", title: "Innovation of the Year award", description: "Industry award" },
  },
] as const;
