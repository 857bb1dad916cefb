import "server-only";
import type { FunctionKind } from "@/lib/generators/server/compose/plan/kinds";
import type { Screen, ScreenKind } from "@/lib/generators/screens";
import type { Locale } from "@/lib/i18n/locales";

/**
 * What the screen of each kind of function looks like: its kind and device, then for each language five parts between slashes: items,
 * actions (the main one first), when it is opened, what has happened after the main action, the decision that makes it this screen.
 * Items are parted by `|`: `$` is the thing itself, `@` the thing it is about where another function keeps it, `*` what else the wish
 * names, `:photo` the way a field is filled in, `!good` a state. Nothing in a part agrees with anything outside it.
 */
export type LookWords = Readonly<Record<"items" | "actions" | "opens" | "result" | "rule", string>>;

export type Look = { kind: ScreenKind; device: Screen["device"] } & Readonly<Record<Locale, LookWords>>;

function lookWords(line: string): LookWords {
  const [items = "", actions = "", opens = "", result = "", rule = ""] = line.split(" / ");
  return { items, actions, opens, result, rule };
}

function look(frame: `${ScreenKind} ${Screen["device"]}`, ru: string, en: string): Look {
  const [name, device] = frame.split(" ") as [ScreenKind, Screen["device"]];
  return { kind: name, device, ru: lookWords(ru), en: lookWords(en) };
}

/** Where requests wait, and where what comes and goes is counted. */
export const queueLook = look(
  "list desktop",
  "$|Номер|*|Подано|Исполнитель|Состояние!late / Взять в работу|Передать / в течение смены / назначены исполнитель и срок / старое и срочное первым",
  "$|Number|*|Received|Assigned to|State!late / Take it|Hand over / throughout the shift / there is an owner and a due time / old and urgent first",
);
export const ledgerLook = look(
  "list tablet",
  "$|*|Получено|Выдано|Остаток!good|Кто записал / Записать движение|Сверить / при каждой выдаче и приёме / остаток пересчитан / остаток руками не правят",
  "$|*|Received|Issued|Balance!good|Recorded by / Record a movement|Reconcile / whenever something comes or goes / the balance is up to date / balances are never typed",
);

