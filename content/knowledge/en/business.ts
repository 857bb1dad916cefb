import type { BusinessTexts } from "../business-texts";

export const business: BusinessTexts = {
  uncounted: {
    booking:
      "Those who never got through or found no free time are left out: nobody knows their number while refusals go unrecorded.",
    requests:
      "The price of reputation is left out: a request passed round in circles comes back as a complaint, and its cost differs for everyone.",
    portal:
      "The time of those who ask is left out: {clients} save it too, but it does not return to the project's budget.",
    crm: "More revenue from deals that are not forgotten is left out: it shows after two quarters and is arguable before a measurement.",
    erp: "The price of late decisions is left out: a report two weeks earlier changes purchasing, but that money comes later.",
    bitrix24: "The time managers spend asking about progress is left out: {staff} spend it without noticing.",
    planning:
      "Orders refused today because a date is unknown are left out: somebody has to start writing them down first.",
    warehouse:
      "Purchases made just in case are left out: stock falls in a second step, once balances are believed.",
    tracking: "Customers lost after a delay are left out: nobody records why they leave.",
    shop: "A larger basket is left out: it depends on the range more than on the website.",
    production:
      "Quality is left out: an early signal lowers rejects too, and their share needs its own measurement.",
    maintenance:
      "The price of a breakdown that did not happen is left out: its odds are no part of this calculation.",
    documents: "What falls through because of slow approval is left out: {staff} keep no record of it.",
    assistant: "Questions at night and on weekends, which nobody answers today, are left out.",
    analytics: "Decisions taken a day earlier are left out: their price is known only in hindsight.",
    mobile:
      "Second visits because of missing data are left out: their share is worth measuring in the first month.",
    monitoring:
      "Customers who leave after a failure are left out: they leave later and are lost in the general churn.",
    integration:
      "Errors found after a period has closed are left out: they cost more than fixing them in transit.",
    highload: "Operations that never reach the system at the peak are left out: no log shows them.",
    infrastructure:
      "The price of a forced stop, should support of the old platform end without notice, is left out.",
    support: "The time of the users themselves is left out: {clients} do not work while they wait.",
  },
  levers: {
    health: {
      label: "No-shows",
      share: "Share of no-shows usual in the trade",
      price: "Average price of a visit",
    },
    retail: {
      label: "Lost purchases",
      share: "Share of enquiries after which nothing was bought",
      price: "Average basket",
    },
    logistics: {
      label: "Delays and waiting trucks",
      share: "Share of trips with a delay or a wait",
      price: "Loss per such case",
    },
    hospitality: {
      label: "No-shows and empty rooms",
      share: "Share of no-shows",
      price: "Average income from a booking",
    },
    telecom: {
      label: "Churn after a request",
      share: "Share of requests after which a subscriber leaves",
      price: "Yearly income from a subscriber",
    },
    insurance: {
      label: "Claims handled twice",
      share: "Share of claims sent back for correction",
      price: "Price of a second handling",
    },
    factory: { label: "Orders that slip", share: "Share of orders that slip", price: "Loss per slip" },
    airline: {
      label: "Delays caused by slow answers",
      share: "Share of requests that hold up a shift",
      price: "Price of one such delay",
    },
  },
  parameters: {
    flow: { label: "Flow", unit: "{units} a month", note: "measured from the log of a year" },
    lossShare: { label: "Lost today", unit: "% of the flow", note: "from your own records" },
    recovered: { label: "Share of the losses removed", unit: "%", note: "a quarter, a careful estimate" },
    cheque: { label: "Price of one case", unit: "RUB", note: "usual in the trade, replace it with yours" },
    margin: { label: "Left after costs", unit: "%", note: "margin, to be checked against your books" },
    realised: {
      label: "Share of the saved time that becomes money",
      unit: "%",
      note: "the rest goes into growth without hiring",
    },
    months: { label: "Months in a year", unit: "months" },
    lossMoney: { label: "Losses from the description", unit: "RUB a year" },
    cut: { label: "Losses cut by", unit: "%", note: "a fifth in the first year" },
    downtimeHour: { label: "An hour of downtime", unit: "RUB" },
    downtimeHours: {
      label: "Downtime avoided",
      unit: "hours a year",
      note: "found in minutes instead of an hour",
    },
    minutes: { label: "Time saved on one {unit}", unit: "min", note: "measured on twenty cases" },
    covered: {
      label: "Share of {units} covered by the new process",
      unit: "% of the flow",
      note: "never more than staff time allows",
    },
    rate: { label: "Full cost of an hour ({staff})", unit: "RUB", note: "salary, contributions, workplace" },
    routineShare: { label: "Share of routine", unit: "% of the flow" },
    selfServe: { label: "Routine that closes without a person", unit: "%", note: "six of ten" },
    staff: { label: "Staff on this work", unit: "people", note: "as many as the description names" },
    dailyMinutes: {
      label: "Saved per person a day",
      unit: "min",
      note: "half an hour of what the system does",
    },
    days: { label: "Working days in a month", unit: "days" },
    personWeeks: {
      label: "Effort of the first release",
      unit: "person-weeks",
      note: "the sum over the components of the architecture",
    },
    weekPrice: { label: "A person-week", unit: "RUB", note: "rate of the development team" },
    places: { label: "Sites connected", unit: "sites", note: "all but those of the pilot" },
    placePrice: { label: "Connecting one site", unit: "RUB", note: "setup, training, acceptance" },
    trainees: { label: "People to train", unit: "people", note: "those whose workplace changes" },
    traineePrice: { label: "Training one person", unit: "RUB", note: "two short meetings and materials" },
    platform: {
      label: "Platform and licences",
      unit: "RUB",
      note: "servers, licences, hosting until the launch",
    },
    supportShare: {
      label: "Support a year",
      unit: "% of development",
      note: "fixes, updates, small changes",
    },
    hosting: { label: "Hosting a month", unit: "RUB", note: "computing, backups, network" },
    duty: {
      label: "On-call duty a month",
      unit: "RUB",
      note: "round the clock, answering within the agreed time",
    },
    message: { label: "One message", unit: "RUB", note: "a reminder and a confirmation" },
    answer: { label: "One model answer", unit: "RUB", note: "with a search in the knowledge base" },
  },
  lines: {
    loss: "Part of the losses won back",
    lossMoney: "Cut in the losses you named",
    downtime: "Less downtime",
    time: "Staff time",
    routine: "Routine cases without a person",
    staff: "Time of those who work with the system",
    development: "Development of the first release",
    rollout: "Connecting the other sites",
    training: "Training",
    platform: "Platform and licences",
    support: "Support and changes",
    hosting: "Hosting",
    duty: "On-call duty",
    messages: "Messages",
    answers: "Model answers",
  },
  aMonth: "{unit} a month",
  leverNote: "a share usual in the trade, replace it with yours",
  title: "{title} {forWhom}: business case",
  summary:
    "This case covers the first release: {first}, {total} of effort. The effect includes only what can be computed: {effects}. Change the assumptions and the figures follow at once.",
  headings: {
    today: "What doing nothing costs",
    numbers: "Where the figures come from",
    outcome: "What decides the outcome",
    options: "Options",
    uncounted: "What is not counted",
    risks: "Risks of the calculation",
    services: "Areas of work",
    questions: "How to confirm the figures",
  },
  delay:
    "On the initial assumptions a month without the project costs {money}: that is what the full effect brings in a month.",
  noEffect:
    "On the initial assumptions the money effect is small; the project is justified by time and reliability instead.",
  numbers:
    "Figures taken from the description: {visitor} ({list}). The other {assumed} are assumptions, marked so in the table below: replace them with yours.",
  noNumbers:
    "The description holds no figures the effect could be built on, so the whole calculation stands on assumptions. Three numbers change it most: the flow, the price of a case and the time it takes.",
  additional: "The additional information was taken in as well: {list}.",
  agreed: "The effort agrees with the documents of the dossier: {effort}.",
  outcomeIntro: "NPV when one assumption changes by a fifth and the rest stay:",
  outcomeLine: "- **{name}** ({value} → {from} … {to}): from {low} to {high}.",
  breakEven: "Break-even: the NPV is zero when “{name}” is {value}, the rest unchanged.",
  outcomeSign: "{name}: if it turns out a fifth worse, the NPV becomes negative, so check this number first.",
  outcomeSafe: "None of these numbers takes the NPV below zero if it turns out a fifth worse.",
  outcomeNever:
    "On the initial assumptions the NPV is negative: discounted, the investment does not come back within the horizon. Check the first number of the list.",
  optionHead: ["Option", "What it includes", "Investment, RUB thousand", "When to choose it"],
  options: {
    nothing: {
      name: "Change nothing",
      text: "{units} go on as today, and so do the losses",
      when: "if two weeks of measurement do not confirm the figures",
    },
    pilot: {
      name: "Pilot only",
      text: "discovery and the first release without connecting the other sites",
      when: "if the network is decided on after the pilot's measurement",
    },
    whole: {
      name: "The whole first release",
      text: "everything counted above",
      when: "if the date is set and the effect is needed this year",
    },
  },
  budgetFits:
    "The budget from the description, {budget}, covers the investment: on the initial assumptions it takes {share}.",
  budgetTight:
    "The budget from the description, {budget}, is less than the computed investment (which takes {share}): start with the pilot.",
  noBudget:
    "The description names no budget; the table above shows what order of investment such a release takes ({title}).",
  riskDouble:
    "Double counting: if savings from the same people ({staff}) are already promised by another line or another project, the effect is lower.",
  riskRamp:
    "Ramp-up: {units} move to the new process more slowly than promised, so a smaller share is taken for the first year.",
  foreignMoney: "Sums in foreign currency are left out: convert them to roubles and add them.",
  questions: {
    rate: "{staff}: is {rate} the right full cost of an hour, and what is their payroll?",
    cheque: "Price of one case ({unit}): what is it worth to you and what is left after costs?",
    flow: "The flow, {flow}: which log is it from, and does it change by month?",
    loss: "The losses ({units}): from which data are they computed and who confirms them?",
    savings:
      "Who confirms the savings ({units}), the finance director or the owner of the process, and in what form?",
    budget: "Which budget line does the investment come from, and what is approved for this year?",
    who: "Who will measure the effect ({units}) after a quarter, and from which data?",
  },
};
