import type { Locale } from "@/lib/i18n/locales";

/** Words of the business case in Russian and English, the same for both engines and for the recalculation in the browser. */
const pairs = {
  title: ["Обоснование: {title}", "Business case: {title}"],
  effects: ["Откуда эффект", "Where the benefit comes from"],
  costs: ["Вложения и расходы", "Investment and running costs"],
  payback: ["Окупаемость", "Payback"],
  levers: ["Что влияет сильнее всего", "What matters most"],
  unknown: ["Чего не знаем", "Open questions"],
  parameters: ["Откуда числа", "Where the numbers come from"],

  effort: [
    "Первый выпуск — {effort} за {weeks}, команда — {people}.",
    "The first release is {effort} over {weeks} with a team of {people}.",
  ],
  good: ["Проект окупается за {payback}{basis}.", "The project pays for itself in {payback}{basis}."],
  asked: [
    "То, что вы просили ({name}), окупается за {payback}{basis}.",
    "What you asked for ({name}) pays for itself in {payback}{basis}.",
  ],
  basis: [", если {label} сократятся на\u00a0{value}", " with {label} cut by {value}"],
  avoidLoss: ["Насколько сократятся", "Reduction in"],
  losses: ["потери", "losses"],
  late: [
    "Вложения вернутся за {payback}, но при ставке {rate} это убыток.",
    "The investment pays back in {payback}, but at {rate} it loses money.",
  ],
  bad: ["Названные потери проект не окупают.", "The losses stated do not pay for the project."],
  sums: [
    "Эффект — {effect} в год, вложения — {investment}, расходы — {costs} в год.",
    "The benefit is {effect} a year, the investment {investment}, running costs {costs} a year.",
  ],
  spent: [
    "Вложения — {investment}, расходы — {costs} в год.",
    "The investment is {investment}, running costs {costs} a year.",
  ],
  needs: ["Нужная экономия: {needed} в год.", "Required savings: {needed} a year."],
  "reason-missing": ["Окупаемость решат ваши ответы.", "The payback depends on your answers."],
  "reason-unpriced": ["Не хватает ставки за человеко-неделю.", "The rate per person-week is missing."],
  "reason-partial": [
    "Пока посчитана только часть потерь: остальное решат ваши ответы.",
    "Only some of the losses are counted so far: the rest depends on your answers.",
  ],
  "reason-absurd": ["Проверьте главное число: «{label}».", "Check the main number: “{label}”."],
  first: [
    " Первый выпуск — {release}, как в идее проекта; «{label}» — ещё {more}.",
    " The first release is {release}, as in the project idea; “{label}” adds {more}.",
  ],
  main: ["Больше всего: «{label}», {sum} в год", "Largest loss: “{label}”, {sum} a year"],
  assumed: ["допущение: {list}", "assumption: {list}"],
  avoided: ["{label} сократятся на {value}", "{label} cut by {value}"],
  saved: ["{label} — {value}", "{value} of {label}"],
  assumedMore: ["допущения: {list}", "assumptions: {list}"],
  only: ["Расчёт по потере: «{label}»", "Loss counted: “{label}”"],
  enough: [
    "Бюджет: {budget}. Оценка в него укладывается, остаётся {left}.",
    "Budget: {budget}. The estimate fits, leaving {left}.",
  ],
  lack: ["Бюджет: {budget}. Оценка выше на {lack}.", "Budget: {budget}. The estimate exceeds it by {lack}."],

  effectHead: [
    "Потеря|Как посчитано|Эффект в год, {unit}",
    "Loss|How it’s calculated|Benefit a year, {unit}",
  ],
  costHead: ["Статья|Как посчитано|Сумма, {unit}", "Item|How it’s calculated|Amount, {unit}"],
  yearHead: ["{unit}|Эффект|Затраты|Накоплено|Приведено", "{unit}|Benefit|Costs|Cumulative|Discounted"],
  divisor: [
    "Делитель — сумма долей эффекта по годам; за три года {shares}.",
    "The divisor is the sum of yearly benefit shares; over three years {shares}.",
  ],
  evenHead: [
    "Окупить за|Экономия в год, {unit}|Как посчитано",
    "Pays for itself in|Savings a year, {unit}|How it’s calculated",
  ],
  leverHead: [
    "Число, ±20\u00a0%|Сейчас|NPV, если меньше, {unit}|NPV, если больше, {unit}",
    "Input, ±20%|Now|NPV if lower, {unit}|NPV if higher, {unit}",
  ],
  work: ["Трудоёмкость, от −{below} до +{above}", "Effort, −{below} to +{above}"],
  outlookHead: [
    "Сценарий|Снижение потерь|Вложения, {unit}|ROI за {term}|Окупаемость|NPV за {years}, {unit}",
    "Scenario|Losses avoided|Investment, {unit}|ROI over {term}|Payback|NPV over {years}, {unit}",
  ],
  outlookNote: [
    "Вложения — по границам оценки, −{below} и +{above} трудоёмкости, сопровождение — вслед за ними; снижение потерь — на треть меньше и больше.",
    "Investment and support vary with the estimate range, −{below} to +{above} of the effort; losses avoided are a third lower or higher.",
  ],
  inCautious: [
    "В осторожном сценарии — {payback} (без дисконтирования).",
    "In the conservative scenario: {payback} (undiscounted).",
  ],
  firstAlone: ["Только {name}: {outlook}", "{name} only: {outlook}"],
  withProposed: ["С предложенным: {outlook}", "With the proposed part: {outlook}"],
  cautious: ["Осторожный", "Conservative"],
  base: ["Базовый", "Base"],
  bold: ["Смелый", "Optimistic"],
  parameterHead: ["Число|Значение|Откуда", "Input|Value|Source"],
  isProposed: ["{it} (предлагаем)", "{it} (proposed)"],
  total: ["Итого", "Total"],
  invested: ["Итого вложений", "Total investment"],
  spending: ["Итого расходов в\u00a0год", "Total running costs a year"],
  soFar: ["Итого пока", "Total so far"],
  open: ["нужны данные", "data needed"],
  idle: [
    "В\u00a0сумму пока не\u00a0входит: {codes}, денег за\u00a0этим описание не\u00a0называет.",
    "Not in this total: {codes}, as the description puts no money on it.",
  ],
  ifSales: [
    "Если это выручка, а\u00a0не\u00a0прибыль: прибыли в\u00a0ней, допустим, {share}, тогда эффект\u00a0— {effect} в\u00a0год, окупаемость\u00a0— {payback}.",
    "If that sum is sales, not profit: at a margin of, say, {share}, the benefit is {effect} a year; payback: {payback}.",
  ],
  enoughAt: [
    "Окупится за\u00a0{term}: «{label}»\u00a0— {value} или\u00a0больше.",
    "Pays back within {term}: “{label}” at {value} or more.",
  ],
  left: ["В сумму пока не вошло: {list}.", "Not in the total yet: {list}."],
  leftOut: ["Посчитано без этих вложений и расходов: {list}.", "Not counted in these figures: {list}."],
  included: ["Входит: {list}.", "Included: {list}."],
  uncounted: ["Ещё не посчитано:", "Not counted yet:"],
  worth: [" {one} — {sum} экономии в год.", " {one}: {sum} saved a year."],
  people: [" По времени это {people}.", " That frees the time of {people}."],
  whole: ["Проект", "the project"],
  askedPart: ["То, что вы просили ({name}),", "what you asked for ({name})"],
  proposedPart: ["Предложенное ({name})", "what we propose ({name})"],
  twice: [
    " {it} окупится за {term}, если это {soon}, и за год, если {value}.",
    " At {soon}, {it} pays for itself in {term}; at {value}, within a year.",
  ],
  yearly: [" {it} окупится за год, если это {value}.", " At {value}, {it} pays for itself within a year."],
  nothingYet: [", пока без эффекта предложенного", ", with no benefit of its own yet"],
  proposed: [
    "С тем, что предлагаем ({others}): вложения — {investment}, расходы — {costs} в год{told}. Предложенное окупится за {term}, если само сэкономит {more} в год.",
    "With what we propose ({others}): the investment is {investment}, running costs {costs} a year{told}. The proposed part pays for itself in {term} if it saves {more} a year by itself.",
  ],
  advice: [
    "Что советуем: начать с {pilot}.{waiting} Если экономия — от {sum} в год{share}, вложения вернутся за {years}{dearer}.",
    "Our advice: begin with {pilot}.{waiting} If savings reach {sum} a year{share}, the investment pays back within {years}{dearer}.",
  ],
  adviceSafe: [
    "Что советуем: начать с {pilot}; в осторожном сценарии — {cautious}.{waiting} Остальное само окупится за {term}, если сэкономит ещё {more} в год.",
    "Our advice: begin with {pilot}; in the conservative scenario, {cautious}.{waiting} The rest pays for itself in {term} if it saves another {more} a year.",
  ],
  pilotCost: [
    "{name}: вложения — {cost}, ROI за {term} — {roi}, окупаемость — {payback}",
    "{name}: an investment of {cost}, ROI over {term} {roi}, payback {payback}",
  ],
  pilotWait: [
    " {others} тогда перейдут во второй выпуск: в требованиях они пока в первом.",
    " {others} would then move to a second release; the requirements still have them in the first.",
  ],
  dearer: [", даже если работа подорожает на {above}", " even if the work costs {above} more"],
  pilotPlace: ["одного участка", "one site"],
  pilotShare: [" ({value} потерь)", " ({value} of losses)"],
  start: ["Старт", "Start"],
  year: ["Год", "Year"],
  roiFormula: [
    " — накоплено {gain} ÷ вложения {investment}",
    " — cumulative result {gain} ÷ investment {investment}",
  ],
  plain: ["Без НДС и инфляции.", "Excluding VAT or sales tax; inflation ignored."],
  roi: ["ROI за {years}", "ROI over {years}"],
  npv: ["NPV за {years}", "NPV over {years}"],
  discountedPayback: ["С дисконтированием", "Discounted"],
  notPaidBack: ["не за {years}", "not within {years}"],
  needed: ["порог: {value}", "break-even: {value}"],
  "source-visitor": ["из описания", "from the description"],
  "source-computed": ["посчитано", "calculated"],
  "source-assumption": ["допущение", "assumption"],
  "source-price": ["наша ставка", "our rate"],
  "source-moved": ["изменено вами", "changed by you"],
  said: ["«{said}»", "“{said}”"],
  rate: ["Ставка дисконтирования", "Discount rate"],
  rateNote: ["поставьте вашу стоимость капитала", "replace it with your cost of capital"],
  ramp: ["Эффект по годам", "Benefit by year"],
  rampNote: ["в первый год систему делают и осваивают", "the first year includes development and adoption"],
} as const satisfies Record<string, readonly [ru: string, en: string]>;

export type CaseWords = Readonly<Record<keyof typeof pairs, string>>;

const wordsAt = (index: 0 | 1) =>
  Object.fromEntries(Object.entries(pairs).map(([key, pair]) => [key, pair[index]])) as CaseWords;

export const caseWords: Readonly<Record<Locale, CaseWords>> = { ru: wordsAt(0), en: wordsAt(1) };

/** Fills the slots of a template. */
export const put = (template: string, slots: Readonly<Record<string, string>>): string =>
  template.replace(/\{(\w+)\}/g, (slot, name: string) => slots[name] ?? slot);
