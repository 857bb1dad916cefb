/** Descriptions of trades that no other list of the project has, as clients type them. */
export const others: readonly { id: string; locale: "ru" | "en"; description: string }[] = [
  {
    id: "wind",
    locale: "ru",
    description:
      "Ветропарк на 24 установки, 60 МВт. Бригады из 9 человек выезжают на обслуживание вслепую, в прошлом году из-за обледенения стояли 210 часов и недовыработали на 14 млн рублей. Нужно видеть состояние каждой установки на карте, получать предупреждение об обледенении за 6 часов и планировать выезды бригад. SCADA Vestas остаётся. Мобильное приложение не нужно. Бюджет 4 млн, запуск до ноября.",
  },
  {
    id: "choir",
    locale: "en",
    description:
      "We are a youth choir of 140 singers in Porto with 6 rehearsals a week. About 12% miss a rehearsal without telling us and the librarian spends 5 hours a week chasing borrowed scores; last year 230 scores worth €4,600 vanished. We want singers to report absence from a link, a loan record for each score with a reminder, and a seating plan made from who is coming. No messages to children directly, only to parents. Google Sheets stays for accounting. Budget €9,000, ready by September.",
  },
  {
    id: "dental",
    locale: "ru",
    description:
      "зуботехническая лаборатория 17 техников, 320 работ в месяц, переделок 9% каждая стоит нам 4500 р. наряды теряются, врачи звонят спросить где работа. хотим наряд с фото слепка, статус для врача по ссылке, учет переделок с причиной. 1с бухгалтерия остается, без облака. срок 3 месяца",
  },
  {
    id: "quarry",
    locale: "en",
    description:
      "Granite quarry near Aberdeen, 31 staff, 3 shifts, 18 haul trucks. Weighbridge tickets are re-keyed by hand, 90 tickets a day, 4 minutes each, and about 3% carry a wrong customer code costing £1,100 a month in credit notes. Need tickets to flow into Sage 200, a daily load board per face, blast notices to 42 neighbours by text. Do not touch the weighbridge firmware. Must work offline in the pit.",
  },
  {
    id: "court",
    locale: "ru",
    description:
      "Служба судебных приставов района, 26 приставов, 4 100 исполнительных производств, по 60 новых в день. Должники не получают уведомления, 18% писем возвращаются, каждое стоит 72 рубля. Требуется: реестр производств со сроками, уведомление должника, отчёт руководителю по понедельникам. Закупка по 44-ФЗ, размещение только на серверах управления, выход в интернет запрещён.",
  },
  {
    id: "funeral",
    locale: "en",
    description:
      "Family funeral home, 3 branches and 11 staff in Leeds, about 40 services a month. Twice last year a family was given the wrong time and we refunded £2,300. We would like one calendar of services per branch, a checklist for each service, and a page where the family confirms the order of service. Please keep Xero. Nothing should go through WhatsApp.",
  },
  {
    id: "print",
    locale: "ru",
    description:
      "Типография: 8 печатных машин, 35 заказов в день. Макет приходит почтой, на проверку уходит 25 минут, каждый 12-й тираж перепечатываем за свой счёт, это примерно 180 тыс руб в месяц. Надо чтобы клиент загружал макет сам, система проверяла поля и цвета, мастер видел очередь по машинам. Склад бумаги не трогаем, он в Excel. Бюджет до 1,5 млн.",
  },
];
