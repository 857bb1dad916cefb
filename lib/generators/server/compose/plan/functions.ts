import "server-only";
import type { Figure, FactSheet, Pain, Wish } from "@/lib/generators/fact-sheet";
import { clauseOf, type Clause } from "@/lib/generators/server/compose/plan/clause";
import { kindsOf } from "@/lib/generators/server/compose/plan/kinds-of";
import type { FunctionKind } from "@/lib/generators/server/compose/plan/kinds";
import type { Channel } from "@/lib/generators/server/compose/plan/plan";
import { common, stemsOf } from "@/lib/generators/server/compose/plan/stems";
import type { Locale } from "@/lib/i18n/locales";

/** A wish with what its words come to, before roles and stores are known. */
export type Asked = {
  id: string;
  code: string;
  wish: Wish;
  clause: Clause;
  kinds: readonly [FunctionKind, ...FunctionKind[]];
  stems: ReadonlySet<string>;
};

export const isKept = ({ removed }: { removed?: true }): boolean => removed !== true;

const prefix: Readonly<Record<Locale, string>> = { ru: "Ф", en: "F" };

/** The wishes that are not removed, read. */
export const askedOf = ({ wishes, locale }: FactSheet): Asked[] =>
  wishes.filter(isKept).map((wish, index) => ({
    id: `f${String(index + 1)}`,
    code: `${prefix[locale]}-${String(index + 1)}`,
    wish,
    clause: clauseOf(wish.text, locale),
    kinds: kindsOf(wish.text, locale),
    stems: stemsOf(wish.text),
  }));

/**
 * Which function a text belongs to: the one with most words in common, the earlier of equals.
 * @returns `undefined` when none shares a word
 */
export function nearest(text: string, asked: readonly Asked[]): Asked | undefined {
  const stems = stemsOf(text);
  let best: { one: Asked; shared: number } | undefined;
  for (const one of asked) {
    const shared = common(stems, one.stems);
    if (shared > 0 && shared > (best?.shared ?? 0)) best = { one, shared };
  }
  return best?.one;
}

/** The noun phrase that a figure counts, in the visitor's words. */
export const nounOf = ({ counts, unit, kind, text }: Figure): string =>
  counts ?? (kind === "money" || kind === "share" ? text : unit);

/** Each figure to the function whose nouns it counts: by the wish that holds it, else by its words, else through its pain. */
export function figuresOf(sheet: FactSheet, asked: readonly Asked[]): ReadonlyMap<string, readonly Figure[]> {
  const given = new Map<string, Figure[]>();
  for (const figure of sheet.figures.filter(isKept)) {
    const holder = asked.find(({ wish }) => wish.figures.includes(figure.id));
    const owner = holder ?? nearest(`${figure.unit} ${nounOf(figure)}`, asked);
    if (owner) given.set(owner.id, [...(given.get(owner.id) ?? []), figure]);
  }
  return given;
}

/** The pains that a function works on: those with words in common with the wish, or with the figures it was given. */
export function painsOf(sheet: FactSheet, asked: readonly Asked[]): ReadonlyMap<string, readonly Pain[]> {
  const given = new Map<string, Pain[]>();
  const pains = sheet.pains.filter(isKept);
  for (const pain of pains) {
    const owner = nearest(pain.text, asked) ?? (asked.length === 1 ? asked[0] : undefined);
    if (owner) given.set(owner.id, [...(given.get(owner.id) ?? []), pain]);
  }
  return given;
}

const channelWords: readonly (readonly [Channel, RegExp])[] = [
  ["phone", /телефон|мобильн|смартфон|\bphones?\b|mobile|\bmobiles?\b/iu],
  ["tablet", /планшет|tablet|ipad/iu],
  ["kiosk", /киоск|терминал самообслуж|kiosk/iu],
  ["screen", /экран|табло|дашборд|панел|монитор|\bscreens?\b|display|wallboard|dashboard/iu],
  ["message", /смс|сообщени|мессенджер|телеграм|whatsapp|telegram|\btexts?\b|\bsms\b|\bmessages?\b/iu],
  ["mail", /почт(?:а|у|ой|е)\b|e-?mail|электронн\S* письм/iu],
  ["link", /ссылк|\blinks?\b/iu],
  ["label", /этикет|qr|бирк|штрих|\blabels?\b|barcode/iu],
  ["web", /сайт|веб|портал|личн\S* кабинет|\bweb|\bsite\b|portal|online/iu],
  ["paper", /бумаг|печат|распечат|\bpaper|print/iu],
  ["call", /звон|по телефону|(?<!on[- ])\bcalls?\b|phone call/iu],
];
const NO_CONNECTION =
  /(?:без|нет|нету|пропада\S*|вне|слаб\S*)\s+(?:\S+\s+)?(?:интернет|связ|сет[иь])|(?:связ|интернет|сет)\S*\s+(?:\S+\s+){0,4}(?:пропада|нет|нету|нестабил|плох|рв[её]т)|офлайн|offline|no (?:internet|signal|coverage|connection|reception|wi-?fi)|without (?:internet|signal|a connection|coverage)|(?:signal|internet|coverage|connection|network) (?:drops|fails|goes down|is (?:poor|bad|patchy|down)|comes and goes)/iu;

/** A channel that is not wanted: «без звонков», "without paper", "instead of typed". */
const WITHOUT =
  /(?<![\p{L}])(?:без|вместо|а не|не по|without|no|not|instead of|rather than)\s+[\p{L}-]+(?:\s+[\p{L}-]+)?/giu;

/** Where people meet a function: by its words, then by what the bans leave. */
export function channelsOf(asked: Asked, sheet: FactSheet): Channel[] {
  const text = asked.wish.text.replace(WITHOUT, "");
  const said = channelWords.filter(([, words]) => words.test(text)).map(([channel]) => channel);
  // «No app, a link is fine»: what a ban names besides is allowed.
  const allowed = sheet.bans
    .filter(isKept)
    .some(({ kind, text }) => kind === "forbidden" && /\ba?\s*link\b|ссылк/iu.test(text));
  const isOutside = asked.kinds.some(
    (kind) => kind === "notice" || kind === "reminder" || kind === "feedback",
  );
  return [...new Set([...said, ...(allowed && isOutside ? (["link"] as const) : [])])];
}

/** The whole sheet says that the connection fails, or this wish does. */
export function isOfflineIn(asked: Asked, sheet: FactSheet): boolean {
  if (NO_CONNECTION.test(asked.wish.text)) return true;
  const all = [...sheet.pains, ...sheet.bans].filter(isKept);
  const isGeneral =
    all.some(({ text }) => NO_CONNECTION.test(text)) || sheet.limits.hosting?.kind === "offline";
  const isMobile = asked.kinds.some((kind) =>
    ["form", "photo", "tracking", "label", "request", "signing", "card"].includes(kind),
  );
  return isGeneral && isMobile;
}
