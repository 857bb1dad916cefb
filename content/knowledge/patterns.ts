import type { CapabilityId, ConstraintId, IndustryId, PainId, SystemKind } from "./ids";

/**
 * Words by which a description is read, in both languages at once: a visitor of the English page may write Russian.
 *
 * A pattern is one or more stems in a row: each must begin a word, `$` after a stem demands the whole word. Everything is in
 * lower case with «е» for «ё». Strong words settle a subject alone, weak ones only together with another.
 */
export type Words = { strong: readonly string[]; weak?: readonly string[] };

const list = (text: string) => text.split(",").map((pattern) => pattern.trim());

export const industryWords: Readonly<Record<IndustryId, Words>> = {
  health: {
    strong: list(
      "поликлиник, клиник, больниц, медицинск, медцентр, пациент, врач, стационар, ветеринар, стоматолог, госпитал, диагностическ центр, егисз, polyclinic, clinic, hospital, patient, medical, healthcare, doctor, physician, veterinar, dental, outpatient",
    ),
    weak: list("прием, регистратур, анализ, лаборатори, appointment, diagnos, nurse, visit"),
  },
  oil: {
    strong: list(
      "нефт, газодобы, нефтегаз, месторожден, скважин, буров, газопровод, нпз$, upstream, oil$, oil gas, oilfield, petroleum, drilling, refiner, wells$",
    ),
    weak: list("добыч, промысл, недропольз, труб, подрядчик, pipeline, contractor"),
  },
  bank: {
    strong: list(
      "банк$, банка$, банке$, банку$, банком$, банков$, банки$, банковск, процессинг, эквайринг, дбо$, bank$, banks$, banking, acquiring, fintech",
    ),
    weak: list(
      "транзакц, платеж, перевод, кредит, вклад, счет, карт, payment, transaction, loan, card, transfer",
    ),
  },
  city: {
    strong: list(
      "мэри, администрац город, администрац округ, администрац район, правительств, муниципал, министерств, ведомств, госорган, обращен граждан, жител, жкх$, городск, 59-фз$, municipal, municipality, resident, city hall, city government, city administration, ministry, public authority, government agency",
    ),
    weak: list("город, регион, район, обращен, граждан, city, district, complaint, pothole, citizen"),
  },
  factory: {
    strong: list(
      "завод, фабрик, производственн предприят, машиностро, цех, станк, станок, производств издел, технологическ карт, комбинат, металлург, manufactur, factory, factories, plant$, plants$, shop floor, workshop, machining, machine tool, assembly line",
    ),
    weak: list(
      "производств, издел, заготовк, заготовок, детал, норм времени, production, order, part, routing",
    ),
  },
  retail: {
    strong: list(
      "розничн, ритейл, магазин, покупател, торгов сет, супермаркет, гипермаркет, интернет-магазин, retail, store$, stores$, shopper, supermarket, online shop, e-commerce, chain of shops",
    ),
    weak: list("товар, акци, возврат, заказ, корзин, product, promotion, return, delivery, customer"),
  },
  logistics: {
    strong: list(
      "логист, курьер, служб доставк, сервис доставк, перевоз, грузов, грузоперевоз, груз$, груза$, грузы$, грузов$, экспедит, автопарк, рейсов машин, фур, рефрижерат, доставк груз, контейнер, logistic, freight, cargo, shipment, haulage, trucking, truck, carrier, courier, forwarder",
    ),
    weak: list(
      "доставк, доставок, маршрут, водител, диспетчер, склад, рейс, delivery, route, driver, dispatcher, fleet, warehouse",
    ),
  },
  airline: {
    strong: list(
      "авиакомпан, авиалини, аэропорт, авиаци, самолет, экипаж, бортпровод, воздушн суд, airline, airport, aviation, aircraft, cabin crew, flight crew",
    ),
    weak: list("рейс, вылет, пассажир, стойк регистрац, flight, passenger, departure, crew, check-in"),
  },
  university: {
    strong: list(
      "университет, вуз$, вуза$, вузе$, вузов$, институт, студент, абитуриент, деканат, кафедр, факультет, приемн кампан, колледж, university, student, campus, faculty, faculties, dean, admission, college, undergraduate",
    ),
    weak: list(
      "расписан, сесси, преподавател, учебн, ведомост, обучен, lecturer, timetable, exam, grade, course",
    ),
  },
  agro: {
    strong: list(
      "агрохолдинг, агроном, сельск, сельхоз, аграрн, растениевод, животновод, посев, урожа, гектар, ферм, молочн, птицефабрик, зерн, теплиц, agro, agri, farm, crop, harvest, hectare, dairy, livestock, grain, sowing",
    ),
    weak: list(
      "поле$, поля$, полей$, полях$, полям$, техник, топлив, хозяйств, удобрен, field, tractor, fuel, fertili",
    ),
  },
  energy: {
    strong: list(
      "энергет, электросет, подстанц, энергосбыт, теплосет, электроснабж, сетев компан, водоканал, котельн, генерац электро, энергокомпан, energy company, power grid, grid operator, substation, utility, utilities, electricity, feeder",
    ),
    weak: list("отключен, счетчик, потребител, бригад, авари, outage, meter, consumer, crew"),
  },
  telecom: {
    strong: list(
      "оператор связи, телеком, абонент, провайдер, базов станц, мобильн оператор, сотов, telecom, subscriber, broadband, mobile operator, base station, internet provider",
    ),
    weak: list("тариф, биллинг, связи$, узел, tariff, billing, network node"),
  },
  construction: {
    strong: list(
      "строительн, застройщик, стройплощад, генподряд, прораб, стройк, строек, девелопер, недвижимост, construction, building site, site manager, real estate, property developer, general contractor",
    ),
    weak: list("объект, смет, подрядчик, чертеж, дольщик, estimate, drawing, subcontractor"),
  },
  insurance: {
    strong: list(
      "страхов, страховщик, осаго$, каско$, урегулирован убытк, insurance, insurer, policyholder, underwrit, claims handl",
    ),
    weak: list("полис, убыток, убытк, выплат, claim, policy, payout"),
  },
  media: {
    strong: list(
      "редакци, информагент, информационн агентств, издательств, новостн, телеканал, журналист, медиахолдинг, newsroom, news agency, publisher, journalist, broadcaster, editorial, magazine",
    ),
    weak: list("материал, новост, сми$, архив фото, читател, story, stories, reader, archive, news"),
  },
  hospitality: {
    strong: list(
      "гостиниц, гостиничн, отел, ресторан, санатор, турист, курорт, hotel, restaurant, resort, hospitality, guest",
    ),
    weak: list("номер, гост, заезд, бронирован, room, booking, check-out"),
  },
};

