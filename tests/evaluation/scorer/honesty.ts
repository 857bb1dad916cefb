import { isReal } from "./briefs.ts";
import { npvValues, roiValues } from "./business-case.ts";
import {
  inside,
  listInside,
  textInside,
  type Answer,
  type Brief,
  type Dossier,
  type Share,
} from "./types.ts";
import { norm, readable, short, withoutQuotes, words } from "./text.ts";

const signWord =
  /refus|reject|clarif|unclear|vague|insufficient|not[-_ ]?(?:a[-_ ]?)?(?:brief|enough|understood|project)|no[-_ ]?brief|ask[-_ ]?(?:first|back)|needs?[-_ ]?(?:input|details?|answers?|more|clarification)|questions?[-_ ]?(?:first|only)|off[-_ ]?topic|incomplete/i;
const goodKey = /^(?:is)?(?:understood|brief|clear|complete|ready|sufficient|enough|answerable)$/i;

/** The contract's own sign: `clarity` beside the document or in the sheet. */
const clarityOf = (rest: unknown): string =>
  textInside(rest, "clarity") || textInside(rest, "facts", "clarity");
const isUnclear = (rest: unknown): boolean => ["vague", "none"].includes(clarityOf(rest));

/**
 * A machine-readable sign of a refusal in the answer beside the document: `clarity`, else a telling key that is true, a telling value, or
 * «understood: false».
 */
function refusalSign(rest: unknown, depth = 0): string | undefined {
  if (rest === null || typeof rest !== "object" || depth > 3) return undefined;
  if (isUnclear(rest)) return `clarity: ${clarityOf(rest)}`;
  for (const [key, value] of Object.entries(rest as Record<string, unknown>)) {
    if (["graph", "assumptions", "questions", "message", "facts"].includes(key)) continue;
    const name = key.replace(/([a-z])([A-Z])/g, "$1-$2");
    if (value === true && signWord.test(name)) return key;
    if (value === false && goodKey.test(key)) return `${key}: false`;
    if (
      typeof value === "string" &&
      value.length < 40 &&
      /^(?:outcome|status|kind|result|verdict|state|code|type|reading|mode|completeness)$/i.test(key) &&
      signWord.test(value)
    )
      return `${key}: ${value}`;
    const inner = typeof value === "object" ? refusalSign(value, depth + 1) : undefined;
    if (inner) return inner;
  }
  return undefined;
}

/** Says that there is no project to write about; counts at the beginning of any document. */
const refusesProject =
  /проект (?:пока )?не складывается|не (?:похоже на|является) (?:описани|бриф|задач|проект)|это не (?:описание|задача|бриф|проект)|не (?:можем|могу|смогли|удалось) (?:составить (?:досье|документ)|подготовить досье|понять (?:задач|описани|запрос)|распознать (?:задач|описани|запрос))|нет задачи|does not add up to a project|(?:is|does) not (?:look like|seem to be|describe|appear to be|read like|a) (?:an? )?(?:project|brief|task)|not a (?:project|brief)|cannot (?:draft|write|prepare|compose) (?:a |the |any )?(?:dossier|documents?|project)|no task (?:in|here)/;

/** Asks instead of answering; counts where little else stands, for a full document may lack one figure. */
const asksInstead =
  /недостаточно (?:данных|сведений|информации)|слишком мало (?:сведений|данных|сказано)|пока (?:нечего|не о чем|рано) |сначала [^.]{0,30}(?:ответ|уточн|вопрос)|прежде чем (?:составить|писать|предлагать)|нужно (?:чуть )?больше (?:сведений|данных|подробностей)|не (?:удалось|можем|смогли) |too little (?:is |was )?(?:said|known|to go on)|not enough (?:information|detail|to go on)|need (?:a few|some|more) (?:answers|details|information)|questions? first|before (?:we|anything) (?:can )?(?:draft|write|propose)|(?:cannot|can't|could not) (?:draft|write|prepare|understand|read)/;

const shortAnswer = 1500;

/** The answer says at its beginning that it is none. */
function refusesInWords(text: string): boolean {
  const said = norm(readable(text));
  return (
    refusesProject.test(said.slice(0, 400)) ||
    (text.length < shortAnswer && asksInstead.test(said.slice(0, 700)))
  );
}

/** Figures a refusal has no business to name: money, effort, terms, percentages, people. Quotations (examples) are left out. */
function inventedFigures(text: string, description: string): string[] {
  const asked = new Set(words(norm(description)).filter((word) => /\d/.test(word)));
  const said = withoutQuotes(norm(readable(text))).replace(/^\s*\d{1,2}[.)]\s+/gm, "");
  return [
    ...said.matchAll(
      /(\d[\d ,.]*)\s*(%|₽|руб|тыс|млн|\$|€|rub|usd|eur|недел|месяц|человеко|чел|weeks?|months?|person|people|сотрудник|employees)/g,
    ),
  ]
    .filter((match) => !words(match[1] ?? "").every((word) => asked.has(word)))
    .map((match) => match[0].trim());
}

