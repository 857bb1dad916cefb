import "server-only";
import { measureKinds } from "@/lib/generators/business-case/assumptions";
import { documentPrompt } from "@/lib/generators/server/prompts/frame";
import type { PromptWriter, Task } from "@/lib/generators/server/prompts/prompt";
import type { Locale } from "@/lib/i18n/routing";

const example = (word: { hours: string; unit: string; rate: string; rub: string; line: string }) =>
  JSON.stringify({
    currency: "RUB",
    years: 3,
    discountRate: 20,
    ramp: [50, 90, 100],
    parameters: [
      {
        id: "hours",
        label: word.hours,
        value: 4000,
        unit: word.unit,
        measure: "count",
        range: { min: 1000, max: 8000, step: 100 },
        source: "assumption",
        note: "…",
      },
      {
        id: "rate",
        label: word.rate,
        value: 900,
        unit: word.rub,
        measure: "rub",
        range: { min: 500, max: 2000, step: 50 },
        source: "assumption",
      },
    ],
    effects: [{ id: "time", label: word.line, factors: ["hours", "rate"] }],
    yearlyCosts: [{ id: "support", label: "…", factors: ["support-sum"] }],
    investment: [{ id: "build", label: "…", factors: ["build-sum"] }],
  });

/** The form of the assumptions, said once for the document and for its correction. */
export const assumptionsForm: Readonly<Record<Locale, string>> = {
  ru: `${example({ hours: "Часов экономии в год", unit: "часов в год", rate: "Полный час сотрудника", rub: "₽", line: "Время сотрудников" })}
- years от 3 до 5; discountRate и доли ramp в процентах; долей ramp столько же, сколько лет.
- parameters: до 20 исходных чисел, каждое один раз; id латиницей строчными (буквы, цифры, дефис); measure одно из: ${measureKinds.join(", ")} (проценты считаются сотыми долями, минуты долями часа); value внутри range; source: "visitor", если число назвал посетитель, иначе "assumption" с note, откуда оно.
- effects, yearlyCosts и investment: от одной до шести строк; строка равна произведению параметров из factors, в рублях за год для эффектов и расходов и в рублях разово для вложений. Каждый id в factors есть в parameters; id строк не повторяются.
- Итогов и вычисленных сумм в JSON нет. Никаких других полей, комментариев и запятых в конце.`,
  en: `${example({ hours: "Hours saved a year", unit: "hours a year", rate: "Full cost of a staff hour", rub: "RUB", line: "Staff time" })}
- years 3 to 5; discountRate and the shares of ramp in percent; as many shares in ramp as years.
- parameters: up to 20 input figures, each once; id in lower-case Latin letters, digits and hyphens; measure one of: ${measureKinds.join(", ")} (percentages count as hundredths, minutes as parts of an hour); value inside range; source: "visitor" if the visitor gave the figure, else "assumption" with a note on where it comes from.
- effects, yearlyCosts and investment: one to six lines; a line is the product of the parameters in factors, in roubles a year for effects and costs and in roubles once for investment. Every id in factors is in parameters; ids of lines do not repeat.
- No totals or computed sums in the JSON. No other fields, no comments, no trailing commas.`,
};

const task: Task = {
  ru: `Документ: технико-экономическое обоснование, 600–900 слов, и после него один блок JSON с исходными числами. Учти дополнительные сведения (тег additional-information), если они есть. Разделы по порядку:
## Почему сейчас: что теряется сегодня и на чём основана оценка.
## Варианты: таблица «оставить как есть, частичное решение, полное решение»: что меняется, что остаётся, для кого подходит.
## Откуда эффект: каждая статья эффекта, из чего складывается и чем её проверить.
## Вложения и расходы: состав работ и ежегодных затрат, без сумм.
## Риски для эффекта: таблица «что может уменьшить эффект, признак, что делать».
## Что проверить до решения: от четырёх до семи проверок или вопросов.

Суммы, ROI, срок окупаемости и NPV не пиши ни в тексте, ни в таблицах: их посчитает сайт из твоих исходных чисел и поставит под документом. Последним в ответе поставь один блок \`\`\`json … \`\`\` такого вида:
${assumptionsForm.ru}
После блока ничего не пиши.`,
  en: `Document: the business case, 600–900 words, and after it one block of JSON with the input figures. Take account of the additional information (tag additional-information) if there is any. Sections in this order:
## Why now: what is lost today and what the estimate rests on.
## Options: a table "leave as is, partial solution, full solution": what changes, what stays, whom it suits.
## Where the effect comes from: every line of the effect, what it is made of and how to check it.
## Investment and costs: what the work and the yearly costs consist of, without sums.
## Risks to the effect: a table "what may reduce it, sign, what to do".
## To check before deciding: four to seven checks or questions.

Write no sums, ROI, payback or NPV, neither in the text nor in tables: the site computes them from your input figures and puts them below the document. Put last in the answer one block \`\`\`json … \`\`\` of this form:
${assumptionsForm.en}
Write nothing after the block.`,
};

export const businessCasePrompt: PromptWriter = (input, locale) => documentPrompt(task, input, locale);