export const capabilityWords: Readonly<Record<CapabilityId, Words>> = {
  booking: {
    strong: list(
      "запис к врач, онлайн-запис, онлайн запис, запис онлайн, электронн запис, самозапис, записыва, запис на прием, запис пациент, единая запис, единую запис, бронир, электронн очеред, booking, book online, appointment, напоминан, reminder, self-booking, table reservation, room reservation",
    ),
    weak: list("запис, слот, окон для запис, неявк, расписан врач, slot, no-show, waiting list"),
  },
  requests: {
    strong: list(
      "обращен, заявк, заявок, распределен обращен, распределен заявок, распределен по, тикет, жалоб, сервис-деск, service desk, helpdesk, help desk, хелпдеск, служб поддержк пользов, ticket, complaint, incident request, citizen request",
    ),
    weak: list("запрос, маршрутизац, классифик, диспетчерск, request, routing, triage"),
  },
  portal: {
    strong: list(
      "портал, личн кабинет, кабинет пациент, кабинет студент, самообслуж, кабинет клиент,  интранет, portal, personal account, self-service, intranet, single window, приложен для родител, приложен для клиент, приложен для пациент, приложен для покупател, приложен для жител, приложен для студент, приложен для пассажир, app for parents, app for customers, app for patients, app for residents, customer app, customer account, patient account, student account, policyholder account, user account",
    ),
    weak: list(
      "сайт, справк, справок, кабинет, единое окно, одного окна, одном окне, вход один, единый вход, website, certificate",
    ),
  },
  crm: {
    strong: list(
      "crm$, crm-систем, срм$, воронк, воронок, лид$, лиды$, лидов$, сделк, сделок, клиентск баз, sales funnel, leads$, pipeline of deals, customer base",
    ),
    weak: list("продаж, менеджер по продаж, отдел продаж, sales, deal"),
  },
  erp: {
    strong: list(
      "erp$, erp-систем, бюджет, закрыти месяц, закрыти период, управленческ учет, консолидац, казначейств, закупк, закупок, единый учет, единая учетн, учетн систем, month-end, period close, consolidation, procurement, purchasing, budgeting, management accounting, treasury",
    ),
    weak: list("бухгалтер, себестоимост, справочник, accounting, ledger, cost, finance"),
  },
  bitrix24: { strong: list("битрикс24, битрикс, bitrix24, bitrix") },
  planning: {
    strong: list(
      "планирован, планировщик, производственн план, график производств, оперативн план, диспетчеризац, составлен расписан, расписан занят, загрузк оборудован, загрузк станк, пересчит план, planning, scheduling, scheduler, production plan, rescheduling, capacity plan, dispatching",
    ),
    weak: list("план, график, расписан, срок отгруз, загрузк, schedule, plan$, due date"),
  },
  warehouse: {
    strong: list(
      "склад, wms$, остатк, остаток, инвентариза, запасов, срок годност, warehouse, inventory, stocktak, stock level",
    ),
    weak: list("хранен, партий, партии, материал, batch, stock, materials"),
  },
  tracking: {
    strong: list(
      "отслежив, трекинг, местоположен, глонасс, gps$, где груз, где находится груз, статус доставк, статус груз, прогноз прибыт, координат машин, tracking, track$, eta$, geoposition, location of, where the cargo, arrival forecast",
    ),
    weak: list("маршрут, трекер, route, tracker"),
  },
  shop: {
    strong: list(
      "интернет-магазин, онлайн-продаж, e-commerce, витрин, корзин, каталог товар, маркетплейс, online store, online shop, marketplace, checkout, product catalog",
    ),
    weak: list("оплат, товар, payment, product"),
  },
  production: {
    strong: list(
      "датчик, контроллер, scada$, асу тп, mes$, mes-систем, простоев оборудован, простои оборудован, износ, цифров двойник, предиктив, телеметри, iot$, sensor, controller, predictive, digital twin, telemetry, machine downtime, equipment data",
    ),
    weak: list(
      "полевых работ, field work, оборудован, простой, станк, станок, техник, вибрац, equipment, downtime, machine",
    ),
  },
  maintenance: {
    strong: list(
      "тоир$, ремонт оборудован, ремонт$, ремонта$, ремонтов$, ремонты$, учет оборудован, обслуживан оборудован, график обслуживан, запчаст, запасн част, паспорт оборудован, equipment maintenance, maintenance schedule, preventive maintenance, repair, spare parts, equipment records, equipment register, asset register",
    ),
    weak: list("наряд, обслуживан, неисправност, оборудован, maintenance, equipment, breakdown"),
  },
  documents: {
    strong: list(
      "документооборот, согласован, электронн документ, эдо$, сэд$, подписан документ, электронн подпис, распознаван, накладн, архив документ, электронн архив, архивн, оцифров, делопроизводств, document flow, document management, approval, e-signature, electronic document, paperwork, consignment note, electronic archive, digital archive, digitis, digitiz, records management",
    ),
    weak: list(
      "архив, опис$, описям, описей, документ, договор, акт$, акты$, акта$, справк, справок, приказ, contract, document, invoice, certificate",
    ),
  },
  assistant: {
    strong: list(
      "чат-бот, чатбот, чат бот, бот$, бота$, бота-, ии$, ии-агент, ии-помощник, ии-ассистент, искусственн интеллект, нейросет, голосов помощник, языков модел, gpt$, llm$, chatbot, chat bot, bot$, ai$, ai-powered, artificial intelligence, virtual assistant, language model",
    ),
    weak: list("помощник, ассистент, типов вопрос, частых вопрос, assistant, faq$, routine question, agent$"),
  },
  analytics: {
    strong: list(
      "аналитик, отчетност, дашборд, bi$, bi-систем, витрин данн, показател, панел руководител, хранилищ данн, analytics, dashboard, reporting, business intelligence, kpi$, kpis$, data warehouse",
    ),
    weak: list("отчет, сводк, сводок, прогноз, статистик, report, summary, forecast, statistic"),
  },
  mobile: {
    strong: list(
      "мобильн приложен, мобильн, смартфон, планшет, со своего телефона, с телефона, в телефоне, android$, ios$, mobile app, mobile, smartphone, tablet, from a phone, on a phone",
    ),
    weak: list("приложен, app$"),
  },
  monitoring: {
    strong: list(
      "мониторинг, наблюдаемост, алерт, оповещен о сбо, дежурн, zabbix$, prometheus$, grafana$, инцидент, monitoring, observability, alert, on-call, incident, outage detection",
    ),
    weak: list("сбо, авари, логов, метрик, доступност, outage, logs$, metric, availability"),
  },
  integration: {
    strong: list(
      "интеграц, интегрир, обмен с, обмен данн, шин данн, api$, единая шина, связать с, связь с 1с, integrat, data exchange, api$, apis$, message bus, connect to, exchange with",
    ),
    weak: list("выгрузк, выгрузок, синхрониз, импорт данн, export, sync"),
  },
  highload: {
    strong: list(
      "высоконагруж, высок нагруз, пиков нагруз, нагрузк, нагрузок, масштабир, одновремен пользоват, миллион запрос, миллион обращен, high-load, highload, high load, peak load, scalab, concurrent users",
    ),
    weak: list("пик$, пики$, пиков, очеред, падает сайт, не выдерж, peak, queue, slow under"),
  },
  infrastructure: {
    strong: list(
      "импортозамещ, отечественн, российск по$, российск программ, astra linux, астра линукс, ред ос, alt linux, postgres pro, реестр российск, миграц с windows, уйти от, переход с sap, переход с oracle, domestic software, import substitution, russian software, domestic stack, domestic platform, replace foreign, moving off, migrate from",
    ),
    weak: list(
      "виртуализац, сервер, дата-центр, цод$, миграц, linux$, server, data centre, data center, virtualis, virtualiz, migration",
    ),
  },
  support: {
    strong: list(
      "техподдержк, техническ поддержк, сопровожден, круглосуточн поддержк, первая линия, первой линии, первую линию, аутсорс, sla$, поддержк 24, help desk, helpdesk, технич поддержк, technical support, maintenance contract, first line, 24 7 support, outsourc",
    ),
    weak: list("поддержк, реакци, support, reaction time"),
  },
};

