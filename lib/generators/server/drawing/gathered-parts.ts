import "server-only";
import type { DesignSheet } from "@/lib/generators/server/compose/design/design-sheet";
import { isButton, isText, partsOf } from "@/lib/generators/server/compose/design/picture-plan";
import { upperFirst } from "@/lib/generators/server/compose/text/markdown";
import { buttonName } from "@/lib/generators/server/drawing/button-name";
import type { Drawn } from "@/lib/generators/server/drawing/parts";
import { HEADLINE, isNotice, isSearch, specialLook } from "@/lib/generators/server/drawing/special";
import { quotedIn, splitPart } from "@/lib/generators/server/drawing/split-parts";
import { singular } from "@/lib/generators/server/language/en";
import { inCase, isAdjective, nominative } from "@/lib/generators/server/language/ru";

const MOST_READ = 14;
const MOST_PARTS = 6;

/** What people type into a field, by the whole of its name. */
const FIELD =
  /^(?:(?:ваш[аеу]?|номер|дата|your|full|first|last|company|work|mobile) )?(?:фио|им(?:я|ени|енем)|фамили\p{L}+|отчеств\p{L}+|рождения|телефон\p{L}{0,2}|(?:электронн\p{L}+ )?почт\p{L}{1,2}|e-?mail(?: address)?|парол\p{L}{1,2}|логин\p{L}{0,2}|паспорт\p{L}{0,2}|снилс|инн|огрн|адрес|комментари\p{L}{1,2}|код из (?:смс|sms)|индекс|город|организация|компания|должность|name|surname|phone(?: number)?|password|log-?in|user ?name|passport(?: number)?|address|date of birth|comments?|company|city|organi[sz]ation|postcode|zip code|card number|expiry date|cvv?)$/iu;
const OF_A_FORM = /форм|вход|логин|регистр|анкет|заявк|form|log-?in|sign-?(?:in|up)|registr/iu;
const LINK = /[«“"'‘]([^«»“”"'‘’]{1,28})[»”"'’] (?:link|ссылк)|ссылк\p{L}* [«“"']([^«»“”"']{1,28})[»”"']/iu;
const BARE_CARDS = /^(?:\p{L}+ |\d+ )?(?:карточк\p{L}*|карточек|плитк\p{L}*|cards|tiles)$/iu;
const OF_EACH = /(?:^|\s)(?:из|по|of|by|per|for)\s+[\p{L}\d-]+\s+\p{L}+/iu;
const NO_THING =
  /^(?:пол[еяю]|строк|столбц|колон|пункт|шаг|дн|час|недел|месяц|позици|fields?|rows?|columns?|items?|steps?|days?|hours?)/iu;

/** The names of a label that is nothing but fields: «Паспорт и телефон»; none where any word is of something else. */
function fieldsOf(label: string): string[] {
  const names = label.split(/,\s*|\s(?:и|and|or|или)\s(?:an? |the )?/iu).map((name) => name.trim());
  return names.every((name) => FIELD.test(name)) ? names : [];
}

/** Parts of a screen as a picture shows them: fields stand in their form, numbers side by side, and each part looks like what it is. */
export function gatheredParts(sheet: DesignSheet): Drawn[] {
  const lower = sheet.text.toLowerCase();
  const placeOf = ({ label, of = label }: Drawn) => lower.indexOf((label === "" ? of : label).toLowerCase());
  const split = partsOf(sheet, MOST_READ).flatMap((part) => splitPart(part, sheet));
  const first = new Map(split.toReversed().map((part) => [part.label.toLowerCase(), part]));
  const plain = [...first.values()].map((part) => withQuote(ownLook(part, sheet), sheet));
  // A telephone is no part of a screen, but a field of a form may ask for its number.
  const typed = sheet.contents.filter(
    (label) => FIELD.test(label) && plain.every((part) => part.label !== label),
  );
  const asked = typed.map((label): Drawn => ({ label, figures: [], looks: ["fields"] }));
  const inOrder = [...plain, ...asked].toSorted((a, b) => placeOf(a) - placeOf(b));
  const kept = withNumbers(withForm(inOrder, sheet));
  const isOfNumbers = kept.some(({ looks }) => /^(?:chart|metrics|figure)$/.test(looks[0] ?? ""));
  const isNamed = (part: Drawn) => isButton(part) && buttonName(part.of ?? part.label) !== undefined;
  // «Кнопка «Войти»» and «синяя кнопка» are one.
  const once = kept.filter((part) => !isButton(part) || isNamed(part) || !kept.some(isNamed));
  const shown = once.map((part): Drawn => {
    const isBare = isOfNumbers && part.looks[0] === "cards" && BARE_CARDS.test(part.label);
    return isBare ? { ...part, label: "", of: part.label, looks: ["metrics"] } : part;
  });
  const rankOf = (part: Drawn) => Number(isText(part)) - Number(isSearch(part));
  return shown.toSorted((a, b) => rankOf(a) - rankOf(b)).slice(0, MOST_PARTS);
}

