import "server-only";
import { upperFirst } from "@/lib/generators/server/compose/text/markdown";

/** Words in quotation marks of any kind; an apostrophe inside a word opens none. */
const QUOTED = String.raw`(?:«([^»]{1,24})»|“([^”]{1,24})”|"([^"]{1,24})"|(?<!\p{L})[‘']([^'’‘]{1,24})['’](?!\p{L}))`;
const BUTTON = String.raw`(?:кнопк\p{L}*|buttons?)`;
const NAMES: readonly RegExp[] = [
  new RegExp(`${QUOTED} ${BUTTON}`, "iu"),
  new RegExp(`${BUTTON}[^«“"'‘]{0,24}${QUOTED}`, "iu"),
  new RegExp(QUOTED, "iu"),
];

const PLAIN =
  "(?:an?|the|and|one|big|large|huge|small|main|primary|round|wide|bright|single|gr[ea]y|green|red|blue|orange|yellow|black|white|navy) ";
const BEFORE_BUTTON = new RegExp(
  `^(${PLAIN})*(\\p{L}[\\p{L}’'-]*(?: \\p{L}+){0,2}) buttons?(?!\\p{L})`,
  "iu",
);
/** What a button does; any other small word before "button" tells what it looks like. */
const DOING =
  /^(?:submit|send|save|pay|buy|start|stop|book|order|check|sign|log|add|search|next|continue|confirm|cancel|call|print|download|apply|register|reserve|unlock|scan|accept|done|help)(?!\p{L})/iu;
const AFTER_BUTTON =
  /^(?:\p{L}+ )?[Кк]нопк\p{L}* (?!для |на |в |с |под )((?:\p{Lu}\p{Ll}+|\p{Ll}+(?:ть|ти)(?:ся)?)(?!\p{L})(?: (?!внизу|вверху|сверху|справа|слева|рядом|на |в |под |над |для )\p{Ll}+)?)/u;

/** "A button to add an inspection note" */
const TO_DO = /(?<!\p{L})buttons? to (\p{L}+(?: (?!that|which|and|or|from|when)\p{L}+){0,3})/iu;

/** What stands on a button: «кнопка «Войти»», "a big Start button", «кнопка Записаться»; nothing where its words only describe it. */
export function buttonName(label: string): string | undefined {
  for (const pattern of NAMES) {
    const quoted = pattern.exec(label)?.slice(1).find(Boolean);
    if (quoted !== undefined) return upperFirst(quoted.trim());
  }
  const [, said] = AFTER_BUTTON.exec(label) ?? [];
  if (said !== undefined) return upperFirst(said);
  const [, deed = ""] = TO_DO.exec(label) ?? [];
  if (deed !== "" && deed.length <= 24) return upperFirst(deed);
  const [, article, name = ""] = BEFORE_BUTTON.exec(label) ?? [];
  return DOING.test(name) || (article !== undefined && /^\p{Lu}/u.test(name)) ? upperFirst(name) : undefined;
}
