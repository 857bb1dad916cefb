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
      label: "Доставка грузов",
      text: "Перевозчик: 140 машин, 2 600 рейсов в месяц, 9 диспетчеров. Машины распределяют по телефону и в мессенджере, 12 % рейсов опаздывают, путевые листы возвращаются через неделю. Нужны планирование рейсов, приложение водителя и обмен с 1С; первый филиал через три месяца.",
    },
    {
      id: "town",
      label: "Обращения жителей",
      text: "Администрация города на 180 тысяч жителей. Приходит 7 000 обращений в месяц через сайт, почту и приёмную, 23 сотрудника разбирают их вручную, 18 % ответов уходят с нарушением срока. Нужен единый приём обращений с маршрутизацией и контролем сроков, вход через ЕСИА, запуск к началу года.",
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
      label: "Freight delivery",
      text: "A carrier with 140 trucks, 2,600 trips a month and 9 dispatchers. Trucks are assigned by phone and in a messenger, 12% of trips run late, and waybills come back a week later. We need trip planning, a driver app and exchange with 1C; the first branch goes live in three months.",
    },
    {
      id: "town",
      label: "Residents' requests",
      text: "The administration of a town of 180,000 people. 7,000 requests a month arrive through the website, by post and at the front office; 23 officers sort them by hand, and 18% of answers miss their deadline. We need one intake with routing and deadline control, sign-in through ESIA, and a launch by the new year.",
    },
  ],
};
