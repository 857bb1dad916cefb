import { describe, expect, it } from "vitest";
import { kindsOf, partsOf } from "@/lib/generators/server/compose/plan/kinds";

describe("what a wish asks software to do", () => {
  it.each([
    ["отметка посещаемости", "marking"],
    ["печать писем родителям", "document"],
    ["покупатель по коду видел делянку", "general"],
    ["карточек на каждого питомца", "card"],
    ["чтобы ученик сам выбирал время", "booking"],
    ["чтобы пропуск списывался, если не отменил за сутки", "calculation"],
    ["личный кабинет для заявок", "account"],
    ["кабинет арендатора со счетами", "account"],
    ["статус заказа виден в личном кабинете", "tracking"],
    ["график кабинетов на неделю", "schedule"],
    ["адресное хранение со штрихкодами", "stock"],
    ["контроль сроков", "general"],
    ["память переводов", "general"],
    ["сбор показаний с контроллеров", "metering"],
    ["оповещение должников", "notice"],
    ["навести порядок с очередью и записью", "booking"],
    ["вывод турбин в ремонт по плану", "general"],
    ["путевые листы в электронном виде", "document"],
    ["запись онлайн с напоминанием за сутки", "booking"],
    ["очередь на сканирование", "general"],
    ["механик закрывал заявку с фотографией", "form"],
    ["управляющая компания смотрела историю по дому", "card"],
    ["карта делянок с отметками", "map"],
    ["карта пациента с назначениями", "card"],
    ["перечень работ звену на день", "tasks"],
    ["поиск чертежа по номеру узла", "search"],
    ["поиск ближайшего свободного крана", "nearest"],
    ["прогноз спроса на завтра", "estimate"],
    ["график монтажников", "schedule"],
    ["заказчики сами оформляют заказ", "order"],
    ["заказ-наряд на ремонт", "request"],
    ["мастер видит очередь печати", "general"],
    ["единый журнал обращений", "request"],
    ["электронная запись с напоминаниями", "booking"],
    ["сканировать пачку на каждой операции", "label"],
    ["преподаватель ставил замечания и оценку", "general"],
    ["студент загружал работу", "general"],
    ["лаборатория присылала анализы сразу в карту", "general"],
    ["чтоб жилец видел, когда придут", "general"],
    ["оцифровать книги", "general"],
    ["получать сигнал, если берут чужую пачку", "general"],
    ["сигнал, если кислород ниже 7 мг/л", "alert"],
    ["Приём оплаты через кассу, без интернет-эквайринга", "general"],
    ["документы через ЭДО", "edocs"],
    ["мобильное приложение водителя", "trips"],
    ["производственный план с учётом загрузки станков", "production"],
  ])("in Russian: %s", (wish, kind) => {
    expect(kindsOf(wish, "ru")[0]).toBe(kind);
  });

  it.each([
    ["scan crates out and back in", "stock"],
    ["letters scanned instead of typed", "general"],
    ["live plan of the pitches", "board"],
    ["a report the warden finishes at the door", "form"],
    ["visit reports with photos", "form"],
    ["monthly report for the council", "report"],
    ["vouchers from partners without e-mail attachments", "document"],
    ["know which boilers are due for service", "general"],
    ["rehearsal attendance", "journal"],
    ["patient account", "account"],
    ["client portal with documents", "account"],
    ["order portal for the depots", "order"],
    ["cafes place their own orders", "order"],
    ["a workshop queue the mechanics can see on a tablet", "general"],
    ["teacher marks attendance", "journal"],
    ["student sees their schedule and balance", "account"],
    ["the lab's acidity result should follow each batch", "general"],
    ["lab results imported from the analyser", "exchange"],
    ["job status page for customers", "tracking"],
    ["shelf-life tracking", "stock"],
    ["online permit application", "request"],
    ["sorter to tap the defect type on a screen by the line", "general"],
    ["price estimate the family can sign", "calculation"],
    ["a map of plots with risk", "map"],
    ["crew seeing photos before setting off", "general"],
    ["job list for each crew", "tasks"],
    ["see their checks for the day on a tablet", "tasks"],
    ["automatic chasers for missing documents", "general"],
    ["residents to pin the faulty light on a map", "general"],
    ["ranked list for the committee", "general"],
    ["couple can see their contract and payment schedule", "general"],
    ["automatic cutting list for the workshop", "general"],
    ["members should be able to sign up for a shift", "schedule"],
    ["online application form parents can save", "form"],
    ["driver mobile app that works without a connection", "trips"],
    ["search over past deliveries", "search"],
    ["nearest free van for each call", "nearest"],
    ["forecast of tomorrow's demand", "estimate"],
  ])("in English: %s", (wish, kind) => {
    expect(kindsOf(wish, "en")[0]).toBe(kind);
  });
});

describe("what a wish adds to its main thing", () => {
  it.each([
    ["онлайн-запись с напоминаниями", "booking", "ru", ["reminder"]],
    [
      "приём и маршрутизация заявлений с входом через Госуслуги и отчётами для главы",
      "request",
      "ru",
      ["forwarding", "signin", "report"],
    ],
    ["учёт материалов с датой и номером партии", "stock", "ru", []],
    ["online booking with deposits", "booking", "en", ["payment"]],
    [
      "intake and routing of requests with reports for the council",
      "request",
      "en",
      ["forwarding", "report"],
    ],
  ] as const)("%s", (wish, main, locale, kinds) => {
    expect(partsOf(wish, main, locale).map(({ kind }) => kind)).toEqual(kinds);
  });

  it("is an order, and no complaint, where goods are spoken of", () => {
    expect(kindsOf("клиенты сами оставляют заявку", "ru", "ошибаются с количеством")[0]).toBe("order");
    expect(kindsOf("жильцы оставляют заявку на ремонт", "ru", "ошибаются с количеством")[0]).toBe("request");
  });
});