export const painWords: Readonly<Record<PainId, readonly string[]>> = {
  phone: list(
    "по телефон, телефонн, звонк, дозвон, звонят, обзвон, колл-центр, by phone, on the phone, phone calls, calls$, call centre, call center, call us",
  ),
  spreadsheet: list("excel, эксель, экселе, таблиц, spreadsheet"),
  paper: list(
    "на бумаг, бумажн, бумаг$, бумаге$, бумаги$, журнал, вручную на бланк, on paper, paper, logbook",
  ),
  scattered: list(
    "в разных систем, в разных программ, нескольких систем, нескольких программ, в двух программ, в трех программ, в трех систем, в четырех систем, в пяти систем, разрознен, не связан, в разных мест, остается в той, дублир, different systems, several systems, separate systems, three systems, four systems, five systems, scattered, disconnected, duplicate, silos",
  ),
  manual: list(
    "вручную, руками, ручн, перенос, перебива, перепечат, набира, manual, by hand, retype, re-enter, copy-paste",
  ),
  slow: list(
    "долго, дольше, медлен, ждут, ждет, ожидан, затягива, задержк, задержек, не успева, срыва, опаздыва, сдвига, waits, waiting, wait$, wait for, slow, takes too long, delays$, delay$, too late, late$",
  ),
  handover: list(
    "пересыла, по почте, в переписке, в чатах, в мессенджер, перекидыва, forward, by mail, by email, by e-mail, message threads, back and forth",
  ),
  loss: list(
    "доставок срыва, теря, потер, убыток, терпим убытк, терпит убытк, несем убытк, несет убытк, упуска, штраф, переплач, перерасход, списани, списыва, неявк, незаезд, не приход, не заезжа, не доезжа, отток, на доработк, lose, losing, losses, loss$, lost, written off, fines, penalties, write-off, no-show, never show, never arrive, deliveries fail, do not come, churn, overpay, is returned, are returned, sent back",
  ),
  blind: list(
    "не видн, не видим, не видит, не знаем, непонятн, нет единой картин, непрозрачн, неизвестно, узнаем от, узнаем о сбо, невозможно поня, no visibility, cannot see, can't see, don't know, do not know, no single view, learn about, unclear",
  ),
  mistakes: list(
    "ошибк, ошибок, ошиба, брак, путаниц, путают, неточн, расхожд, расход, errors, error-prone, mistakes, mistake$, defects, mismatch, discrepan, wrong data",
  ),
  downtime: list(
    "простой, простоев, простаива, простоя, падает, падает сайт, сбо$, сбой, сбоя, сбои, сбоев, сбоях, сбое$, недоступ, downtime, outage, crash, goes down, unavailable, failure",
  ),
  peak: list(
    "втрое больше, вдвое больше, вчетверо больше, three times as many, twice as many, в пик, пики, пиков, в час пик, пиковы, в сезон, распродаж, приемная кампан, peak, rush, sale days, black friday",
  ),
  overload: list(
    "перегруж, не справля, не хватает людей, тонут, завален, одни и те же вопрос, однотипн, типовы, are routine, пропускают важн, miss the important, повторные, про статус, about status, overload, overwhelm, cannot cope, can't cope, understaffed, same questions, routine questions, flooded",
  ),
};

