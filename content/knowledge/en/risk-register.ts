import type { RiskTexts } from "../refinement-texts";

/** The register of risks: an early sign, an answer and a watcher for each. */
export const riskRegister: RiskTexts = {
  heading: "Register of risks",
  annex: "Annex A. Register of risks",
  intro:
    "The register has {count} lines, each drawn from the description: its systems, figures, dates and the ways of the trade. The early sign shows before the damage does, so that is what to watch.",
  head: ["Risk", "Early sign", "Answer", "Who watches"],
  signs: {
    industries: {
      health: [
        "fewer slots are free in the morning than were open at night, with no bookings in between",
        "a trial export or a message text holds a diagnosis or a doctor's specialty",
      ],
      oil: [
        "two subsidiaries list one item under different numbers within the first hundred lines",
        "week three has no categorisation certificate, or it is put off until a site is chosen",
      ],
      bank: [
        "the pattern of a card number turns up in a single label of the test stand",
        "the release date falls into a change freeze or has moved twice",
      ],
      city: [
        "answers enter the system in a batch on Friday, dated before their entry",
        "a random hundred of texts holds other people's names, addresses or phones",
      ],
      factory: [
        "ten checked operations differ from the routing time by more than a quarter",
        "progress arrives in the last hour of the shift rather than as work goes on",
      ],
      retail: [
        "a sample of a hundred answers holds one with stock older than fifteen minutes",
        "the sale is less than a month away and no load test has been run",
      ],
      logistics: [
        "fewer than half of the carriers report their very first trip",
        "on the first hundred trips every fifth forecast misses by more than an hour",
      ],
      airline: [
        "the deployment diagram shows a site or a network shared with other systems",
        "more than a third of a day's tickets carry the highest priority",
      ],
      university: [
        "agreeing the process has produced more exceptions than steps",
        "the pilot is closer than three weeks to exams or admissions",
      ],
      agro: [
        "field data arrive more than a day after the work",
        "training is set for weeks of field work or has moved a second time",
      ],
      energy: [
        "the exchange diagram has a single arrow into the control network",
        "crews in the pilot area correct more than one address in twenty",
      ],
      telecom: [
        "the rating run takes longer on the days of exchange tests",
        "a support record holds numbers, times or durations of calls",
      ],
      construction: [
        "reports come from one workplace, all at the end of the day",
        "a subcontractor sends volumes by letter for the second time",
      ],
      insurance: [
        "of ten decisions reviewed there is one for which no rule can be named",
        "payouts near the upper threshold grow for a second week",
      ],
      media: [
        "a trial crawl of addresses finds “not found” answers",
        "a breaking story went out past the system or a minute later than usual",
      ],
      hospitality: [
        "rooms left in the channel and in the system disagree for more than five minutes",
        "a new employee calls for help three times in a first shift over the same step",
      ],
      general: [
        "two departments answer differently when asked what counts as done",
        "discovery ends without a single baseline measurement",
      ],
    },
    capabilities: {
      booking: "old diaries show entries dated after the launch",
      requests: "returns in one topic pass a fifth for a second day",
      portal: "week two of the pilot brings as many calls as before it",
      crm: "most records were changed on the last day before the report",
      erp: "the weekly meeting shows figures from outside the system",
      bitrix24: "the list of changes has one without a documented interface",
      planning: "more than one line in ten of the computed plan is moved by hand",
      warehouse: "a recount of twenty bins finds more than one difference",
      tracking: "more than a tenth of a day's exceptions are closed as false",
      shop: "a trial move leaves some items without their old address",
      production: "two weeks of deviations have led to no decision",
      maintenance: "equipment records show no edit for a month",
      documents: "the approval path has more signatures than decisions",
      assistant: "the daily sample of fifty answers holds one that is confident and wrong",
      analytics: "the first showing argues about where a figure comes from, not what it means",
      mobile: "in the first week fewer than half of the pilot's people open the app",
      monitoring: "alerts per shift have not fallen for a second week",
      integration: "week two ends without an account and a description of the exchange",
      highload: "under test the queue grows while the system itself has room",
      infrastructure: "the inventory has a program with neither a replacement nor an owner",
      support: "one and the same person of the previous team answers every question",
    },
    constraints: {
      domestic: "the comparison of features has more gaps than decisions about them",
      security: "week two ends with no approver for the threat model",
      personal: "a screen or an export has a field whose purpose nobody named",
      always: "a night drill took more than thirty minutes to reach a decision",
      government: "a stage document waits for its signature more than five working days",
      offline: "a test without connection left two versions of a record and no choice",
      closed: "an update package took more than three days to reach the stand",
      "fixed-date": "a month before the date more functions are open than closed",
    },
  },
  watch: {
    trade: "the process owner on the customer's side",
    capability: "the project manager",
    constraints: {
      domestic: "the architect",
      security: "the customer's security office",
      personal: "the data protection officer",
      always: "the head of the duty shift",
      government: "the customer's contract office",
      offline: "the lead developer",
      closed: "the administrator of the perimeter",
      "fixed-date": "the project manager",
    },
  },
  systems: {
    accounting: {
      risk: "{name}: reference data drift apart and postings are corrected by hand",
      sign: "the daily check shows more than ten differences two days running",
      answer:
        "accounting stays the owner of the reference data, the new system only reads; a check runs every night",
      watch: "the chief accountant",
    },
    erp: {
      risk: "{name}: an update or a change alters the exchange without warning",
      sign: "the exchange test on a copy fails after their release",
      answer: "the exchange is agreed in writing and tested before every update on either side",
      watch: "the owner of the neighbouring system",
    },
    crm: {
      risk: "{name}: one and the same record is edited in two places",
      sign: "the exchange log shows opposite edits of a field within a day",
      answer: "every field has one owner, the other side shows it read-only",
      watch: "the head of sales",
    },
    identity: {
      risk: "{name}: access for sign-in is agreed later than the core is ready",
      sign: "week three begins without the test environment",
      answer: "the application goes out in week one; until then a temporary account with the same roles",
      watch: "the access administrator",
    },
    state: {
      risk: "{name}: the format changes or access takes longer than planned",
      sign: "the application has no number by the end of week two, or a new version of the format is out",
      answer: "exchange stands apart from the core; until access comes, data leave as a package sent by hand",
      watch: "the person responsible for reporting",
    },
    mail: {
      risk: "{name}: an answer leaves from a private mailbox and never reaches the record",
      sign: "a sample of twenty records has answers known only from the mail",
      answer: "the shared mailbox is closed for sending by hand, answers leave from the record only",
      watch: "the shift leader",
    },
    sms: {
      risk: "{name}: the operator delays messages or changes the price",
      sign: "more than three per cent of a day's messages have no delivery receipt",
      answer: "a second gateway works before the launch, urgent notices are doubled in the account",
      watch: "the channel owner",
    },
    processing: {
      risk: "{name}: reading loads it at the peak or takes more data than agreed",
      sign: "answers slow down in the hours of reading, or an export holds a field outside the list",
      answer: "reading from a replica; security approves the fields, the rate is agreed",
      watch: "the owner of processing",
    },
    messenger: {
      risk: "{name}: the channel is limited or closed and the conversations stay outside",
      sign: "undelivered messages grow for a second week",
      answer: "conversations are kept in the record, and a second channel works before the launch",
      watch: "the channel owner",
    },
    observability: {
      risk: "{name}: the old checks move over together with their noise",
      sign: "more than half of the alerts are closed without action",
      answer: "only checks that led to an action within a quarter move over",
      watch: "the senior engineer on duty",
    },
    spreadsheet: {
      risk: "{name}: spreadsheets live on as a second record after the launch",
      sign: "a file that should be closed for writing changes after the launch",
      answer: "one migration with a check of totals, then read-only access and a date of deletion",
      watch: "the process owner on the customer's side",
    },
    telephony: {
      risk: "{name}: calls do not meet their records and part of the history is lost",
      sign: "more than a fifth of a day's calls have no record",
      answer: "the record is found by number before the answer; calls without one gather in a list",
      watch: "the shift leader",
    },
    plant: {
      risk: "{name}: polling loads the control network",
      sign: "controllers answer more slowly in the hours of polling",
      answer: "read-only through a buffer at the network's edge, at a rate approved by the chief engineer",
      watch: "the chief engineer",
    },
    records: {
      risk: "{name}: the interface turns out read-only and entries are typed twice",
      sign: "the vendor has not shown a write on the stand by week three",
      answer: "writing is proved during discovery; without it the first release shrinks to reading",
      watch: "the vendor of the neighbouring system",
    },
    documents: {
      risk: "{name}: a document and its record show different states",
      sign: "of twenty documents one has not updated within an hour",
      answer: "one side keeps the state, the other shows it with the time of its update",
      watch: "the head of the records office",
    },
    reservation: {
      risk: "{name}: we pass the limit of requests and access is cut",
      sign: "a day uses more than half of the limit",
      answer:
        "a request only when a person acts, answers kept for minutes, the limit visible to the engineer on duty",
      watch: "the lead developer",
    },
    position: {
      risk: "{name}: positions vanish or come late and decisions rest on them",
      sign: "a tenth of the vehicles has a position older than ten minutes",
      answer: "the age and quality of a position stand beside it; an old one yields no forecast",
      watch: "the senior dispatcher",
    },
    marketplace: {
      risk: "{name}: stock is sent late and one thing is sold twice",
      sign: "cancellations for lack of stock grow for a second day",
      answer:
        "stock is reported with a reserve, the queue respects the limit, cancellations show the same day",
      watch: "the head of online sales",
    },
    learning: {
      risk: "{name}: grades and group lists disagree at the start of a term",
      sign: "the first week of term shows people without a course or a course without people",
      answer: "courses keep their owner, and lists are compared every night",
      watch: "the registrar's office",
    },
  },
  left: {
    risk: "{name}: the move drags on and both systems have to be kept",
    sign: "the date on which the old system closes for writing has moved once",
    answer:
      "a migration with a check of balances on a copy before the switch; the read-only date is in the plan",
    watch: "the finance director",
  },
  volume: {
    risk: "The peak hour is heavier than computed, because the flow ({volume}) is uneven",
    sign: "discovery measures more than {peak} an hour",
    answer: "a test at twice the peak hour before the pilot, and a queue instead of a refusal",
    watch: "the architect",
  },
  staff: {
    risk: "The new way is not adopted: {count} keep to the old one and enter data twice",
    sign: "work past the system has not fallen by week two of the pilot",
    answer: "the old way closes for the pilot on launch day, the team is at hand, remarks are handled daily",
    watch: "the head of the department",
  },
  places: {
    risk: "The pilot does not show every difference: it covers {pilot}, and {rest} remain",
    sign: "in the first wave every third remark says “we do it differently”",
    answer: "the most awkward place joins the pilot; differences become settings, not code",
    watch: "the rollout manager",
  },
  deadlineTight: {
    risk: "The deadline in the description ({deadline}) is shorter than the plan ({weeks}); the gap is {gap}",
    sign: "discovery is not closed by the end of week two",
    answer:
      "narrow the first release to one exchange and one place at once, or move the date; do not cut testing",
    watch: "the project manager",
  },
  deadline: {
    risk: "The reserve before the deadline ({deadline}) melts in approvals: the plan takes {weeks}, the reserve is {spare}",
    sign: "two stages running are accepted a week late",
    answer: "only the customer spends the reserve; the order of dropping functions is approved beforehand",
    watch: "the project manager",
  },
  date: {
    risk: "By the date in the description ({quote}) the first release ({weeks}) may not be ready as a whole",
    sign: "less time is left than the plan takes ({weeks}) and discovery has not begun",
    answer: "the first release obeys the date; two weeks before it no new function is begun",
    watch: "the project manager",
  },
  budget: {
    risk: "The budget ({budget}) does not reach the rollout if the first release ({effort}) grows",
    sign: "the estimate after discovery exceeds the first one by more than a tenth",
    answer: "every stage is confirmed on its own; growth needs an addendum with a price",
    watch: "the finance director",
  },
  loss: {
    risk: "The loss ({share}) does not fall although the system works",
    sign: "a month of the pilot has moved the measure in no department",
    answer: "the baseline is taken during discovery, and twenty cases are examined for their causes",
    watch: "the process owner on the customer's side",
  },
  scope: {
    risk: "The first release grows by what was put off: {later}",
    sign: "more than two changes of scope were accepted before the pilot",
    answer: "a new function enters only in place of one of equal effort; the rest waits for the next release",
    watch: "the project manager",
  },
  unmeasured: {
    risk: "The scale is unknown and the estimate may be a different one",
    sign: "the first week ends without a month's export",
    answer: "discovery begins with a measurement: {units} in a month and minutes for one case",
    watch: "the analyst",
  },
  rhythm:
    "The register is read once a week, and each line is marked: is its sign visible? Visible twice running means that the answer starts without a meeting.",
  unclear:
    "A register of risks follows from the subject of the project, and the description does not yet yield one. The first risk is there already: building the wrong thing. Its early sign is that two people describe the result in different words. The answer is one case from start to end, written down before development; whoever will accept the work watches it.",
};
