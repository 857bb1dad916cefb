import "server-only";
import { cue, pattern, type Rule } from "@/lib/generators/server/privacy/rules/rule";

/** What is told by words rather than by figures: dates of birth, names, homes, accounts in messengers. */

export const contacts: readonly Rule[] = [
  {
    kind: "contact",
    pattern: pattern(
      "(?<![\\p{L}\\d])(?:wa\\.me|t\\.me|telegram\\.me|api\\.whatsapp\\.com/send\\?phone=|viber://\\S{1,20}=)/?\\+?([\\w+%-]{5,40})",
    ),
  },
  {
    kind: "contact",
    pattern: pattern(
      "(?<!\\p{L})(?:telegram|телеграм{1,2}\\p{L}?|телега|тг|tg|skype|скайп|instagram|whatsapp|ник)[ :\\n-]{1,4}(@[\\w.]{3,32})",
    ),
  },
];

const MONTH =
  "(?:янв|фев|мар|апр|ма[йя]|июн|июл|авг|сен|окт|ноя|дек|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\p{L}{0,6}\\.?";
const YEAR = "(?:19|20)\\d{2}";
const DAY = "\\d{1,2}(?:-?го|st|nd|rd|th)?";
const DATE = `(?:\\d{1,2} ?[./ -] ?\\d{1,2} ?[./ -] ?(?:19|20)?\\d{2}|${YEAR}[./-]\\d{1,2}[./-]\\d{1,2}|${DAY} (?:of )?${MONTH},? ${YEAR}|${MONTH} ${DAY},? ${YEAR}|[0-3]\\d[01]\\d${YEAR})(?!\\d)`;
const BORN =
  "дат[аыеу] рождения|день рождения|д\\. ?р\\.?|др|родил(?:ся|ась)|рожд[её]н\\p{L}{0,2}|рожд\\.?|born(?: on)?|birth ?da(?:te|y)|date of birth|d\\. ?o\\. ?b\\.?|dob";

export const births: readonly Rule[] = [
  {
    kind: "birth",
    pattern: pattern(
      `(?<!\\p{L})(?:${BORN})(?!\\p{L})[ .:=\\n(—-]{0,6}(?:в |on |is )?(${DATE}|${YEAR}(?= ?г?\\.? ?р))`,
    ),
  },
  {
    kind: "birth",
    pattern: pattern(`(?<!\\d)(${DATE}|${YEAR}) ?(?:г(?:ода|\\.)? ?(?:р(?:ожд(?:ения)?)?(?!\\p{L})))`),
  },
];

const NAME = "[А-ЯЁ][а-яё]{1,20}(?:-[А-ЯЁ][а-яё]{1,20})?";
const NAMES = `${NAME}(?: ${NAME}){0,2}`;
const ENGLISH = "[A-Z][a-z'’]{1,20}(?:-[A-Z][a-z]{1,20})?";
const PATRONYMIC =
  "[А-ЯЁ][а-яё]{1,16}(?:(?:[оеё]в|ь|и)ич|(?:[оеё]в|ич|инич)н[ауеы]|(?:[оеё]в|ич|инич)ной|(?:[оеё]в|ь)ич(?:а|у|ем|е))";
const INITIALS = "[А-ЯЁ]\\. ?[А-ЯЁ]\\.";
const HONOURED = "(?<!(?:им\\.|имени|памяти|улица|ул\\.|университет\\p{L}{0,2}|театр\\p{L}{0,2}) ?)";

/** Case decides: names begin with a capital. */
export const names: readonly Rule[] = [
  {
    kind: "name",
    pattern: pattern(
      `${HONOURED}(?<![\\p{L}\\d-])(?:${NAME} )?(?:${NAME} )?${PATRONYMIC}(?!\\p{L})(?: ${NAME})?`,
      "",
    ),
    is: ({ text }) => text.includes(" "),
  },
  { kind: "name", pattern: pattern(`(?<![\\p{L}\\d-])${NAME} ${INITIALS}(?!\\p{L})`, "") },
  { kind: "name", pattern: pattern(`${HONOURED}(?<![\\p{L}\\d.-])${INITIALS} ?${NAME}`, "") },
  {
    kind: "name",
    pattern: pattern(`(?<!\\p{L})(?:[Мм]еня|[Ее]го|[Ее][её]|[Мм]ен[ея]) (?:зовут|звать) (${NAMES})`, ""),
  },
  {
    kind: "name",
    pattern: pattern(
      `(?<!\\p{L})(?:ФИО|Ф\\. ?И\\. ?О\\.|[Кк]онтактное лицо|[Сс]прос(?:ить|ите)|[Зз]овут)[ :—-]{1,4}(${NAMES})`,
      "",
    ),
  },
  {
    kind: "name",
    pattern: pattern(
      `(?<!\\p{L})(?:[Mm]y name is|[Mm]y name['’]s|[Cc]ontact(?: person)?:|[Aa]sk for|[Ff]ull name:|Mr\\.?|Mrs\\.?|Ms\\.?) (?!(?:Sales|Support|Us|Help|Office|Cent|Form|Details|Info|Depart|Team|The|Our|Your|Data)) ?(${ENGLISH}(?: (?:[A-Z]\\. )?${ENGLISH}){0,2})`,
      "",
    ),
  },
];

const STREET =
  "(?:ул\\.|улица|пр-т|просп\\.|проспект|пер\\.|переулок|ш\\.|шоссе|б-р|бульвар|наб\\.|набережная|пл\\.|площадь|проезд)";

/** A flat makes an address somebody's home; an office or a warehouse is a part of the task. */
export const places: readonly Rule[] = [
  {
    kind: "address",
    pattern: pattern(`(?<!\\p{L})${STREET}[^\\n;!?]{1,60}?(?<!\\p{L})(?:кв\\.|квартира|кв) ?№? ?\\d{1,4}`),
  },
  {
    kind: "plate",
    pattern: pattern(
      `${cue("гос\\.? ?номер|госномер|номер авто\\p{L}{0,8}|номер машины|автомобиль|машина|plate(?: number)?", 12)}([авекмнорстухabekmhopctyx] ?\\d{3} ?[авекмнорстухabekmhopctyx]{2} ?\\d{2,3})(?!\\d)`,
    ),
  },
];