export const constraintWords: Readonly<Record<ConstraintId, readonly string[]>> = {
  domestic: list(
    "импортозамещ, отечественн, российск по$, российск программ, реестр российск, реестра российск, astra linux, астра линукс, ред ос, postgres pro, domestic software, import substitution, russian software, domestic stack, domestic platform, domestic operating, domestic erp, russian stack",
  ),
  security: list(
    "безопасност, кии$, 187-фз, фстэк, фсб, гост р 57580, аттестац, аттестован, угроз, шифрован, защищенн, information security, security, encryption, fstec, critical infrastructure, 187-fz, audit trail",
  ),
  personal: list(
    "персональн данн, 152-фз, пдн$, обезличив, медицинск тайн, врачебн тайн, personal data, privacy, gdpr, 152-fz, confidential",
  ),
  always: list(
    "24 7, 24/7, круглосуточн, круглые сутки, без останов, непрерывн, без выходных, around the clock, round the clock, round-the-clock, 24x7, non-stop, without interruption",
  ),
  government: list(
    "44-фз, 223-фз, госзаказ, государственн заказчик, госконтракт, гост 34, тендер, госзакупк, государственн контракт, муниципальн, мэри, министерств, procurement law, public tender, state contract, government contract, government agency, ministry, municipal",
  ),
  offline: list(
    "без связи, интернета в, интернета нет, связи в, без интернет, нет связи, нет интернет, связи на пол, полях нет, слаб связ, слаб интернет, плох связ, плох интернет, связи нет, офлайн, оффлайн, offline, without a connection, no connection, poor connection, poor coverage, have no coverage, has no coverage, no coverage, no signal, weak signal, without internet, patchy",
  ),
  closed: list(
    "закрыт контур, данные наружу, передавать наружу, за пределы контура, в своем контуре, своем контуре, нашем контуре, внутреннем контуре, банковск контур, изолирован, на своих сервер, на наших сервер, в своем цод, on-premise, on-prem, our own servers, inside our perimeter, closed network, closed perimeter, closed loop, air-gapped, our perimeter, own data centre, own data center",
  ),
  "fixed-date": [],
};

