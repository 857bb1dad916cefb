import "server-only";
import { measureKinds } from "@/lib/generators/business-case/assumptions";
import { documentPrompt } from "@/lib/generators/server/prompts/frame";
import type { PromptWriter, Task } from "@/lib/generators/server/prompts/prompt";
import type { Locale } from "@/lib/i18n/routing";

type Words = Record<"hours" | "hoursUnit" | "rate" | "rub" | "build" | "support" | "time", string>;

const sum = (id: string, label: string, value: number, unit: string) => ({
  id,
  label,
  value,
  unit,
  measure: "rub",
  range: { min: 0, max: value * 3, step: value / 20 },
  source: "assumption",
  note: "…",
});

/** The smallest answer that would be taken. */
const example = ({ hours, hoursUnit, rate, rub, build, support, time }: Words) =>
  JSON.stringify({
    currency: "RUB",
    years: 3,
    discountRate: 20,
    ramp: [50, 90, 100],
    parameters: [
      { ...sum("hours", hours, 4000, hoursUnit), measure: "count" },
      sum("rate", rate, 900, rub),
      sum("build-sum", build, 4_000_000, rub),
      sum("support-sum", support, 600_000, rub),
    ],
    effects: [{ id: "time", label: time, factors: ["hours", "rate"] }],
    yearlyCosts: [{ id: "support", label: support, factors: ["support-sum"] }],
    investment: [{ id: "build", label: build, factors: ["build-sum"] }],
  });

const examples = {
  ru: example({
    hours: "Часов экономии в год",
    hoursUnit: "часов в год",
    rate: "Полный час сотрудника",
    rub: "₽",
    build: "Разработка и внедрение",
    support: "Сопровождение в год",
    time: "Время сотрудников",
  }),
  en: example({
    hours: "Hours saved a year",
    hoursUnit: "hours a year",
    rate: "Full cost of a staff hour",
    rub: "RUB",
    build: "Development and rollout",
    support: "Support a year",
    time: "Staff time",
  }),
};

/** The form of the assumptions, said once for the document and for its correction. */
export const assumptionsForm: Readonly<Record<Locale, string>> = {
  ru: `${examples.ru}
- years от 3 до 5; discountRate и доли ramp в процентах; долей ramp столько же, сколько лет.
- parameters: до 20 исходных чисел, каждое один раз; id латиницей строчными (буквы, цифры, дефис); measure одно из: ${measureKinds.join(", ")} (проценты считаются сотыми долями, минуты долями часа); value внутри range; source: "visitor", если число назвал посетитель, иначе "assumption" с note, откуда оно.
- effects, yearlyCosts и investment: от одной до шести строк; строка равна произведению параметров из factors, в рублях за год для эффектов и расходов и в рублях разово для вложений. Каждый id в factors есть в parameters; id строк не повторяются.
- Итогов и вычисленных сумм в JSON нет. Никаких других полей, комментариев и запятых в конце.`,
  en: `${examples.en}
- years 3 to 5; discountRate and the shares of ramp in percent; as many shares in ramp as years.
- parameters: up to 20 input figures, each once; id in lower-case Latin letters, digits and hyphens; measure one of: ${measureKinds.join(", ")} (percentages count as hundredths, minutes as parts of an hour); value inside range; source: "visitor" if the visitor gave the figure, else "assumption" with a note on where it comes from.
- effects, yearlyCosts and investment: one to six lines; a line is the product of the parameters in factors, in roubles a year for effects and costs and in roubles once for investment. Every id in factors is in parameters; ids of lines do not repeat.
- No totals or computed sums in the JSON. No other fields, no comments, no trailing commas.`,
};

const task: Task = {
  ru: `Документ: технико-экономическое обоснование, 600–900 слов, и после него один блок JSON с исходными числами. Учти дополнительные сведения (тег additional-information), если они есть. Разделы по порядку:
### Почему сейчас: что теряется сегодня и на чём основана оценка.
### Варианты: таблица «оставить как есть, частичное решение, полное решение»: что меняется, что остаётся, для кого подходит.
### Откуда эффект: каждая статья эффекта, из чего складывается и чем её проверить.
### Вложения и расходы: состав работ и ежегодных затрат, без сумм.
### Риски для эффекта: таблица «что может уменьшить эффект, признак, что делать».
### Что проверить до решения: от четырёх до семи проверок или вопросов.

Суммы, ROI, срок окупаемости и NPV не пиши ни в тексте, ни в таблицах: их посчитает сайт из твоих исходных чисел и поставит под документом. Последним в ответе поставь один блок \`\`\`json … \`\`\` такого вида:
${assumptionsForm.ru}
После блока ничего не пиши.`,
  en: `Document: the business case, 600–900 words, and after it one block of JSON with the input figures. Take account of the additional information (tag additional-information) if there is any. Sections in this order:
### Why now: what is lost today and what the estimate rests on.
### Options: a table "leave as is, partial solution, full solution": what changes, what stays, whom it suits.
### Where the effect comes from: every line of the effect, what it is made of and how to check it.
### Investment and costs: what the work and the yearly costs consist of, without sums.
### Risks to the effect: a table "what may reduce it, sign, what to do".
### To check before deciding: four to seven checks or questions.

Write no sums, ROI, payback or NPV, neither in the text nor in tables: the site computes them from your input figures and puts them below the document. Put last in the answer one block \`\`\`json … \`\`\` of this form:
${assumptionsForm.en}
Write nothing after the block.`,
};

export const businessCasePrompt: PromptWriter = (input, locale) => documentPrompt(task, input, locale);