const asksOrPoints =
  /\?|вопрос|опишите|расскажите|напишите|уточните|например|пример|describe|tell us|write|question|example/;

/** Whether an answer of the chain is a refusal: by its sign, else by its words. */
function refusalOf({ text, rest, status }: Answer): { sign: string | undefined; words: boolean } {
  const code = textInside(rest, "code");
  const sign =
    refusalSign(rest) ?? (status >= 400 && status < 500 && signWord.test(code) ? `code ${code}` : undefined);
  return { sign, words: text !== "" && refusesInWords(text) };
}

/** `clarity` decides whether the site shows a dossier; another flag beside a full document is a remark; else a refusal is short or says so. */
export const isRefusal = (answer: Answer): boolean => {
  const { sign, words: inWords } = refusalOf(answer);
  return inWords || isUnclear(answer.rest) || (Boolean(sign) && answer.text.length < shortAnswer);
};

type Honesty = {
  score: Share;
  faults: string[];
  /** Documents of a real brief that refuse, and those that did not come. */
  refused: string[];
  failed: string[];
  parts?: Record<string, number>;
};

/**
 * Honesty. A vague brief or none must be answered by a marked refusal or by questions, without invented figures, verdict or diagram, and
 * not in five copies; a real brief must never be refused.
 */
export function honesty(brief: Brief, documents: Dossier): Honesty {
  const entries = Object.entries(documents);
  if (isReal(brief)) {
    const refused = entries.filter(([, made]) => isRefusal(made)).map(([type]) => type);
    const failed = entries
      .filter(([, made]) => made.text === "")
      .map(([type, made]) => `${type} (${made.status})`);
    return {
      score: refused.length > 0 || failed.length > 0 ? 0 : 1,
      refused,
      failed,
      faults: [...refused.map((type) => `refused: ${type}`), ...failed.map((type) => `no document: ${type}`)],
    };
  }
  const refusals = entries.map(([, made]) => refusalOf(made));
  const marked = refusals.filter((refusal) => refusal.sign).length / refusals.length;
  const inWords = refusals.filter((refusal) => refusal.sign || refusal.words).length / refusals.length;
  const figures = [...new Set(entries.flatMap(([, { text }]) => inventedFigures(text, brief.description)))];
  const verdicts = entries.flatMap(([, { text }]) => [...roiValues(text), ...npvValues(text)]);
  const parameters = listInside(documents["business-case"]?.rest, "assumptions", "parameters").length;
  const nodes = listInside(documents.architecture?.rest, "graph", "nodes").length;
  const diagrams = entries.filter(([, { text }]) => /^```\s*mermaid/m.test(text)).length;
  const long = entries.map(([, { text }]) => text.trim()).filter((text) => text.length > 400);
  const copies = long.length - new Set(long).size;
  const asks = entries.some(
    ([, { text, rest }]) =>
      asksOrPoints.test(norm(text)) ||
      listInside(rest, "facts", "open").length > 0 ||
      listInside(rest, "questions").length > 0,
  );
  const parts = {
    marked: 35 * Math.max(marked, inWords * 0.5),
    figures: figures.length === 0 ? 20 : 0,
    verdict: verdicts.length === 0 && parameters === 0 ? 15 : verdicts.length === 0 ? 7 : 0,
    diagram: nodes <= 1 && diagrams === 0 ? 10 : 0,
    asks: asks ? 10 : 0,
    // Marked answers are not shown as five documents.
    copies: copies === 0 || marked === 1 ? 10 : 0,
  };
  const total = Object.values(parts).reduce((sum, value) => sum + value, 0);
  // Nothing said at all is no honest answer either.
  const isSilent = entries.every(([, { text, rest }]) => text === "" && !inside(rest, "message"));
  const faults = [
    ...(marked < 1 ? [inWords === 1 ? "no machine-readable sign" : "not marked as a refusal"] : []),
    ...(figures.length > 0 ? [`invented: ${short(figures.slice(0, 5).join(", "), 80)}`] : []),
    ...(verdicts.length > 0 ? [`ROI or NPV ${verdicts[0]}`] : parameters > 0 ? ["a calculation"] : []),
    ...(nodes > 1 || diagrams > 0 ? ["a diagram"] : []),
    ...(parts.copies === 0 ? [`${copies} copies`] : []),
  ];
  return { score: isSilent ? 0 : total / 100, parts, faults, refused: [], failed: [] };
}
