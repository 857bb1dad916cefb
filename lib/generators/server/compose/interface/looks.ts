import "server-only";
import type { FunctionKind } from "@/lib/generators/server/compose/plan/kinds";
import type { Screen, ScreenKind } from "@/lib/generators/screens";
import type { Locale } from "@/lib/i18n/locales";

/**
 * What the screen of each kind of function looks like: its kind and device, then for each language items, actions (the main one first)
 * and the decision that makes it this screen. Of the items `$` is the thing itself, `@` what it is about, `*` what else the wish names,
 * `:photo` the way a field is filled in, `!good` a state.
 */
export type LookWords = Readonly<Record<"items" | "actions" | "rule", string>>;

export type Look = { kind: ScreenKind; device: Screen["device"] } & Readonly<Record<Locale, LookWords>>;

function wordsOf(line: string): LookWords {
  const [items = "", actions = "", rule = ""] = line.split(" / ");
  return { items, actions, rule };
}

function look(frame: `${ScreenKind} ${Screen["device"]}`, ru: string, en: string): Look {
  const [kind, device] = frame.split(" ") as [ScreenKind, Screen["device"]];
  return { kind, device, ru: wordsOf(ru), en: wordsOf(en) };
}

/** `queue` is where requests wait, `ledger` where what comes and goes is counted. */
export const looks: Readonly<Record<FunctionKind | "queue" | "ledger", Look>> = {
  queue: look(
    "list desktop",
    "$|Номер|*|Подано|Исполнитель|Состояние!late / Взять в работу|Передать / старое и срочное первым",
    "$|Number|*|Received|Assigned to|State!late / Take it|Hand over / old and urgent first",
  ),
  ledger: look(
    "list tablet",
    "$|*|Получено|Выдано|Остаток!good|Кто записал / Записать движение|Сверить / остаток руками не правят",
    "$|*|Received|Issued|Balance!good|Recorded by / Record a movement|Reconcile / balances are never typed",
  ),
  board: look(
    "board desktop",
    "$|*|Состояние!good|С какого времени|Обновлено / Открыть запись|Только отклонения / отклонения стоят первыми",
    "$|*|State!good|Since when|Updated / Open record|Only exceptions / exceptions come first",
  ),
  alert: look(
    "message phone",
    "@|*|Значение и порог|Время|Кто уже принял / Принять|Передать другому / без ответа – следующему",
    "@|*|Reading and threshold|Time|Taken by / Take it|Pass it on / unanswered, it goes to the next person",
  ),
  notice: look(
    "message phone",
    "@|*|Что произошло|Дата и время|Ссылка / Подтвердить|Изменить / недоставленное видно сотруднику",
    "@|*|What has happened|Date and time|Link / Confirm|Change / undelivered ones are shown to staff",
  ),
  reminder: look(
    "message phone",
    "@|*|Срок|Что сделать|Ссылка / Ответить|Перенести срок / после ответа больше не напоминают",
    "@|*|Due date|What to do|Link / Answer|Move the date / no reminders after an answer",
  ),
  card: look(
    "card desktop",
    "$|*|Состояние!good|Ответственный|Последнее изменение / Добавить запись|Вся история / прежние записи не переписывают",
    "$|*|State!good|Responsible|Last change / Add entry|Full history / history is never overwritten",
  ),
  request: look(
    "form phone",
    "@:choice|*|Что нужно|К какому сроку:date|Срочность:choice / Отправить|Сохранить черновик / обязательных полей три",
    "@:choice|*|What is needed|Needed by:date|Urgency:choice / Send|Save draft / three required fields",
  ),
  journal: look(
    "list tablet",
    "Время|$|@|*|Причина:choice|Автор / Новая запись|Отобрать / причина выбирается из списка",
    "Time|$|@|*|Cause:choice|Author / New entry|Filter / causes are picked from a list",
  ),
  booking: look(
    "calendar phone",
    "@:choice|*|Дата и время:date|Имя и телефон|Примечание / Записаться|Перенести / занятое время не предлагают",
    "@:choice|*|Date and time:date|Name and phone|Note / Book|Move / taken times are hidden",
  ),
  schedule: look(
    "calendar desktop",
    "$:choice|*|Исполнитель:choice|Дата:date|Основание / Назначить|Сдвинуть / накладки видны до сохранения",
    "$:choice|*|Assigned to:choice|Date:date|Reason / Assign|Move / clashes show before saving",
  ),
  route: look(
    "map phone",
    "Следующая точка|*|Окно времени|Кто ждёт|Отметка о приезде / Начать|Пропустить с причиной / порядок меняют с причиной",
    "Next stop|*|Time window|Who is waiting|Arrival mark / Start|Skip with a reason / reordering takes a reason",
  ),
  tracking: look(
    "stages desktop",
    "Принято|*|В работе|Ждёт|Готово / Передать дальше|Найти по номеру / задержка отмечена знаком",
    "Received|*|In progress|Waiting|Done / Move on|Find by number / delays are marked by a sign, not only by colour",
  ),
  label: look(
    "paper tablet",
    "$|*|Номер|Дата|Откуда / Напечатать|Открыть по коду / номер читается без сканера",
    "$|*|Number|Date|Origin / Print|Open by code / the number can be typed in without a scanner",
  ),
  stock: look(
    "list tablet",
    "$|*|Место|Остаток|В резерве|Свободно!good / Зарезервировать|Списать / обещать можно только свободное",
    "$|*|Place|On hand|Reserved|Free!good / Reserve|Write off / only what is free can be promised",
  ),
  metering: look(
    "list desktop",
    "$|*|Период|Норма|Факт|Отклонение!late / Внести показание|Сравнить периоды / отклонение требует причины",
    "$|*|Period|Norm|Actual|Difference!late / Enter a reading|Compare periods / differences need a reason",
  ),
  matching: look(
    "list desktop",
    "$|*|Совпадение!good|Чего не хватает|Почему предложено / Выбрать|Отклонить с причиной / решает человек",
    "$|*|Match!good|What is missing|Why offered / Choose|Decline with a reason / a person decides",
  ),
  check: look(
    "form tablet",
    "@:choice|*|Все пункты пройдены:check|Замечание|Основание:photo|Итог:choice / Подтвердить|Остановить / обойти проверку нельзя",
    "@:choice|*|Every point passed:check|Remark|Evidence:photo|Outcome:choice / Confirm|Stop here / it cannot be skipped",
  ),
  estimate: look(
    "card desktop",
    "$|*|Предложение!late|На чём основано|Точность прошлых|Решение сотрудника / Принять|Исправить с причиной / решает человек",
    "$|*|Proposal!late|Based on|Past accuracy|Decision taken / Accept|Correct with a reason / a person decides",
  ),
  calculation: look(
    "card desktop",
    "$|*|Правило|Исходные данные|Сумма|Кто утвердил / Утвердить|Показать расчёт / каждое слагаемое раскрывается",
    "$|*|Rule|Input|Amount|Approved by / Approve|Show the sum / each part can be opened",
  ),
  document: look(
    "paper desktop",
    "Номер и дата|@|*|Кому|Содержание|Подпись / Выпустить|Исправить / выпущенное не меняется",
    "Number and date|@|*|To|Content|Signature / Issue|Correct / issued ones stay unchanged",
  ),
  report: look(
    "dashboard desktop",
    "$|*|За период|К прошлому периоду!late|Данные на дату / Выгрузить|Сменить период / число раскрывается в записи",
    "$|*|This period|Against the last!late|Data as of / Export|Change period / each figure opens into its records",
  ),
  payment: look(
    "form phone",
    "@:choice|*|Сумма:number|Способ оплаты:choice|Куда прислать чек / Оплатить|Отменить / оплатить дважды нельзя",
    "@:choice|*|Amount:number|Way to pay:choice|Where to send the receipt / Pay|Cancel / nobody is charged twice",
  ),
  photo: look(
    "form phone",
    "$:photo|@:choice|*|Что снято:choice|Пояснение|Место и время / Сохранить|Переснять / время и автор ставятся сами",
    "$:photo|@:choice|*|What it shows:choice|Note|Place and time / Save|Take again / time and author are set automatically",
  ),
  library: look(
    "list tablet",
    "$|*|Версия|Кто утвердил|Действует!good / Открыть|Новая версия / прежние версии доступны",
    "$|*|Version|Approved by|In force!good / Open|New version / old versions stay readable",
  ),
  signing: look(
    "form tablet",
    "@:choice|*|Кто подписывает|Текст прочитан:check|Подпись:sign|Дата:date / Подписать|Отказаться / текст виден целиком",
    "@:choice|*|Who signs|Text has been read:check|Signature:sign|Date:date / Sign|Decline / the full text is shown before signing",
  ),
  form: look(
    "form tablet",
    "@:choice|*|Дата и время:date|Результат:choice|Замечание|Фото:photo / Сохранить|Продолжить позже / известное уже подставлено",
    "@:choice|*|Date and time:date|Outcome:choice|Remark|Photo:photo / Save|Finish later / known data is prefilled",
  ),
  exchange: look(
    "list desktop",
    "Система|@|*|Что передано|Отправлено|Ответ!good / Отправить ещё раз|Показать ошибку / без сбоев не нужен",
    "System|@|*|What was passed|Sent at|Answer!good / Send again|Show the fault / opened only when something has failed",
  ),
  access: look(
    "list phone",
    "$|*|Кому открыто|До какого времени|Состояние!good / Открыть|Отозвать / срок кончился – закрыто",
    "$|*|Open to|Until|State!good / Open|Withdraw / an expired right does not open",
  ),
  recognition: look(
    "form tablet",
    "Снимок:photo|@|*|Прочитанный текст|Сомнительные знаки:check / Подтвердить|Исправить / снимок рядом с текстом",
    "Picture:photo|@|*|Text that was read|Doubtful signs:check / Confirm|Correct / the picture stands beside the text",
  ),
  register: look(
    "list desktop",
    "$|*|Добавлено|Кто ведёт|Состояние!good / Добавить|Выгрузить / похожие записи показаны",
    "$|*|Added|Kept by|State!good / Add|Export / similar records show first",
  ),
  search: look(
    "list phone",
    "$|*|Где находится|Последнее движение|Состояние!good / Найти|Сканировать код / хватает части номера",
    "$|*|Where it is|Last movement|State!good / Find|Scan the code / part of a number is enough",
  ),
  learning: look(
    "list desktop",
    "Участник|$|*|Дата|Итог!good|Действует до / Отметить|Назначить / просроченные стоят первыми",
    "Participant|$|*|Date|Outcome!good|Valid until / Mark|Enrol / expired ones come first",
  ),
  feedback: look(
    "form phone",
    "@:choice|*|Оценка:choice|Своими словами|Фото:photo / Отправить|Пропустить / на каждый отзыв отвечают",
    "@:choice|*|Rating:choice|In your own words|Photo:photo / Send|Skip / everybody gets an answer",
  ),
  control: look(
    "card tablet",
    "$|*|Сейчас!good|Команда|Кто отправил|Когда выполнено / Отправить команду|Отменить / команда в два шага",
    "$|*|Now!good|Command|Sent by|Carried out at / Send command|Cancel / each command is confirmed",
  ),
  general: look(
    "list desktop",
    "$|*|Ответственный|Срок|Состояние!good / Добавить|Открыть / чужие записи только читают",
    "$|*|Responsible|Due|State!good / Add|Open / others can only read",
  ),
};
