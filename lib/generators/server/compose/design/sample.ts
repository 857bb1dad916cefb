import "server-only";
import { readSamples, type SampleKind } from "@/lib/content/samples";
import type { DesignSheet } from "@/lib/generators/server/compose/design/design-sheet";
import { isWish } from "@/lib/generators/server/compose/design/looks";
import { isButton, partsOf } from "@/lib/generators/server/compose/design/picture-plan";
import { designWords } from "@/lib/content/design-words";
import { filled, upperFirst } from "@/lib/generators/server/compose/text/markdown";

/** Words that may stand in a comment of CSS and between the marks of the sample's line. */
export const harmless = (text: string) => text.replace(/[<>&*/\\{}"@;\s]+/g, " ").trim();

/** The kinds of parts that make a sample of each kind, the first that is named. */
const kinds = {
  form: ["form", "login", "steps"],
  metrics: ["metric", "chart"],
  table: ["table", "list", "notice", "payment", "file"],
} as const;

/** Nobody presses or fills in anything on a panel that is read across a room. */
const FROM_AFAR = /с \p{L}+ метр|from \p{L}+ met(?:re|er)s|настенн|на стене|wall[- ]mounted|on the wall/iu;

const ON_A_BUTTON = /(?:кнопк|button)[^«“]{0,24}[«“]([^»”]{1,32})[»”]/iu;
const OF_CARD = /карточ|(?<!\p{L})cards?(?!\p{L})/iu;
const A_BUTTON = /^(?:(?:[\p{L}-]+ )?кнопк|(?:an? )?(?:[\p{L}-]+ )?button)/iu;
/** «Форма заказа торта», «форма из трёх полей»: the object itself, with or without what it is for. */
const OBJECT = {
  form: /^(?:форм|анкет|(?:an? )?(?:[\p{L}'’-]+ ){0,3}form)/iu,
  metrics: /^(?:панел|дашборд|показател|(?:an? )?(?:[\p{L}-]+ )?(?:dashboard|panel))/iu,
  table: /^(?:таблиц|журнал|спис|реестр|(?:an? )?(?:[\p{L}-]+ )?(?:table|list|log))/iu,
  card: /^(?:карточ|(?:an? )?(?:[\p{L}-]+ )?cards?(?!\p{L}))/iu,
} as const;

/** «… на тёмном фоне»: how the object looks is no part of its name. */
const LOOK_TAIL =
  /\s(?:на|в|с|on|in|with) (?:an? )?(?:[\p{L}-]+ ){1,2}(?:фон|тем|тон|стил|цвет|background|theme|mode|style|tones|colou?rs)\p{L}*$/iu;

function kindOf({ elements, title }: DesignSheet): SampleKind {
  if (OF_CARD.test(title)) return "card";
  const ids = elements.map(({ kind }) => kind.id);
  return (
    (Object.keys(kinds) as (keyof typeof kinds)[]).find((one) => kinds[one].some((id) => ids.includes(id))) ??
    "card"
  );
}

/** The object's words as a title: «Форма заказа торта», and nothing for «форма из трёх полей» and «таблица». */
const isTitle = (label: string) =>
  label.includes(" ") && !/^\S+ (?:из|с|with|of \d)(?!\p{L})|\d/iu.test(label);

/** What the page draws as a sample of the styles: its kind, the object that is named, its parts and its buttons. */
export function sampleOf(sheet: DesignSheet): string {
  const { locale, text, title } = sheet;
  const { styles } = designWords(locale);
  const kind = kindOf(sheet);
  const samples = readSamples()[kind];
  const neutral = samples.at(-1);
  // The screen's own words come first; the rest of a description may speak of other things.
  const subject =
    [title, text].flatMap((said) => samples.filter((one) => one !== neutral && one.words.test(said))).at(0) ??
    neutral;
  const words = subject?.[locale];
  const labels = partsOf(sheet)
    .filter((part) => part.label !== "" && part.label !== title && !isButton(part) && !isWish(part.label))
    .map(({ label }) => label);
  const object = labels.find((label) => OBJECT[kind].test(label));
  const parts = [...new Set(labels.filter((label) => !OBJECT[kind].test(label)))].slice(0, 4);
  const screen = A_BUTTON.test(title) ? undefined : title.replace(LOOK_TAIL, "");
  const own = object !== undefined && isTitle(object) ? object : screen;
  // The standard title fits where the screen or its object is of that subject, not where the rest of the text is.
  const isNamed = subject !== neutral && [title, object ?? ""].some((one) => subject?.words.test(one));
  const isOwn = parts.length > 0 || !isNamed || (kind !== "card" && object !== undefined && object === own);
  const shown = (isOwn ? own : undefined) ?? words?.title ?? "";
  const button = ON_A_BUTTON.exec(text)?.[1];
  const standard = words?.buttons ?? [];
  const buttons = [button ?? standard[0], standard.find((one, at) => at > 0 && one !== button)]
    .flatMap((one) => (one ? [`«${harmless(one)}»`] : []))
    .join(", ");
  const rows = parts.length > 0 ? parts.map(harmless) : (words?.rows ?? []);
  const isPanel = kind === "metrics" && FROM_AFAR.test(text);
  const pressed = isPanel ? [] : [filled(styles.buttons, { list: buttons })];
  const list = [harmless(upperFirst(shown)), ...rows, ...pressed].join("; ");
  return filled(styles.sample, { kind: styles.kinds[kind], list });
}
