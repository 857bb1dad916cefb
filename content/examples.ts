/** Sample descriptions a visitor may start from: different trades, each with figures, systems and a date. */
export type Example = {
  /** The same in both languages. */
  id: string;
  /** A few words for a button. */
  label: string;
  text: string;
};

/** One for each of six trades. */
type Examples = readonly [Example, Example, Example, Example, Example, Example];

export const examples: { readonly ru: Examples; readonly en: Examples } = {
  ru: [
    {
      id: "polyclinics",
      label: "Запись в поликлиники",
      text: "Сеть из 12 поликлиник, около 45 тысяч приёмов в месяц, 64 регистратора. Записываются по телефону, утром не дозвониться, 14 % пациентов не приходят. Нужны онлайн-запись с напоминаниями, личный кабинет пациента и обмен с 1С; пилот в трёх поликлиниках через четыре месяца.",
    },
    {
      id: "retail",
      label: "Чат-бот магазина",
      text: "Розничная сеть из 210 магазинов, в контакт-центр приходит 90 000 обращений в месяц, на линии 60 операторов. 55 % вопросов типовые: где заказ, как вернуть товар; в распродажи не справляемся. Нужен чат-бот с ИИ на сайте и в Telegram, который видит заказы в 1С и передаёт сложное оператору.",
    },
    {
      id: "factory",
      label: "План производства",
      text: "Машиностроительный завод: 4 цеха, 85 станков, 600 заказов в месяц. План составляют вручную в Excel, пересчёт занимает два дня, сроки отгрузки сдвигаются. Нужно производственное планирование с учётом загрузки станков и обмен с 1С, запуск через полгода.",
    },
    {
      id: "bank",
      label: "Мониторинг банка",
      text: "Банк, 240 сервисов и 1 800 серверов. О сбоях узнаём от клиентов, дежурные получают 400 оповещений в день, час простоя эквайринга стоит 3 млн рублей. Нужен мониторинг сквозных операций поверх Zabbix и Prometheus, круглосуточно и в закрытом контуре.",
    },
    {
      id: "carrier",
      label: "Слежение за грузом",
      text: "Транспортная компания, 320 машин, 1 500 рейсов в месяц по 40 городам. Клиенты постоянно звонят узнать, где груз, диспетчеры обзванивают водителей. Нужен трекинг с прогнозом прибытия и мобильное приложение водителя, работающее без связи, документы через ЭДО.",
    },
    {
      id: "town",
      label: "Обращения жителей",
      text: "Администрация города, 1,2 млн жителей. Портал обращений граждан принимает до 50 000 обращений в сутки, треть из них повторные, 40% про статус. Ведомства пересылают поручения друг другу по почте, ответ ждут 30 дней. Требуется единая система приёма и маршрутизации обращений с входом через Госуслуги и отчётами для мэра.",
    },
  ],
  en: [
    {
      id: "polyclinics",
      label: "Clinic booking",
      text: "We run 12 polyclinics with 45,000 appointments a month and 64 receptionists. People book by phone, lines are jammed every morning, and 14% of patients never show up. We need online booking with reminders, a patient account and exchange with 1C; the pilot in three polyclinics starts in four months.",
    },
    {
      id: "retail",
      label: "Store chat bot",
      text: "A retail chain of 210 stores gets 90,000 enquiries a month and has 60 agents on the line. 55% of the questions are routine: where is my order, how do I return it; on sale days we cannot cope. We need an AI chat bot on the website and in Telegram that sees orders in 1C and hands hard cases over.",
    },
    {
      id: "factory",
      label: "Production planning",
      text: "A machine building plant: 4 workshops, 85 machines, 600 orders a month. The plan is made by hand in Excel, rescheduling takes two days and shipping dates slip. We need production planning that respects machine capacity, and exchange with 1C, with a launch in six months.",
    },
    {
      id: "bank",
      label: "Bank monitoring",
      text: "A bank with 240 services and 1,800 servers. We learn about outages from customers, engineers on duty get 400 alerts a day, and an hour of acquiring downtime costs 3 million roubles. We need monitoring of end-to-end operations on top of Zabbix and Prometheus, round the clock and inside our perimeter.",
    },
    {
      id: "carrier",
      label: "Cargo tracking",
      text: "A haulage company: 320 trucks, 1,500 trips a month across 40 cities. Customers keep calling to ask where the cargo is and dispatchers call drivers. We need tracking with an arrival forecast and a driver mobile app that works without a connection.",
    },
    {
      id: "town",
      label: "Residents' requests",
      text: "City administration, 1.2 million residents. The portal takes up to 50,000 citizen requests a day, 40% ask about status, departments forward tasks to each other by mail. We require a single system for intake and routing of requests, sign-in through Gosuslugi and reports for the mayor.",
    },
  ],
};
