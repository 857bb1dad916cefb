import "server-only";
import type { Ban, NamedSystem } from "@/lib/generators/fact-sheet";
import { nominative, parse } from "@/lib/generators/server/language/ru";
import type { Clause } from "@/lib/generators/server/read/clauses";
import { entryOf, localeOf, overlaps, plain, type Span } from "@/lib/generators/server/read/spans";
import {
  accounting1C,
  commonFirst,
  context,
  generic,
  known,
  noSystem,
  relations,
} from "@/lib/generators/server/read/system-words";
import type { Locale } from "@/lib/i18n/locales";

/** Before a quoted name: whose name it is, when it is no system's. */
const OWNER =
  /(?<![\p{L}])(?:ооо|оао|зао|пао|ао|ип|гбуз|гбу|мбу|мбоу|учреждени\p{L}*|компани\p{L}*|фирм\p{L}*|завод\p{L}*|фабрик\p{L}*|сеть|сети|магазин\p{L}*|кафе|ресторан\p{L}*|отел\p{L}*|гостиниц\p{L}*|фонд\p{L}*|театр\p{L}*|клуб\p{L}*|центр\p{L}*|школ\p{L}*|студи\p{L}*|хозяйств\p{L}*|агентств\p{L}*|предприяти\p{L}*|жк|тц|санатори\p{L}*|клиник\p{L}*|больниц\p{L}*|лагер\p{L}*|газет\p{L}*|стать\p{L}*|called|named|company|club|hotel)\s*$/iu;
/** After these a capital names a place. */
const PLACE =
  /(?:^|\s)(?:in|near|around|across|outside|at|of|to|over|all over|outside|county|lake|port|mount|san|st\.?|new|north|south|east|west)\s+(?:the\s+)?$/iu;
/** Words right before or after a name that make it a system's. */
const HINT =
  /(?:\b(?:use|uses|using|in|on|with|from|via|through|to|replacing|replace|is|are|our|have|has|called|by|and|or|of|keep|need|the|link|a|an|into)\s*$|(?:sensors?|locks?|system|software|database|stays?|remains?|account|api|cameras?|meters?|terminals?|monitors?|app|license)$)/i;
const CAMEL =
  /^(?:\p{Lu}\p{Ll}+\p{Lu}[\p{L}\d]*|\p{Lu}{1,3}\p{Ll}+\p{Lu}\p{L}*|\p{Ll}+\p{Lu}\p{Ll}+|\p{Ll}{1,2}\p{Lu}{2,})$/u;

function* quoted(description: string): Generator<Span> {
  for (const match of description.matchAll(/[«“"]([^«»“”"\n]{2,60})[»”"]/gu)) {
    const name = match[1] ?? "";
    const before = description.slice(Math.max(0, match.index - 30), match.index);
    if (OWNER.test(plain(before)) || !/^[\p{Lu}\d]/u.test(name) || name.split(/\s/).length > 5) continue;
    yield { start: match.index + 1, end: match.index + 1 + name.length };
  }
}

function* matches(description: string, pattern: RegExp): Generator<Span> {
  for (const match of description.matchAll(pattern))
    yield { start: match.index, end: match.index + match[0].length };
}

/** Names in Latin letters inside Russian text, and names written in capitals or CamelCase anywhere. */
function* written(clause: Clause, locale: Locale): Generator<Span> {
  const { tokens } = clause;
  const isContext = () => context[locale].test(plain(clause.text)) || clause.text.search(known) >= 0;
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token || token.kind !== "word" || token.quoted || noSystem.has(token.lower.replace(/'s$/, "")))
      continue;
    const before = clause.text.slice(0, token.start - clause.start);
    const isCamel = CAMEL.test(token.text);
    const isCapital = /^[A-Z][A-Za-z\d-]+$/.test(token.text) && (token.text.length > 3 || locale === "ru");
    const isNamed =
      locale === "ru"
        ? /^[A-Z]/.test(token.text)
        : isCapital && isContext() && !isPlaceOrRole(tokens, at, before);
    if (!isCamel && !isNamed) continue;
    let last = token;
    for (
      let next = tokens[at + 1];
      next && /^(?:[A-Z][A-Za-z\d]*|\d{1,4}(?:\.\d)?)$/.test(next.text);
      next = tokens[at + 1]
    ) {
      if (
        next.start - last.end > 1 ||
        (next.kind === "number" && next.text.length > 2) ||
        noSystem.has(next.lower)
      )
        break;
      last = next;
      at += 1;
    }
    yield { start: token.start, end: last.end };
  }
}

/** An English word with a capital that is no name of a system: the first word of a sentence, a place, a person's office. */
function isPlaceOrRole(tokens: Clause["tokens"], at: number, before: string): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]];
  const word = token?.text ?? "";
  if (at === 0)
    return (
      commonFirst.test(word) ||
      !/^(?:stays?|remains?|goes|handles?|keeps?|runs?|must|will|gives?|sends?|exports?)$|^is$/.test(
        next?.lower ?? "",
      ) ||
      (next?.lower === "is" && !/^(?:our|the|staying|not|here|used)$/.test(tokens[at + 2]?.lower ?? ""))
    );
  const hasData =
    /(?:done|kept|tracked|stored|lives?|recorded|entered|booked|managed|scheduled|replacing|from|through|via|with|comes?|uses?|using|into?|and) (?:in |on |our )?$/.test(
      before,
    );
  return PLACE.test(before)
    ? !hasData || / (?:is|are|was|were) (?:in|at) $/.test(before)
    : !HINT.test(before) && !HINT.test(next?.lower ?? "");
}

