import type { Locale } from "@/lib/i18n/routing";

/** Descriptions as customers write them, one for each line of business the site speaks to. */
export const samples: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  ru: {
    polyclinics:
      "Сеть из 12 поликлиник в двух городах, около 45 тысяч приёмов в месяц, работают 380 врачей и 64 регистратора. Записываются в основном по телефону, 14% пациентов не приходят, дозвониться утром нельзя. Нужны онлайн-запись, напоминания, личный кабинет пациента и обмен с 1С и ЕГИСЗ. Пилот в трёх поликлиниках через четыре месяца, персональные данные хранить в России.",
    oil: "Нефтяная компания, 14 дочерних обществ, 9 месторождений. Закрытие месяца занимает 12 рабочих дней, сверки идут в Excel, 120 экономистов и бухгалтеров собирают отчёты вручную. Хотим уйти от SAP на отечественную ERP: бюджет, закупки, казначейство, единые справочники. Бюджет проекта 180 млн рублей.",
    bank: "Банк, 240 сервисов и 1800 серверов. О сбоях узнаём от клиентов, дежурные получают 400 оповещений в день и пропускают важные. Час простоя эквайринга стоит 3 млн рублей. Нужен мониторинг сквозных операций с Zabbix и Prometheus, работа 24/7 в закрытом контуре банка, доступность 99,95%.",
    city: "Администрация города, 1,2 млн жителей. Портал обращений граждан принимает до 50 000 обращений в сутки, треть из них повторные, 40% про статус. Ведомства пересылают поручения друг другу по почте, ответ ждут 30 дней. Требуется единая система приёма и маршрутизации обращений с входом через Госуслуги и отчётами для мэра.",
    factory:
      "Машиностроительный завод, 4 цеха, 85 станков, 600 заказов в месяц. План составляют вручную в Excel, на пересчёт уходит два дня, каждый пятый заказ сдвигается. Нужно производственное планирование с учётом загрузки станков и обмен с 1С. Запуститься к 1 сентября.",
    retailer:
      "Розничная сеть, 210 магазинов и интернет-магазин. В контакт-центр приходит 90 000 обращений в месяц, 60 операторов, 55% вопросов типовые: где заказ, как вернуть товар. В распродажи не справляемся. Хотим чат-бота с ИИ на сайте и в Telegram, который видит заказы в 1С и передаёт сложное оператору.",
    logistics:
      "Транспортная компания, 320 машин, 1 500 рейсов в месяц по 40 городам. Клиенты постоянно звонят узнать, где груз, диспетчеры обзванивают водителей. Нужен трекинг с прогнозом прибытия и мобильное приложение водителя, работающее без связи, документы через ЭДО.",
    airline:
      "Авиакомпания, 34 аэропорта, 2 600 сотрудников пользуются ИТ-поддержкой. Сейчас 7 800 заявок в месяц, первая линия закрывает только 35%, среднее ожидание ответа 40 минут. При сбоях расписания служба перегружена. Нужен service desk с базой решений, круглосуточно, с интеграцией с системой бронирования.",
    university:
      "Университет: 18 000 студентов, 14 факультетов. Справки и заявления носят в деканаты на бумаге, в сессию очереди по часу. Хотим личный кабинет студента с заявлениями, расписанием и электронной подписью, вход один, Moodle сохранить.",
    agro: "Агрохолдинг, 8 хозяйств, 64 тысячи гектаров, 210 единиц техники. Топливо списывают по нормам, перерасход примерно 9%, это 40 млн рублей в год. Связи в полях нет. Нужен учёт полевых работ с датчиков, карта полей и мобильное приложение механизатора.",
    hotels:
      "Сеть из 9 апарт-отелей, 1 100 номеров, 6 400 бронирований в месяц. 18% гостей не заезжают, горничные узнают о выезде по телефону, брони с сайта и из маркетплейсов сверяют в Excel. Нужна единая система бронирования с напоминаниями и мобильное приложение для 140 горничных, обмен с 1С. Средний чек 7 200 рублей.",
    insurer:
      "Страховая компания, 3 200 убытков в месяц, 85 специалистов урегулирования. Страхователи присылают фотографии по почте, каждый четвёртый убыток возвращают на доработку, срок выплаты 24 дня. Нужны электронные документы с маршрутами согласования и личный кабинет страхователя, вход через Госуслуги, персональные данные хранить у нас.",
    builder:
      "Строительная компания, 26 объектов, 310 прорабов и инженеров. Исполнительная документация на бумаге, акты подписывают по две недели, снабженцы заказывают материалы дважды. Хотим документооборот с электронной подписью, мобильное рабочее место прораба без связи и склад материалов с обменом с 1С. Бюджет 24 млн рублей, запуск через полгода.",
    grid: "Электросетевая компания: 14 районов, 1 900 заявок на подключение в месяц, 220 выездных бригад. Потребители звонят узнать, когда приедет бригада, диспетчеры ведут журнал на бумаге, ответ ждут 15 дней. Нужна диспетчеризация заявок и бригад, мобильное приложение, портал потребителя, работа круглосуточно в закрытом контуре.",
  },
  en: {
    polyclinics:
      "We run 12 polyclinics with 45,000 appointments a month, 380 doctors and 64 receptionists. Most people book by phone, 14% of patients never show up, and lines are jammed every morning. We need online booking with reminders, a patient account and integration with 1C. The pilot in three polyclinics should start in four months.",
    oil: "An oil company with 14 subsidiaries and 9 oilfields. Month-end close takes 12 working days, 120 accountants reconcile spreadsheets by hand. We want to move off SAP to a domestic ERP: budgeting, procurement, treasury and shared reference data. The budget is 180 million roubles.",
    bank: "A bank with 240 services and 1,800 servers. We learn about outages from customers, and the engineers on duty get 400 alerts a day. An hour of acquiring downtime costs 3 million roubles. We need monitoring of end-to-end operations on top of Zabbix and Prometheus, 24/7, inside our perimeter, with 99.95% availability.",
    city: "City administration, 1.2 million residents. The portal takes up to 50,000 citizen requests a day, 40% ask about status, departments forward tasks to each other by mail. We require a single system for intake and routing of requests, sign-in through Gosuslugi and reports for the mayor.",
    factory:
      "A machine building plant with 4 workshops, 85 machines and 600 orders a month. The plan is made in Excel and rescheduling takes two days, so dates slip. We need production planning that respects machine capacity, and exchange with 1C, live by September.",
    retailer:
      "A retail chain with 210 stores and an online shop. The contact centre gets 90,000 enquiries a month, has 60 agents, and 55% of the questions are routine: where is my order, how do I return it. We want an AI chat bot on the website and in Telegram that sees orders in 1C and hands over hard cases.",
    logistics:
      "A haulage company: 320 trucks, 1,500 trips a month across 40 cities. Customers keep calling to ask where the cargo is and dispatchers call drivers. We need tracking with an arrival forecast and a driver mobile app that works without a connection.",
    airline:
      "An airline with 34 airports; 2,600 employees rely on IT support. There are 7,800 tickets a month, the first line closes only 35%, people wait 40 minutes for an answer. We need a help desk with a solution base, round the clock, integrated with the reservation system.",
    university:
      "A university with 18,000 students and 14 faculties. Certificates and applications are carried to the dean's office on paper, with hour-long queues in exam season. We would like a student account with applications, timetable and e-signature, and keep Moodle.",
    agro: "An agricultural holding: 8 farms, 64 thousand hectares, 210 machines. Fuel is written off by norm, the loss is about 9%, or 40 million roubles a year. Fields have no coverage. We need field work records from sensors, a field map and a mobile app for machine operators.",
    hotels:
      "A chain of 9 apartment hotels with 1,100 rooms and 6,400 bookings a month. 18% of guests never show up, housekeepers learn of departures by phone, bookings from the website and marketplaces are matched in Excel. We need one booking system with reminders and a mobile app for 140 housekeepers, exchange with 1C. The average basket is 7,200 roubles.",
    insurer:
      "An insurance company with 3,200 claims a month and 85 claims specialists. Policyholders send photos by mail, every fourth claim is returned, payment takes 24 days. We need electronic documents with approval routes and a policyholder account, sign-in through Gosuslugi, personal data kept by us.",
    builder:
      "A construction company with 26 sites and 310 foremen and engineers. As-built documents are on paper, acts take two weeks to sign, buyers order materials twice. We want electronic documents with e-signature, a mobile workplace for foremen without a connection and a materials warehouse with exchange with 1C. The budget is 24 million roubles, launch within half a year.",
    grid: "A power grid company: 14 districts, 1,900 connection requests a month, 220 field crews. Consumers call to ask when the crew will come, dispatchers keep a paper log, people wait 15 days for an answer. We need dispatching of requests and crews, a mobile app and a consumer portal, round the clock, inside our perimeter.",
  },
};