/** A part with the words that it quotes: a headline and a message show them, others are called so. */
function withQuote(part: Drawn, { text }: DesignSheet): Drawn {
  const said = isButton(part) || part.label === "" ? undefined : quotedIn(part.label, text);
  if (said === undefined) return part;
  const look = part.looks[0] ?? "lines";
  if ((look === "lines" || look === "photo") && HEADLINE.test(part.label))
    return { ...part, said, looks: ["hero"] };
  return isText(part) && isNotice(part) ? { ...part, said, looks: ["warning"] } : { ...part, said };
}

/** A part with a look of its own, and with the name of the things that it counts: «таблица из восьми пекарен» has rows of them. */
function ownLook(part: Drawn, { text, figures, locale }: DesignSheet): Drawn {
  const start = text.toLowerCase().indexOf(part.label.toLowerCase());
  if (part.label === "" || start < 0 || isButton(part)) return part;
  const end = start + part.label.length;
  const counted = figures.find(
    ({ kind, value, span, counts, unit }) =>
      kind === "count" &&
      value > 1 &&
      span &&
      span.start >= start &&
      span.end <= end &&
      (counts ?? unit) !== "",
  );
  const look = specialLook(part.label, isText(part));
  const own: Drawn = look === undefined ? part : { ...part, looks: [look] };
  const [word = "", next = word] = (counted?.counts ?? counted?.unit ?? "").split(" ");
  const thing = locale === "ru" && isAdjective(word) ? next : word;
  if (!counted || !OF_EACH.test(part.label) || NO_THING.test(thing) || !/^\p{L}{3,}$/u.test(thing))
    return own;
  if (!isText(own) && own.looks[0] !== "rows" && own.looks[0] !== "figure") return own;
  const one = locale === "ru" ? inCase(thing, "nomn", "sing") : singular(thing);
  return {
    ...own,
    looks: ["rows"],
    figures: [counted],
    rowName: one === thing && locale === "ru" ? undefined : upperFirst(one),
  };
}

/** The fields that are named one by one in one form: the one that the description names, else one without a label. */
function withForm(parts: readonly Drawn[], { title, locale }: DesignSheet): Drawn[] {
  const split = parts.map((part) => {
    const [, head = part.label, own = ""] = /^(.+?)\s(?:with|со?)\s(.+)$/iu.exec(part.label) ?? [];
    const inside = part.looks[0] === "fields" && !isSearch(part) ? fieldsOf(own) : [];
    const names = fieldsOf(part.label);
    return { part: inside.length > 0 ? { ...part, label: head } : part, names, inside };
  });
  const all = split.flatMap(({ names, inside }) => [...inside, ...names]);
  const isForm = ({ part, names }: (typeof split)[number]) =>
    part.looks[0] === "fields" && !isSearch(part) && names.length === 0;
  if (all.length === 0 || (all.length < 2 && !split.some(isForm) && !OF_A_FORM.test(title)))
    return [...parts];
  const links = parts.flatMap(({ label }) => LINK.exec(label)?.slice(1).find(Boolean) ?? []);
  const shown = all.map((name) =>
    upperFirst(locale === "ru" && /(?:ем|ом|ой|ями)$/u.test(name) ? nominative(name) : name),
  );
  const form: Drawn = {
    ...(split.find(isForm)?.part ?? { label: "", of: title, figures: [] }),
    looks: ["fields"],
    names: [...new Set(shown)],
    ...(links[0] !== undefined && { link: links[0] }),
  };
  const at = split.findIndex((one) => isForm(one) || one.names.length > 0);
  return split.flatMap((one, index) => {
    if (index === at) return [form];
    return one.names.length > 0 || isForm(one) ? [] : [one.part];
  });
}

/** Numbers side by side: those that follow cards of numbers are theirs, and others stand two in a part. */
function withNumbers(parts: readonly Drawn[]): Drawn[] {
  const numbers = parts.filter(({ looks }) => looks[0] === "figure");
  const cards = parts.find(
    ({ looks, names }) => looks[0] === "metrics" && looks.length === 1 && names === undefined,
  );
  if (cards === undefined && numbers.length < 3) return [...parts];
  const namesFrom = (at: number, most: number) => numbers.slice(at, at + most).map(({ label }) => label);
  if (cards !== undefined) {
    const own: Drawn = numbers.length > 0 ? { ...cards, names: namesFrom(0, 3) } : cards;
    return parts.flatMap((part) =>
      part === cards ? [own] : numbers.slice(0, 3).includes(part) ? [] : [part],
    );
  }
  return parts.flatMap((part): Drawn[] => {
    const at = numbers.indexOf(part);
    if (at < 0) return [part];
    return at % 2 === 1
      ? []
      : [{ label: "", of: part.label, figures: [], looks: ["metrics"], names: namesFrom(at, 2) }];
  });
}
