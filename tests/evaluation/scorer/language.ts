import type { Brief, Dossier, Share } from "./types.ts";
import { norm, readable, sentences, short, withoutQuotes } from "./text.ts";

const leak =
  /undefined|(?<![\p{L}])NaN(?![\p{L}])|\[object|\{\{|\}\}|(?<![\p{L}])TODO(?![\p{L}])|lorem ipsum|(?<![\p{L}])null(?![\p{L}])|\$\{/u;
const doubled = /(?<![\p{L}\p{N}-])(\p{L}{3,}) \1(?![\p{L}\p{N}-])/u;
const allowedDoubles = /(?:had had|that that|еле еле|чуть чуть|много много)/;
const doubledPhrase = /((?:[\p{L}]{3,} ){2,}[\p{L}]{3,})[ ,:]+(?:\d+ )?\1/u;
const zeroCounts =
  /(?<![\d.,–-] ?)(?<![\d.,])(?:это )?0 (?:ставок|чисел|цифр|человек|чел\.|систем|недель|точек|ролей|сотрудник\S*|пользовател\S*|figures|staff|people|systems|employees|users|weeks|roles|posts)|единиц\S* 0/u;
const particles =
  /^(?:то есть|а то|и|но|а|или|либо|же|бы|ли|что|чтобы|чтоб|который|которая|которые|где|потом|также|еще|уже|при этом|зато|and|but|or|so|which|that|then|also|because|to|from|by|with|as well)(?![\p{L}-])\s+\S/u;
const quoted = /«([^»]{3,120})»|“([^”“]{3,120})[”“]/g;
const lone = /^[а-я]+(?:ть|ться)$/u;
const marks =
  /^(?:обязательно|желательно|возможно|по желанию|основной путь|первый выпуск|второй выпуск|по умолчанию|допущение|оценка|из описания|см\S* .*|must|should|could|may|main path|first release|assumption|estimate|optional|default|в том числе|например.*|e\.g.*|i\.e.*)$/u;

/** «исполнителей (менеджеры)»: a noun in some case, and the word that should have been in it, in brackets. */
function brackets(list: readonly string[]): string[] {
  const seen = new Map<string, { befores: Set<string>; examples: string[] }>();
  for (const sentence of list) {
    const said = norm(sentence);
    for (const match of said.matchAll(/(\p{L}{3,}) \(([\p{L} ,;]{3,60})\)/gu)) {
      const [, before = "", noun = ""] = match;
      if (marks.test(noun.trim()) || noun.split(/\s+/).length > 6) continue;
      const entry = seen.get(noun) ?? { befores: new Set(), examples: [] };
      entry.befores.add(before);
      entry.examples.push(short(sentence, 110));
      seen.set(noun, entry);
    }
  }
  // The same words in brackets after two different nouns: a slot of a template, not an explanation.
  return [...seen.values()]
    .filter((entry) => entry.befores.size >= 2)
    .flatMap((entry) => [...new Set(entry.examples)]);
}

type Fault = { kind: string; type?: string; text: string };

/** Traces of a machine in the wording. */
export function language(brief: Brief, documents: Dossier): { score: Share; faults: Fault[] } {
  const faults: Fault[] = [];
  const add = (kind: string, text: string, type?: string) =>
    faults.push({ kind, ...(type !== undefined && { type }), text: short(text, 130) });
  const asked = norm(brief.description);
  const everything: string[] = [];
  for (const [type, { text }] of Object.entries(documents)) {
    const body = readable(text);
    const list = sentences(text);
    everything.push(...list);
    for (const sentence of list) {
      const said = norm(sentence);
      if (leak.test(sentence) && !leak.test(brief.description)) add("leak", sentence, type);
      if (doubled.test(said) && !allowedDoubles.test(said) && !doubled.test(asked))
        add("doubled", sentence, type);
      else if (doubledPhrase.test(said)) add("doubled", sentence, type);
      if (zeroCounts.test(said)) add("zero", sentence, type);
      for (const match of norm(sentence).matchAll(quoted)) {
        const inside = (match[1] ?? match[2] ?? "").trim();
        if ((particles.test(inside) || lone.test(inside)) && asked.includes(inside))
          add("cut clause", `«${inside}»`, type);
      }
      if (brief.locale === "en" && /[а-я]{3,}/u.test(withoutQuotes(said)) && !/[а-я]{3,}/u.test(asked))
        add("Cyrillic", sentence, type);
    }
    if (brief.locale === "ru" && body.length > 300) {
      const plainBody = body.replace(/https?:\S+/g, "");
      const latin = (plainBody.match(/[a-z]/gi) ?? []).length;
      const cyrillic = (plainBody.match(/[а-я]/gi) ?? []).length;
      if (latin / (latin + cyrillic) > 0.12)
        add("Latin", `${Math.round((100 * latin) / (latin + cyrillic))} % of the letters`, type);
    }
  }
  for (const text of brackets(everything)) add("brackets", text);
  return { score: Math.max(0, 1 - faults.length / 6), faults };
}
