/** Words of the computed part of a business case, the same for both engines and for the recalculation in the browser. */
export type CalculationWords = {
  headings: {
    indicators: string;
    parameters: string;
    effects: string;
    investment: string;
    costs: string;
    years: string;
  };
  indicator: string;
  value: string;
  /** Slots: years. */
  roi: string;
  payback: string;
  discountedPayback: string;
  npv: string;
  notPaidBack: string;
  immediately: string;
  noRoi: string;
  parameter: string;
  unit: string;
  source: string;
  sources: { visitor: string; assumption: string; fixed: string };
  line: string;
  formula: string;
  thousandsYear: string;
  thousands: string;
  /** A sum in thousands of roubles outside a table; slot: sum. */
  inThousands: string;
  total: string;
  year: string;
  start: string;
  effect: string;
  cost: string;
  invested: string;
  net: string;
  cumulative: string;
  discounted: string;
  /** Slots: rate, ramp. */
  note: string;
};

export const calculationWords: { readonly ru: CalculationWords; readonly en: CalculationWords } = {
  ru: {
    headings: {
      indicators: "Показатели",
      parameters: "Исходные числа и допущения",
      effects: "Откуда эффект",
      investment: "Вложения",
      costs: "Ежегодные расходы",
      years: "По годам",
    },
    indicator: "Показатель",
    value: "Значение",
    roi: "ROI за {years}",
    payback: "Окупаемость",
    discountedPayback: "Окупаемость с дисконтированием",
    npv: "NPV за {years}",
    notPaidBack: "не окупается за {years}",
    immediately: "сразу",
    noRoi: "вложений нет",
    parameter: "Показатель",
    unit: "Единица",
    source: "Откуда",
    sources: { visitor: "из описания", assumption: "допущение", fixed: "постоянная" },
    line: "Статья",
    formula: "Как посчитано",
    thousandsYear: "тыс. ₽ в год",
    thousands: "тыс. ₽",
    inThousands: "{sum} тыс. ₽",
    total: "Итого",
    year: "Год",
    start: "Старт",
    effect: "Эффект",
    cost: "Расходы",
    invested: "Вложения",
    net: "Поток",
    cumulative: "Накоплено",
    discounted: "Дисконтировано",
    note: "Все суммы в тыс. ₽, без НДС и инфляции. Ставка дисконтирования {rate} в год, выход на полный эффект по годам: {ramp}. ROI равен накопленному потоку к концу срока, делённому на вложения; NPV равен сумме дисконтированных потоков.",
  },
  en: {
    headings: {
      indicators: "Key figures",
      parameters: "Inputs and assumptions",
      effects: "Where the effect comes from",
      investment: "Investment",
      costs: "Running costs",
      years: "Year by year",
    },
    indicator: "Figure",
    value: "Value",
    roi: "ROI over {years}",
    payback: "Payback",
    discountedPayback: "Discounted payback",
    npv: "NPV over {years}",
    notPaidBack: "not within {years}",
    immediately: "at once",
    noRoi: "no investment",
    parameter: "Input",
    unit: "Unit",
    source: "Source",
    sources: { visitor: "the description", assumption: "assumption", fixed: "constant" },
    line: "Line",
    formula: "How it is computed",
    thousandsYear: "RUB thousand a year",
    thousands: "RUB thousand",
    inThousands: "RUB {sum} thousand",
    total: "Total",
    year: "Year",
    start: "Start",
    effect: "Effect",
    cost: "Costs",
    invested: "Investment",
    net: "Net flow",
    cumulative: "Cumulative",
    discounted: "Discounted",
    note: "All sums in thousands of roubles, without VAT and inflation. Discount rate {rate} a year; share of the full effect by year: {ramp}. ROI is the cumulative flow at the end of the horizon divided by the investment; NPV is the sum of the discounted flows.",
  },
};
