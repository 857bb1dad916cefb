/**
 * Three vacancies: samples. `service` gives the colour and names the practice the person joins; `tags` are what the work is about.
 * A real one has no `sample` and says in `posted` on which day it came out (`posted: "2026-11-20"`), which search engines list it by.
 */
export const vacancies = [
  {
    id: "highload-engineer",
    service: "highload",
    sample: true,
    ru: {
      title: "Инженер-разработчик высоконагруженных систем",
      description:
        "Проектировать и писать сервисы, которые принимают миллион обращений в сутки: очереди, хранилища, репликация. Проверять решения под нагрузкой до того, как их проверит жизнь.",
      tags: ["Серверная разработка", "Очереди сообщений", "Нагрузочные испытания"],
    },
    en: {
      title: "High-load software engineer",
      description:
        "Design and write services that take a million requests a day: queues, storage, replication. Test them under load before real life does.",
      tags: ["Back end", "Message queues", "Load testing"],
    },
  },
  {
    id: "erp-analyst",
    service: "erp",
    sample: true,
    ru: {
      title: "Аналитик внедрения ERP",
      description:
        "Разбирать, как на самом деле работают цех, склад и бухгалтерия, и переводить это на язык системы. Вести участок от обследования до первых закрытых месяцев.",
      tags: ["1С", "Производственный учёт", "Работа с заказчиком"],
    },
    en: {
      title: "ERP implementation analyst",
      description:
        "Work out how the shop floor, the warehouse and the accounts really run, and put it into the language of the system. Lead a workstream from the survey to the first month-end closings.",
      tags: ["1C", "Production accounting", "Client-facing"],
    },
  },
  {
    id: "duty-engineer",
    service: "support",
    sample: true,
    ru: {
      title: "Инженер дежурной смены",
      description:
        "Держать системы заказчиков в норме: замечать отклонение раньше пользователя, восстанавливать, разбирать причину и закрывать её навсегда.",
      tags: ["Мониторинг", "Linux", "Сменный график"],
    },
    en: {
      title: "Engineer on duty",
      description:
        "Keep clients' systems healthy: notice a deviation before the user does, restore service, find the cause and close it for good.",
      tags: ["Monitoring", "Linux", "Shift work"],
    },
  },
] as const;