// prettier-ignore
export const looks: Readonly<Record<FunctionKind, Look>> = {
  board: look("board desktop", "$|*|Состояние!good|С какого времени|Обновлено / Открыть запись|Только отклонения / весь день / открывается запись с историей / отклонения стоят первыми",
    "$|*|State!good|Since when|Updated / Open record|Only exceptions / all day / the record opens with its history / exceptions come first"),
  alert: look("message phone", "@|*|Значение и порог|Время|Кто уже принял / Принять|Передать другому / по сигналу / всем видно, кто принял / без ответа – следующему",
    "@|*|Reading and threshold|Time|Taken by / Take it|Pass it on / when it goes off / everyone sees who took it / unanswered, the next person"),
  notice: look("message phone", "@|*|Что произошло|Дата и время|Ссылка / Подтвердить|Изменить / когда есть новость / отправитель видит ответ / недоставленное видно сотруднику",
    "@|*|What has happened|Date and time|Link / Confirm|Change / when there is news / the sender sees the answer / staff see failed ones"),
  reminder: look("message phone", "@|*|Срок|Что сделать|Ссылка / Выбрать время|Напомнить позже / когда подходит срок / напоминания прекращаются / отказ в один шаг",
    "@|*|Due date|What to do|Link / Choose a time|Remind me later / when it falls due / the reminders stop / one step opts out"),
  card: look("card desktop", "$|*|Состояние!good|Ответственный|Последнее изменение / Добавить запись|Вся история / когда нужна вся история / запись остаётся в истории / прежние записи не переписывают",
    "$|*|State!good|Responsible|Last change / Add entry|Full history / when the full history is needed / the entry joins the history / history is never overwritten"),
  request: look("form phone", "@:choice|*|Что нужно|К какому сроку:date|Срочность:choice / Отправить|Сохранить черновик / когда есть о чём просить / появляются номер и исполнитель / обязательных полей три",
    "@:choice|*|What is needed|Needed by:date|Urgency:choice / Send|Save draft / when there is something to ask for / there is a number and an owner / three required fields"),
  journal: look("list tablet", "Время|$|@|*|Причина:choice|Автор / Новая запись|Отобрать / сразу после события / записаны время и автор / причина выбирается из списка",
    "Time|$|@|*|Cause:choice|Author / New entry|Filter / right after the event / time and author are recorded / causes from a list"),
  booking: look("calendar phone", "@:choice|*|Дата и время:date|Имя и телефон|Примечание / Записаться|Перенести / когда выбирают время / время занято / занятое время не предлагают",
    "@:choice|*|Date and time:date|Name and phone|Note / Book|Move / when a time is chosen / the time is taken / taken times are hidden"),
  schedule: look("calendar desktop", "$:choice|*|Исполнитель:choice|Дата:date|Основание / Назначить|Сдвинуть / при составлении плана / исполнитель видит своё / накладки видны до сохранения",
    "$:choice|*|Assigned to:choice|Date:date|Reason / Assign|Move / when the plan is made / each person sees their own part / clashes show before saving"),
  route: look("map phone", "Следующая точка|*|Окно времени|Кто ждёт|Отметка о приезде / Начать|Пропустить с причиной / перед выездом и в пути / открывается следующая точка / порядок меняют с причиной",
    "Next stop|*|Time window|Who is waiting|Arrival mark / Start|Skip with a reason / before leaving and on the way / the next stop opens / reordering takes a reason"),
  tracking: look("stages desktop", "Принято|*|В работе|Ждёт|Готово / Передать дальше|Найти по номеру / когда спрашивают о готовности / записаны этап и время / задержка отмечена знаком",
    "Received|*|In progress|Waiting|Done / Move on|Find by number / when someone asks how far it is / stage and time are recorded / delays carry a sign"),
  label: look("paper tablet", "$|*|Номер|Дата|Откуда / Напечатать|Открыть по коду / при маркировке / по коду открывается запись / номер читается без сканера",
    "$|*|Number|Date|Origin / Print|Open by code / when marking / the code opens the record / numbers read without scanner"),
  stock: look("list tablet", "$|*|Место|Остаток|В резерве|Свободно!good / Зарезервировать|Списать / прежде чем обещать или выдать / остаток пересчитан / обещать можно только свободное",
    "$|*|Place|On hand|Reserved|Free!good / Reserve|Write off / before anything is promised or issued / the balance is up to date / promise only free units"),
  metering: look("list desktop", "$|*|Период|Норма|Факт|Отклонение!late / Внести показание|Сравнить периоды / в конце смены или периода / отклонение посчитано / отклонение требует причины",
    "$|*|Period|Norm|Actual|Difference!late / Enter a reading|Compare periods / at the end of a period / the difference is worked out / differences need a reason"),
  matching: look("list desktop", "$|*|Совпадение!good|Чего не хватает|Почему предложено / Выбрать|Отклонить с причиной / когда пора выбирать / выбор записан с основанием / решает человек",
    "$|*|Match!good|What is missing|Why offered / Choose|Decline with a reason / when a choice is due / the choice is kept with its reason / a person decides"),
  check: look("form tablet", "@:choice|*|Все пункты пройдены:check|Замечание|Основание:photo|Итог:choice / Подтвердить|Остановить / перед следующим шагом / видно, кто и что проверил / обойти проверку нельзя",
    "@:choice|*|Every point passed:check|Remark|Evidence:photo|Outcome:choice / Confirm|Stop here / before the next step / it shows who checked what / no way round it"),
  estimate: look("card desktop", "$|*|Предложение!late|На чём основано|Точность прошлых|Решение сотрудника / Принять|Исправить с причиной / перед решением / решение стоит рядом с предложением / решает человек",
    "$|*|Proposal!late|Based on|Past accuracy|Decision taken / Accept|Correct with a reason / before deciding / the decision stands beside the proposal / a person decides"),
  calculation: look("card desktop", "$|*|Правило|Исходные данные|Сумма|Кто утвердил / Утвердить|Показать расчёт / когда пора считать / сумма сохранена с её расчётом / каждое слагаемое раскрывается",
    "$|*|Rule|Input|Amount|Approved by / Approve|Show the sum / when the sum is due / the amount is kept with its workings / each part can open"),
  document: look("paper desktop", "Номер и дата|@|*|Кому|Строки|Итого / Выпустить|Исправить / когда данные собраны / документ получает номер / выпущенное не меняется",
    "Number and date|@|*|To|Lines|Total / Issue|Correct / when the data is complete / the document has its number / issued ones stay unchanged"),
  report: look("dashboard desktop", "$|*|За период|К прошлому периоду!late|Данные на дату / Выгрузить|Сменить период / к отчётной дате / файл готов / число раскрывается в записи",
    "$|*|This period|Against the last!late|Data as of / Export|Change period / on the reporting date / the file is ready / figures open their records"),
  payment: look("form phone", "@:choice|*|Сумма:number|Способ оплаты:choice|Куда прислать чек / Оплатить|Отменить / в момент оплаты / приходит чек / оплатить дважды нельзя",
    "@:choice|*|Amount:number|Way to pay:choice|Where to send the receipt / Pay|Cancel / at the moment of paying / the receipt arrives / no double charge"),
  photo: look("form phone", "$:photo|@:choice|*|Что снято:choice|Пояснение|Место и время / Сохранить|Переснять / на месте, сразу / снимки лежат при записи / время и автор ставятся сами",
    "$:photo|@:choice|*|What it shows:choice|Note|Place and time / Save|Take again / on the spot / the pictures stay with the record / time and author automatic"),
  library: look("list tablet", "$|*|Версия|Кто утвердил|Действует!good / Открыть|Новая версия / перед началом работы / открыта действующая версия / прежние версии доступны",
    "$|*|Version|Approved by|In force!good / Open|New version / before the work starts / the version in force opens / old versions stay readable"),
  signing: look("form tablet", "@:choice|*|Кто подписывает|Текст прочитан:check|Подпись:sign|Дата:date / Подписать|Отказаться / до начала / сохранены текст, подпись и время / текст виден целиком",
    "@:choice|*|Who signs|Text has been read:check|Signature:sign|Date:date / Sign|Decline / before it starts / text, signature and time are kept / full text before signing"),
  form: look("form tablet", "@:choice|*|Дата и время:date|Результат:choice|Замечание|Фото:photo / Сохранить|Продолжить позже / на месте работы / запись получает номер / известное уже подставлено",
    "@:choice|*|Date and time:date|Outcome:choice|Remark|Photo:photo / Save|Finish later / where the work is done / the entry has its number / known data is prefilled"),
  exchange: look("list desktop", "Система|@|*|Что передано|Отправлено|Ответ!good / Отправить ещё раз|Показать ошибку / при сбое передачи / уходит одна запись, без повтора / без сбоев не нужен",
    "System|@|*|What was passed|Sent at|Answer!good / Send again|Show the fault / when a transfer fails / one record goes, no duplicate / needed for faults only"),
  access: look("list phone", "$|*|Кому открыто|До какого времени|Состояние!good / Открыть|Отозвать / при выдаче и отзыве доступа / проход записан / срок кончился – закрыто",
    "$|*|Open to|Until|State!good / Open|Withdraw / when access is granted or withdrawn / the entry is logged / expired means closed"),
  recognition: look("form tablet", "Снимок:photo|@|*|Прочитанный текст|Сомнительные знаки:check / Подтвердить|Исправить / при получении листа или снимка / проверенные данные сохранены / снимок рядом с текстом",
    "Picture:photo|@|*|Text that was read|Doubtful signs:check / Confirm|Correct / when the sheet or picture comes in / checked data is kept / picture beside the text"),
  register: look("list desktop", "$|*|Добавлено|Кто ведёт|Состояние!good / Добавить|Выгрузить / при приёме и поиске / появилась запись без двойника / похожие записи показаны",
    "$|*|Added|Kept by|State!good / Add|Export / when adding or looking up / there is one record, no double / similar records show first"),
  search: look("list phone", "$|*|Где находится|Последнее движение|Состояние!good / Найти|Сканировать код / когда нужно найти сразу / видны место и состояние / хватает части номера",
    "$|*|Where it is|Last movement|State!good / Find|Scan the code / when it is needed now / its place and state show / part numbers are enough"),
  learning: look("list desktop", "Участник|$|*|Дата|Итог!good|Действует до / Отметить|Назначить / до и после занятия / сохранены итог и срок действия / просроченные стоят первыми",
    "Participant|$|*|Date|Outcome!good|Valid until / Mark|Enrol / before and after a session / outcome and validity are kept / expired ones come first"),
  feedback: look("form phone", "@:choice|*|Оценка:choice|Своими словами|Фото:photo / Отправить|Пропустить / когда всё сделано / ответственный видит отзыв / на каждый отзыв отвечают",
    "@:choice|*|Rating:choice|In your own words|Photo:photo / Send|Skip / when all is done / someone in charge reads it / all get an answer"),
  control: look("card tablet", "$|*|Сейчас!good|Команда|Кто отправил|Когда выполнено / Отправить команду|Отменить / когда нужна команда / устройство подтверждает / команда в два шага",
    "$|*|Now!good|Command|Sent by|Carried out at / Send command|Cancel / when a command is due / the device confirms / two steps each"),
  general: look("list desktop", "$|*|Ответственный|Срок|Состояние!good / Добавить|Открыть / по ходу работы / запись сохранена с автором / чужие записи только читают",
    "$|*|Responsible|Due|State!good / Add|Open / as the work goes on / the entry is kept with its author / others only read them"),
};
