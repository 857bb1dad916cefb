import "server-only";
import { bilingual } from "@/lib/generators/server/compose/text/bilingual";

/** Words of the editions beside the document itself. */
export const refineWords = bilingual({
  short: "На одной странице | On one page",
  shortHead: "Функция / Кто работает | Function / Who works with it",
  screensHead: "Экран / Для кого | Screen / For whom",
  everybody: "все, кто работает | everybody who works there",
  risks: "Реестр рисков | Register of risks",
  risksHead:
    "Риск и причина / Ранний признак / Мера / Кто следит | Risk and cause / Early sign / Measure / Who watches",
  annexRisks: "Приложение. Реестр рисков | Annex: register of risks",
  government: "Для государственного заказчика | For a public customer",
  annexGovernment: "Приложение. Условия контракта | Annex: terms of the contract",
  law: "Закупка: {law}. | Purchase: {law}.",
  lawOpen: "Закупка: 44-ФЗ, 223-ФЗ или договор без торгов? | Purchase: 44-FZ, 223-FZ, or no tender?",
  lawOpenAbroad: "Закупка: по каким правилам? | Purchase: under which rules?",
  stagesHead: "Этап / Что передаётся / Чем закрывается | Stage / What is handed over / Closed by",
  stages: [
    "Обследование / отчёт, уточнённые требования / акт первого этапа | Survey / report, refined requirements / signed first stage",
    "Разработка / {functions} / протокол предварительных испытаний | Building / {functions} / record of preliminary tests",
    "Обмен / {systems} / протокол пробного обмена | Data exchange / {systems} / record of trial exchange",
    "Опытная эксплуатация / журнал замечаний, исправления / акт завершения | Trial run / log of remarks, fixes / signed end of trial",
    "Ввод / документы, исходные тексты, права / акт приёмочных испытаний | Handover / papers, source code, rights / signed acceptance test",
  ],
  personal:
    "**Сведения о людях:** {stores}; уровень защищённости по 152-ФЗ определяет заказчик. | **Records about people:** {stores}; under 152-FZ the customer sets the protection level.",
  personalAbroad:
    "**Сведения о людях:** {stores}; закон страны заказчика. | **Records about people:** {stores}; the law of the customer's country.",
  registry:
    "**Отечественное ПО:** по условию «{about}» каждая программа сверяется с реестром. | **Domestic software:** “{about}” means each program is checked against the register.",
  foreign:
    "**Программы в составе:** нужен перечень с лицензиями. | **Software inside:** a list with licences.",
  documents:
    "**Документы:** техническое задание по ГОСТ 34.602, программа испытаний, руководства, акты. | **Papers:** terms of reference to GOST 34.602, test plan, manuals, records.",
  documentsAbroad:
    "**Документы:** требования, программа испытаний, руководства, акты. | **Papers:** requirements, test plan, manuals, records.",
  asks: "Кто войдёт в приёмочную комиссию? / Кому принадлежат исходные тексты? | Who sits on the acceptance board? / Who will own the source code?",
  askClass: "Какой класс защищённости установлен? | Which protection class is set?",
});