/** Named systems in the order of the description, each once. */
export function systemsOf(
  description: string,
  clauses: readonly Clause[],
  bans: readonly Ban[],
  organisation: Span | undefined,
  fallback: Locale,
): NamedSystem[] {
  const found: Span[] = [
    ...matches(description, accounting1C),
    ...quoted(description),
    ...matches(description, known),
    ...[...matches(plain(description), generic.ru)].filter(
      ({ end }) => !/^\s*[«"]/.test(description.slice(end)),
    ),
    ...matches(plain(description), generic.en),
    ...clauses.flatMap((clause) => [...written(clause, localeOf(clause.text, fallback))]),
  ];
  const kept: Span[] = [];
  /** «19 самосвалов БелАЗ»: the make of what is counted. */
  const isMake = (span: Span) =>
    /\d\s+\p{L}+(?:\s\p{L}+)?\s+$/u.test(description.slice(Math.max(0, span.start - 40), span.start));
  for (const span of found) {
    if (isMake(span)) continue;
    const isInside = clauses.some((clause) => overlaps(clause, span));
    const isOwner = organisation !== undefined && overlaps(organisation, span);
    if (isInside && !isOwner && !kept.some((other) => overlaps(other, span))) kept.push(span);
  }
  const systems: NamedSystem[] = [];
  const names = new Set<string>();
  for (const span of kept.toSorted((one, other) => one.start - other.start)) {
    const name = named(description, span);
    const key = plain(name).slice(0, Math.max(4, name.length - 2));
    const same = systems.find((system) => plain(system.name).startsWith(key));
    const relation = relationOf(span, name, clauses, bans, fallback);
    if (same || names.has(key)) {
      if (same && same.relation === "used") same.relation = relation;
      continue;
    }
    names.add(key);
    systems.push({
      ...entryOf(description, `system-${systems.length + 1}`, span),
      name: name.slice(0, 200),
      relation,
    });
  }
  for (const { kind, span, about } of bans) {
    // «Электронный дневник остаётся»: what stays is a system although nobody gave it a name.
    const at = span && kind === "stays" ? description.indexOf(about, span.start) : -1;
    if (
      !span ||
      at < 0 ||
      at >= span.end ||
      systems.some((system) => system.span && overlaps(system.span, span))
    )
      continue;
    if (!TECHNICAL.test(plain(about)) || about.split(/\s+/).length > 5) continue;
    const name = localeOf(about, fallback) === "ru" ? nominative(about) : about;
    systems.push({
      ...entryOf(description, `system-${systems.length + 1}`, { start: at, end: at + about.length }),
      name: name.slice(0, 200),
      relation: "stays",
    });
  }
  return systems;
}

const TECHNICAL =
  /(?<![\p{L}])(?:систем|программ|дневник|сайт|баз[аыу](?!р)|касс|турникет|замк|замок|датчик|контроллер|камер|весы|терминал|сервер|приложен|crm|erp|system|software|database|locks?|sensors?|controllers?|website|app\b|portal|scanners?|terminals?|cameras?)/u;

/** As written, without an article; a Russian name in an oblique case, «в «Буровичке»», in the nominative. */
function named(description: string, { start, end }: Span): string {
  const text = description
    .slice(start, end)
    .replace(/^(?:an?|our|the|one)\s+/i, "")
    .trim();
  const before = description.slice(Math.max(0, start - 40), start);
  const isOblique =
    /^[\p{Lu}][а-яё]+(?:е|и|у|ю|ой|ей|ом|ем)$/u.test(text) &&
    /(?<![\p{L}])(?:в|во|на|из|с|со|через|к|от|до|о|по|самописн\p{L}+|систем\p{L}+|программ\p{L}+)\s+[«"]$/iu.test(
      before,
    );
  // «в телеграме», «экселя»: written like a common word.
  const isCommon = /^[а-яё]+$/.test(text) && /(?:е|а|у|ом|ем|и|ой|ю|я)$/.test(text);
  if (isCommon) {
    const common = parse(text).find(
      ({ pos, number, gender }) => pos === "NOUN" && number === "sing" && gender === "masc",
    );
    return common?.normal ?? text;
  }
  const [reading] = isOblique ? parse(text.toLowerCase()) : [];
  return reading?.pos === "NOUN" && reading.number === "sing"
    ? text.charAt(0) + reading.normal.slice(1)
    : text;
}

function relationOf(
  span: Span,
  name: string,
  clauses: readonly Clause[],
  bans: readonly Ban[],
  fallback: Locale,
): NamedSystem["relation"] {
  const denial = bans.find((ban) => (ban.span && overlaps(ban.span, span)) || ban.about.includes(name));
  if (denial) return denial.kind === "stays" ? "stays" : "forbidden";
  const clause = clauses.find((one) => overlaps(one, span));
  if (!clause) return "used";
  const text = plain(clause.text);
  return relations[localeOf(text, fallback)].find(([, pattern]) => pattern.test(text))?.[0] ?? "used";
}