/** A system by its own name; `en` when it differs. */
export type NamedSystem = {
  ru: string;
  en?: string;
  kind: SystemKind;
  words: readonly string[];
  /** A sort of system and not a name: left out where a named one of its kind is meant as well. */
  isGeneric?: true;
};

export const namedSystems: readonly NamedSystem[] = [
  { ru: "1С", en: "1C", kind: "accounting", words: list("1с, 1c") },
  { ru: "SAP", kind: "erp", words: list("sap$") },
  { ru: "Oracle", kind: "erp", words: list("oracle$") },
  { ru: "Галактика", en: "Galaktika", kind: "erp", words: list("галактик erp, галактика erp, galaktika") },
  { ru: "Microsoft Dynamics", kind: "erp", words: list("dynamics$, axapta$") },
  { ru: "Битрикс24", en: "Bitrix24", kind: "crm", words: list("битрикс24, битрикс, bitrix24, bitrix") },
  { ru: "amoCRM", kind: "crm", words: list("amocrm, амосрм") },
  { ru: "ЕСИА", en: "ESIA", kind: "identity", words: list("есиа$, госуслуг, esia$, gosuslugi") },
  {
    ru: "единая учётная запись",
    en: "single sign-on",
    kind: "identity",
    isGeneric: true,
    words: list(
      "единую учетную, единой учетной, единая учетная, корпоративную учетную, корпоративной учетной, single sign-on, sso$",
    ),
  },
  { ru: "Active Directory", kind: "identity", words: list("active directory, ldap$") },
  { ru: "СМЭВ", en: "SMEV", kind: "state", words: list("смэв$, smev$") },
  { ru: "ЕГИСЗ", en: "EGISZ", kind: "state", words: list("егисз$, egisz$") },
  {
    ru: "«Честный знак»",
    en: "Chestny Znak",
    kind: "state",
    words: list("честн знак, честным знаком, chestny znak"),
  },
  { ru: "ФГИС «Меркурий»", en: "Mercury", kind: "state", words: list("меркури") },
  { ru: "ФГИС «Зерно»", en: "Zerno", kind: "state", words: list("фгис зерно, система зерно") },
  { ru: "ЕДДС", en: "EDDS", kind: "state", words: list("еддс$, система-112, служба 112") },
  { ru: "ГИС ЖКХ", en: "GIS ZhKKh", kind: "state", words: list("гис жкх") },
  {
    ru: "МИС",
    en: "MIS",
    kind: "records",
    words: list(
      "мис$, медицинск информационн систем, hospital information system, medical information system",
    ),
  },
  {
    ru: "ЛИС",
    en: "LIS",
    kind: "records",
    words: list("лис$, лабораторн информационн, laboratory information"),
  },
  { ru: "Telegram", kind: "messenger", words: list("telegram, телеграм") },
  { ru: "WhatsApp", kind: "messenger", words: list("whatsapp, ватсап, вотсап") },
  {
    ru: "ВКонтакте",
    en: "VK",
    kind: "messenger",
    words: list("вконтакте, вк$, сообществ вк, vk$, vkontakte"),
  },
  { ru: "MAX", kind: "messenger", words: list("max$") },
  { ru: "Viber", kind: "messenger", words: list("viber, вайбер") },
  {
    ru: "электронная почта",
    en: "e-mail",
    kind: "mail",
    words: list(
      "электронн почт, на почту$, телефону и почте, телефон и почта, телефона и почты, e-mail, email, on the phone and by mail",
    ),
  },
  { ru: "СМС", en: "text messages", kind: "sms", words: list("смс$, sms$, text message") },
  {
    ru: "телефон",
    en: "phone",
    kind: "telephony",
    words: list(
      "телефону и, телефону или, телефон и почта, по телефону с, phone and e-mail, phone and email, phone and mail, phone or e-mail",
    ),
  },
  { ru: "Zabbix", kind: "observability", words: list("zabbix, заббикс") },
  { ru: "Prometheus", kind: "observability", words: list("prometheus") },
  { ru: "Grafana", kind: "observability", words: list("grafana") },
  { ru: "Excel", kind: "spreadsheet", words: list("excel, эксель, экселе, google sheets") },
  {
    ru: "телефония",
    en: "telephony",
    kind: "telephony",
    isGeneric: true,
    words: list(
      "атс$, asterisk, телефони, колл-центр, контакт-центр, call centre, call center, contact centre, contact center, pbx$",
    ),
  },
  { ru: "АСУ ТП", en: "SCADA", kind: "plant", words: list("scada$, асу тп, асутп$, контроллер, plc$") },
  { ru: "MES", kind: "plant", words: list("mes$, mes-систем") },
  {
    ru: "СЭД",
    en: "document management system",
    kind: "documents",
    isGeneric: true,
    words: list("сэд$, документооборот, document management system"),
  },
  { ru: "Directum", kind: "documents", words: list("directum, директум") },
  { ru: "«Тезис»", en: "Tezis", kind: "documents", words: list("тезис$") },
  {
    ru: "оператор ЭДО",
    en: "e-document operator",
    kind: "documents",
    words: list(
      "эдо$, диадок, сбис$, электронн транспортн наклад, электронных накладн, electronic consignment, electronic waybill",
    ),
  },
  {
    ru: "система бронирования",
    en: "reservation system",
    kind: "reservation",
    isGeneric: true,
    words: list("систем бронирован, reservation system, departure control"),
  },
  { ru: "Sabre", kind: "reservation", words: list("sabre$") },
  { ru: "Amadeus", kind: "reservation", words: list("amadeus$") },
  { ru: "«Леонардо»", en: "Leonardo", kind: "reservation", words: list("леонардо$, leonardo$") },
  {
    ru: "ГЛОНАСС",
    en: "GLONASS",
    kind: "position",
    words: list("глонасс, glonass, gps$, трекер, trackers$, gps-трекер"),
  },
  { ru: "Wialon", kind: "position", words: list("wialon, виалон") },
  {
    ru: "маркетплейсы",
    en: "marketplaces",
    kind: "marketplace",
    isGeneric: true,
    words: list("маркетплейс, marketplace"),
  },
  { ru: "Ozon", kind: "marketplace", words: list("ozon$, озон$, озоном$") },
  { ru: "Wildberries", kind: "marketplace", words: list("wildberries, вайлдберриз") },
  {
    ru: "Островок",
    en: "Ostrovok",
    kind: "marketplace",
    words: list("островок$, островка$, островком$, ostrovok"),
  },
  { ru: "Booking.com", kind: "marketplace", words: list("booking com$, букинг$") },
  { ru: "Moodle", kind: "learning", words: list("moodle, мудл") },
  { ru: "WMS", kind: "erp", words: list("wms$") },
  { ru: "TMS", kind: "erp", words: list("tms$") },
  { ru: "Jira", kind: "documents", words: list("jira$, джира") },
  {
    ru: "процессинг",
    en: "processing centre",
    kind: "processing",
    words: list("процессинг, processing centre, processing center"),
  },
];
