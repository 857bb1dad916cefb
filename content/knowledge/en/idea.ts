import type { IdeaTexts } from "../idea-texts";

export const idea: IdeaTexts = {
  headings: {
    task: "The task",
    users: "Users",
    solution: "Solution",
    release: "First release: {weeks}",
    effect: "Effect, computed",
    risks: "Risks and what to do about them",
    services: "How we can help",
    assumed: "Assumed without checking",
    questions: "Questions for you",
  },
  title: "{title} {forWhom}",
  summary:
    "We suggest starting small and verifiable: {first}. That takes {weeks}, and the figures of the pilot decide what follows.",
  scale: "Scale from the description: {list}.",
  perPlace: "{volume} ÷ {places} ≈ {result} a month per {place}.",
  perPerson: "{volume} ÷ {staff} ÷ 21 working days ≈ {result} per person a day.",
  perShift: "{volume} ÷ {staff} ÷ 21 shifts ≈ {result} per person a shift.",
  inOwnWords: "The task in your words: {quote}.",
  noScale:
    "The description gives no figures, so the first release is sized to the minimum and the questions below ask for them.",
  otherPeople:
    "**{count}.** The description names this group; before design we follow its working day and settle what moves into the system.",
  reports:
    "**Reports for {reader}.** They come from the records that people work with: {units} and deadlines as of any day, two clicks from a total to a single record, and nothing to compile by hand the night before.",
  exchange: "Data exchange with neighbouring systems.",
  table: {
    words: "Your words",
    system: "In the system",
    release: "Release",
    first: "first",
    second: "second",
    unclear: "to be agreed, see the questions",
  },
  weeksSum: {
    survey: "{n} (discovery)",
    core: "{n} (core)",
    second: "{n} ({title})",
    exchange: "{n} (exchange: {names})",
    special: "{n} (environment requirements)",
    pilot: "{n} (pilot)",
    total: "The time adds up like this: {sum} = {weeks}.",
  },
  effort: "Effort of the first release: {effort}.",
  stages: {
    survey:
      "**{span}. Discovery.** We follow one {unit} end to end with the people who run it and check today's values ({values}), which the result will be compared with.",
    core: "**{span}. Core.** {first}.",
    exchange:
      "**{span}. Exchange.** {names}: access is requested in week one, a simulator stands in until it arrives.",
    pilot:
      "**{span}. Pilot.** One department works only in the new system, with the team at hand; others follow once {units} go through without manual fixes.",
    pilotOwn: "**{span}. Pilot.** {pilot}",
    pilotPlaces:
      "**{span}. Pilot.** The chosen locations ({places}) work only in the new system, with the team at hand; others follow once {units} go through without manual fixes.",
  },
  notIncluded: "Left out on purpose: {later}.",
  rollout:
    "Then rollout: {rest} to go; in groups of {size} that is {waves} of two weeks each, {weeks} in all.",
  deadlineFits:
    "The deadline in the description, {deadline}, can be met: {spare} to spare, kept for approvals.",
  deadlineRoomy:
    "The deadline in the description, {deadline}, is well beyond the estimate: {spare} to spare, enough for a second release.",
  deadlineTight:
    "The deadline in the description, {deadline}, is {gap} shorter than the estimate. The honest choice is a pilot of one location and one exchange, or a later date; we do not suggest cutting the testing.",
  date: "The description sets a date: {quote}. The first release is cut to fit it: by the estimate it takes {weeks}, and the rest moves to later releases.",
  budget:
    "Budget from the description: {budget}. Discovery ends with an estimate by stage, and you confirm each next stage separately.",
  goal: "Your goal: {quote}. Discovery records the starting value, and the pilot is compared with it.",
  effectFigures: "Starting figures from the description: {list}.",
  effectIntro: "Replace the assumptions with your own; the arithmetic stays.",
  calculations: {
    loss: {
      name: "Recovered losses",
      sum: "{volume} × {share} = {lost} a month go wrong; a quarter put right is {saved} a month, {yearly} a year.",
      assumption: "reminders, checks and a visible queue bring back a quarter",
    },
    lossWithCheque: {
      name: "Recovered losses",
      sum: "{volume} × {share} = {lost} lost a month; a quarter of that is {saved}; {saved} × {cheque} × 12 ≈ {money} of revenue a year.",
      assumption: "a quarter comes back and the average sum stays the same",
    },
    lossMoney: {
      name: "Cutting the losses you named",
      sum: "{loss}{factor} × 20% ≈ {money} a year.",
      assumption: "the first year removes a fifth, the part that repeats most",
    },
    downtimeCost: {
      name: "Price of downtime",
      sum: "{loss} an hour × 5 hours ≈ {money} a year.",
      assumption: "five hours of downtime a year are prevented or cut",
    },
    routine: {
      name: "Routine work without a person",
      sum: "{volume} × {share} × 60% = {freed} a month; at {minutes} each that is {hours} a month, or {people}.",
      assumption: "six routine cases in ten need no person, {minutesText}",
    },
    time: {
      name: "Time released",
      sum: "{volume} × {share} × {minutes} ÷ 60 ≈ {hours} a month, or {people}; {hours} × {rate} × 12 ≈ {money} a year.",
      assumption:
        "the new way covers {share} of the flow, {minutesText}, the full cost of a staff hour is {rate}",
    },
    timeSmall: {
      name: "Time",
      sum: "{volume} × {share} × {minutes} ÷ 60 ≈ {hours} a month, or {people}, {money} a year. Little time is saved here: the value lies in speed and in nothing being lost.",
      assumption:
        "the new way covers {share} of the flow, {minutesText}, the full cost of a staff hour is {rate}",
    },
    onePercent: {
      name: "What one percent is worth",
      sum: "1% of the flow is {onePercent} a day; each percent that never reaches a person saves {hours} a day at {minutes} per case.",
      assumption: "{minutesText}; the share people handle today has to be measured",
    },
    load: {
      name: "Design load",
      sum: "{perDay} a day × 15% ÷ 3,600 ≈ {peak} per second in the peak hour; with double headroom the system is tested at {target}.",
      assumption: "the peak hour carries 15% of the day; a measured peak replaces this figure",
    },
    cycle: {
      name: "Cycle time",
      sum: "Today: {quote}. The target is {after}: 40% less, or {saved} from every cycle.",
      assumption: "at least half of the time is waiting between steps; ten timed cases will tell",
    },
    waiting: {
      name: "Waiting",
      sum: "Today: {quote}. The target is half of that, {after}, thanks to a queue that everybody sees.",
      assumption: "half of the wait is handover between people rather than work",
    },
    waitingTotal: {
      name: "Waiting",
      sum: "{before} × {volume} = {total} of waiting; halving it gives back {saved} a month.",
      assumption: "the wait you named applies to the whole flow",
    },
    availability: {
      name: "Downtime allowance",
      sum: "8,760 hours × {share} = {hours} a year for all outages together.",
      assumption: "{availability} availability with planned work inside it",
    },
    staff: {
      name: "People's time",
      sum: "{staff} × 0.5 hours × 21 days = {hours} a month; {hours} × {rate} × 12 ≈ {money} a year.",
      assumption:
        "each saves half an hour a day on what the system takes over: {saving}; an hour costs {rate} in full",
    },
  },
  noFigures:
    "There is nothing to compute from yet, because the description names no volume. Most of the time goes on {saving}, so three figures are needed.",
  formula:
    "The formula: {units} a month × minutes per case ÷ 60 × cost of an hour × 12. The first comes from your records, the second from timing twenty cases, the third from payroll.",
  assumptionLabel: "Assumption",
  measures: "How the result is measured",
  assumed: {
    industry:
      "The industry was inferred from the wording ({words}); processes and roles are the usual ones {forWhom}.",
    industryAbroad:
      "The industry was inferred from the wording ({words}), but the task is not its most usual one: roles and risks are general.",
    noIndustry: "No industry is named: roles and risks are general and need checking against yours.",
    capability:
      "What to build is not said outright; “{title}” is taken as the starting point, the most frequent one for such a task.",
    rate: "A full staff hour costs {rate}, a working month has {hours}.",
    period: "Daily and weekly values are converted to a month of thirty days.",
    figures: "Figures come from the description as they stand ({list}) and were not checked against records.",
    noFigures:
      "Volumes and head counts are not given; the first release hardly depends on them, the effect entirely does.",
    foreignMoney: "Sums in other currencies are left out of the calculation.",
  },
  ask: {
    volume: "{volume}: is that an average or a peak, and what was the heaviest day of the year?",
    noVolume: "How many {units} pass in a month, and how many minutes of a person's time does one take?",
    unclearWish: "What counts as a finished result for {quote}, and who accepts it?",
    staff: "{staff}: how many of them do this all day, and what should they stop doing?",
    pilot: "Which locations join the pilot ({places}), and who answers for the launch there?",
    loss: "The loss of {share}: which data is it computed from, and does it vary by day and location?",
    deadline:
      "The deadline of {deadline}: what happens if only half is ready by then, and which half matters more?",
    cheque: "{cheque}: is that across all cases or only those that get lost?",
  },
  unclear: {
    title: "{quote} does not add up to a project yet",
    read: "What was read: {quote}. The text has {words} and {numbers}.",
    missing:
      "Not recognised: {list}. That is why no system and no dates follow: any of them would be invented.",
    missingParts: {
      industry: "the industry and the people involved",
      capability: "what should come into being",
      figures: "volumes and dates",
      systems: "systems in use",
    },
    word: "{word}: is it the name of a system, a department, a document or an action? One line of explanation is enough.",
    howTo:
      "A good description takes three or four sentences: who you are and how many people or locations take part, what happens now and where time is lost, what should come into being, by what date and under which constraints. The names of programs already in use and two or three figures say more than a page of generalities.",
    example:
      "For example: “A network of 12 polyclinics, 9,000 appointments a month. Booking goes by phone and 14% of patients do not come. We need online booking with reminders and exchange with 1C, with a pilot in three months.” From such a text the draft names the content of the first release, computes the effect and asks questions to the point.",
    next: "If the task is hard to put into words, begin with one case: take the last time something went wrong and tell it step by step, who started it, where it waited, how it ended. That is enough to see the bottleneck and to suggest a starting point.",
    services:
      "Until the meaning of {quote} is clear, these are the directions such conversations usually start from: {links}.",
    headings: {
      read: "What could be read",
      words: "Words that need explaining",
      how: "How to describe the task",
      next: "Where to start",
      questions: "Questions for you",
    },
    questions: [
      "What is behind {quote}: a complaint, a wish or the name of a project?",
      "Whom does {quote} concern, customers, staff or management, and how many of them are there?",
      "What happens today without {quote}, and where is most time lost?",
      "Which programs already work next to {quote}, and what in them must not be touched?",
      "By what date is a first result on {quote} needed, and who will accept it?",
    ],
  },
};
