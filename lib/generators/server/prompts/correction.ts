import "server-only";
import type { Violation } from "@/lib/generators/server/check/check-document";
import type { Plan } from "@/lib/generators/server/compose/plan/plan";
import { tagged } from "@/lib/generators/server/prompts/frame";
import type { Prompt } from "@/lib/generators/server/prompts/prompt";
import { planForModel, sheetForModel } from "@/lib/generators/server/prompts/sheet";
import type { Locale } from "@/lib/i18n/locales";

const task: Readonly<Record<Locale, string>> = {
  ru: `Ты правишь черновик документа. Даны факты (facts), решения (plan) и строки черновика с замечаниями (problems). Верни только один объект JSON:
{"lines":[{"n":0,"text":"…"}],"add":["…"]}
- lines: исправленная строка под своим номером, в той же форме (строка таблицы остаётся строкой таблицы); text пустой, если строку лучше убрать.
- add: недостающие требования, каждое одним текстом в форме остальных, с кодом функции и приёмкой.
- Чисел, которых нет в фактах и решениях, не пиши.`,
  en: `You put the draft of a document right. Given are facts, decisions (plan) and lines of the draft with what is wrong in them (problems). Return a single JSON object only:
{"lines":[{"n":0,"text":"…"}],"add":["…"]}
- lines: the line put right, under its number and in the same form (a row of a table stays a row); text is empty when the line had better go.
- add: requirements that are missing, each as one text in the form of the others, with the code of the function and its acceptance.
- Write no figures that are not in the facts or the decisions.`,
};

const words: Readonly<Record<Locale, Record<Violation["kind"], string>>> = {
  ru: {
    figure: "числа нет в фактах",
    denial: "названо неизвестным то, что посетитель сказал",
    ban: "предложено то, что запрещено",
    wish: "нет требования к функции",
    trade: "слово из чужой отрасли",
    link: "ссылка",
  },
  en: {
    figure: "figure that is not in the facts",
    denial: "calls unknown what the visitor said",
    ban: "proposes what is forbidden",
    wish: "no requirement for the function",
    trade: "word of another trade",
    link: "link",
  },
};

const MAX_PROBLEMS = 24;

/** Asks for the offending lines of a document once more, and for what is missing. */
export function correctionPrompt(
  locale: Locale,
  text: string,
  found: readonly Violation[],
  plan: Plan,
): Prompt {
  const lines = text.split("\n");
  const problems = found.slice(0, MAX_PROBLEMS).map(({ kind, line, found: what }) => {
    const problem = `${words[locale][kind]}: ${what}`;
    return line === undefined ? problem : `n=${String(line + 1)}: ${problem}\n${lines[line] ?? ""}`;
  });
  return {
    system: task[locale],
    user: [
      tagged("facts", sheetForModel(plan.sheet)),
      tagged("plan", planForModel(plan)),
      tagged("problems", problems.join("\n\n")),
    ].join("\n\n"),
  };
}
