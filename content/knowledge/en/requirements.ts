import type { Priority, RequirementTexts } from "../requirement-texts";
import { requirementDetails } from "./requirement-details";

const exchange = (text: string, check: string, priority: Priority = "must") => ({ text, check, priority });

export const requirements: RequirementTexts = {
  details: requirementDetails,
  codes: { function: "FR", quality: "QR", exchange: "XR", document: "D" },
  priorities: { must: "must", should: "should" },
  check: "Acceptance",
  title: "{title} {forWhom}: requirements",
  gostTitle: "Terms of reference for the automated system “{title}”",
  summary:
    "Functional requirements: {functions}; exchange: {exchanges}; quality: {qualities}. Every one can be tested; the first release takes {weeks} and {total}.",
  scope: "You set the limits: {quote}. Requirements beyond them are marked below as later releases.",
  scopeNone:
    "You set no limits, so they come from the plan of the first release: {first}. What waits is listed at the end.",
  basedOn: "Contents and figures agree with these documents of the dossier: {list}.",
  headings: {
    goal: "Goal and limits",
    functions: "Functional requirements",
    further: "From the description",
    exchange: "Exchange with other systems",
    quality: "Quality requirements",
    data: "Data",
    users: "Users and rights",
    order: "Order of work",
    acceptance: "Acceptance",
    notIncluded: "Not in the first release",
    assumed: "What was assumed",
    questions: "What to clarify",
    services: "Areas of work",
  },
  goal: "The system lets {clients} get a result without extra calls and lets {staff} work in one place. It keeps track of {units}.",
  goalQuote: "The goal in your words: {quote}.",
  measures: "The goal is met if these measures for {units} change within a quarter of the launch:",
  wish: {
    text: "The wish {quote} comes in once its result is clear.",
    check: "the result and who accepts it are written down in discovery.",
    priority: "should",
  },
  qualityHead: ["Code", "Measure", "Value", "How it is tested"],
  qualities: {
    capacity: {
      name: "Capacity",
      value: "{value}, with double headroom {target} an hour",
      check: "load test on the customer's data",
    },
    users: {
      name: "Concurrent work",
      value: "at least {value} sessions",
      check: "a test with as many sessions, response within limits",
    },
    response: {
      name: "Screen response",
      value: "under 1.5 seconds for 95 of 100 actions ({staff})",
      check: "measured under the planned load",
    },
    availability: {
      name: "Availability",
      value: "99.5% in working hours",
      check: "log of an external check over the pilot month ({units})",
    },
    availabilityAlways: {
      name: "Availability",
      value: "99.5% round the clock",
      check: "an outside check over the pilot month, day and night: {units} open and save",
    },
    availabilityNamed: {
      name: "Availability",
      value: "{value} a year, downtime allowed {hours}",
      check: "log of an outside check; planned work counts as downtime",
    },
    restore: {
      name: "Recovery",
      value: "within {restore}, at most {loss} of changes lost",
      check: "a rehearsal from backup before the launch and twice a year",
    },
    trail: {
      name: "Audit trail",
      value: "every change and every view of another person's record ({staff}), kept for a year",
      check: "a sample of 20 actions; an entry can be neither changed nor deleted",
    },
    access: {
      name: "Accessibility",
      value: "WCAG 2.2, level AA; keyboard operation",
      check: "automatic check and the main scenario without a mouse",
    },
    places: {
      name: "Sites",
      value: "{value}, starting with {pilot}",
      check: "a new site is set up in a day without changing code",
    },
    growth: {
      name: "Storage headroom",
      value: "{value} records in three years at the same speed",
      check: "a test on a database with as many records",
    },
  },
  constraints: {
    domestic: {
      name: "Domestic platform",
      value: "operating system and database from the Russian software register",
      check: "checked against the register, all tests run on this stack",
    },
    security: {
      name: "Information security",
      value: "separate roles, encrypted exchange, an agreed threat model",
      check: "review by the security service before the trial run",
    },
    personal: {
      name: "Personal data",
      value: "kept in Russia, approved fields, a retention period",
      check: "fields checked against the list, erasure within a working day",
    },
    always: {
      name: "Round-the-clock work",
      value: "updates without downtime, duty without gaps",
      check: "an update under load: no user request fails",
    },
    government: {
      name: "Procurement documents",
      value: "documents and acceptance under the procurement rules",
      check: "the set is checked against the list of the contract",
    },
    offline: {
      name: "Work without a connection",
      value: "eight hours of entries on the device without loss",
      check: "a shift in flight mode, then a full sync",
    },
    closed: {
      name: "Closed perimeter",
      value: "installation and updates without internet access",
      check: "installed on a test stand cut off from outside networks",
    },
  },
  exchange: {
    accounting: exchange(
      "{name}: reference data and balances come from accounting, confirmed operations go back; accounting still owns the postings.",
      "over a control week totals agree on both sides, with no duplicates.",
    ),
    erp: exchange(
      "{name}: events are exchanged through an API, tables are never written directly.",
      "100 events each way arrived once and in order.",
    ),
    crm: exchange(
      "{name}: the customer card is read there, events go back to it.",
      "20 customers: changes show on both sides within five minutes.",
    ),
    identity: exchange(
      "{name}: sign-in and proof of identity, nothing beyond it is asked for.",
      "sign-in, sign-out and refused consent were tested; the list of data received is approved.",
    ),
    state: exchange(
      "{name}: exchange in approved formats with receipts.",
      "the test environment took every kind of message, format errors were worked through.",
    ),
    mail: exchange(
      "{name}: an incoming message becomes a card, the answer leaves from it with the same number in the subject.",
      "30 e-mails with attachments became cards, replies to them landed in the same cards.",
    ),
    sms: exchange(
      "{name}: notices leave through the operator's gateway, the delivery receipt shows in the card.",
      "of 50 messages none lacks a receipt or a reason for its refusal.",
    ),
    processing: exchange(
      "{name}: a source of transactions and refusal codes, read only, card numbers masked before anything is stored.",
      "a day's count of transactions matches the source, a search for card number patterns finds nothing.",
    ),
    messenger: exchange(
      "{name}: a channel for messages; a conversation is tied to its card.",
      "30 messages with attachments reached the right cards, answers arrived.",
    ),
    observability: exchange(
      "{name}: metrics and events are only read; checks already set up are kept.",
      "a day of events was received without loss, the count matches the source.",
    ),
    spreadsheet: exchange(
      "{name}: migrated once with a check, then closed for writing.",
      "every row is migrated or refused with a reason, totals agree.",
    ),
    telephony: exchange(
      "{name}: a call opens the card and leaves a recording and an outcome in it.",
      "20 calls, missed ones included, show up in the cards.",
    ),
    plant: exchange(
      "{name}: read only, through a buffer at the edge of the control network.",
      "writing into the control network is impossible, an hour's outage left no gaps.",
    ),
    records: exchange(
      "{name}: the owner of records; the system writes through its API and keeps no copy.",
      "50 records made and changed on both sides without a difference.",
    ),
    documents: exchange(
      "{name}: documents and signatures stay there, the card keeps a link and a state.",
      "20 documents: states updated within five minutes, links open by rights.",
    ),
    reservation: exchange(
      "{name}: a source of data, read only and on request.",
      "500 requests an hour stay within its limit, answers are kept no longer than needed.",
    ),
    position: exchange(
      "{name}: a stream of positions with time and signal quality.",
      "a day's stream was read without gaps, late points kept their own time.",
    ),
    marketplace: exchange(
      "{name}: orders and availability through a queue within the platform's rate limit.",
      "100 orders without loss or duplicates, the rate limit held.",
    ),
    learning: exchange(
      "{name}: the owner of courses and grades, read on a schedule, one sign-in.",
      "an enrolment and a grade show after the next reading, within 15 minutes.",
    ),
  },
  exchangeLeft: exchange(
    "{name}: data moves with a check of balances, after that the system is read only.",
    "balances on the day of the move agree, writing is closed.",
  ),
  noExchange:
    "No neighbouring systems were named. One requirement holds: exchange is added without changing the core, under a documented interface contract.",
  dataHead: ["Record", "What it holds"],
  dataRule:
    "Every record has one owner and a retention period; deleting leaves a trace. The customer approves the fields with personal data that {staff} work with.",
  order: {
    stage: "{span}. {name}, effort {effort}.",
    rollout: "After acceptance: the other sites ({rest}) in waves of {size}, {weeks}.",
  },
  acceptance: [
    "Preliminary tests in a test environment: every requirement marked “must” passes its check.",
    "Trial run: {pilot}. Remarks are split into those that block work and the rest; none that block work may remain at acceptance.",
    "Acceptance: the measures of the goal are taken the same way as before the start.",
  ],
  acceptanceMetric: "{metric}",
  later: "Left for later releases: {later}.",
  assumed: {
    priority: "Priorities follow the first release; “should” is the first to move when time runs short.",
    qualities: "Quality values without a source in the description are those usual for such systems.",
    scale: "Volumes are taken from the description as they stand: {list}.",
  },
  questions: {
    owner:
      "Who approves the requirements, and who accepts the system on behalf of those who work with it ({staff})?",
    order: "Which five requirements matter most if the time is cut in half?",
    volume: "The flow ({volume}): is it the average or the peak, and will it grow over three years?",
    capacity:
      "How many {units} pass in a month, and how many in the worst hour? Without it there is no capacity requirement.",
    hardware: "What do {staff} work on: which devices, browsers and connections?",
  },
  gost: {
    sections: [
      "General information",
      "Goals and purpose of the automated system",
      "Description of the objects of automation",
      "Requirements for the automated system",
      "Scope and content of work on creating the automated system",
      "Development procedure of the automated system",
      "Control and acceptance procedure of the automated system",
      "Requirements for the work of preparing the object of automation for putting the automated system into operation",
      "Documentation requirements",
      "Sources of development",
    ],
    four: [
      "Requirements for the structure of the automated system as a whole",
      "Requirements for the functions (tasks) of the automated system",
      "Requirements for the kinds of support of the automated system",
      "General technical requirements for the automated system",
    ],
    general: [
      ["Full name", "automated system “{title}” {forWhom}"],
      ["Short name", "the System"],
      ["Customer", "named in the contract"],
      ["Contractor", "chosen by procurement or contract"],
      ["Basis", "the contract and the customer's decision; the customer fills in their details"],
      ["Planned dates", "the first release within {weeks} of the start{deadline}"],
      ["Financing", "{budget}"],
    ],
    purpose:
      "The system automates work in which {clients}, together with {staff}, take part. What it keeps track of sets the kind of work: {units}.",
    goals: "Goals and the measures that show they are met:",
    object: "Object of automation: the processes in which {units} appear and are carried to their end.",
    conditions: "Conditions of use and facts from the description: {list}.",
    structure:
      "The system consists of these subsystems: {parts}. They exchange data through documented interfaces; the failure of one does not stop the others. Modes: normal, maintenance without downtime, work while a neighbouring system is down.",
    supply: [
      [
        "Information",
        "records are listed below; reference data has owners, codes are common to all subsystems",
      ],
      ["Linguistic", "the interface and messages are in Russian, with an English version where needed"],
      ["Software", "PostgreSQL and open components{domestic}; no paid imported components"],
      ["Hardware", "two application nodes, a database with a standby, backups; {hosting}"],
      ["Metrological", "none, since the system measures nothing; time comes from one source"],
      ["Organisational", "an owner of the process, an administrator, a person for each neighbouring system"],
      ["Methodological", "instructions by role and a training programme"],
    ],
    works: "Stages, with dates counted from the start:",
    stageHead: ["Stage", "Content", "Effort"],
    develop: [
      "The contractor starts after these terms are approved; the customer hands over the inputs listed in discovery.",
      "The results of a stage are handed over with a protocol; the customer's remarks come within five working days.",
      "A change of requirements becomes an addendum to these terms with an estimate of time and cost.",
    ],
    tests: [
      "Preliminary tests in the contractor's test environment by the test programme, each requirement by its own check.",
      "Trial run: {pilot}, a log of remarks, measurements.",
      "Acceptance tests by the customer's committee; the certificate is signed when no open remark blocks the work.",
    ],
    prepare: [
      "Name the owner of the process and those responsible for the neighbouring systems ({names}).",
      "Check and clean the reference data that work starts from ({units}).",
      "Prepare workplaces and access ({staff}).",
      "Train people by role before the trial run.",
      "Approve the fields with personal data and who may see them.",
    ],
    documents: [
      ["Terms of reference", "this document"],
      ["Explanatory note to the technical design", "decisions, interfaces, data model"],
      ["Test programme and method", "checks of all requirements"],
      ["User manual", "for every role"],
      ["Administrator manual", "installation, backup, recovery"],
      ["General description and passport", "contents, versions, limits of responsibility"],
    ],
    documentHead: ["Document", "Content"],
    sources: [
      "GOST 34.602-2020. Terms of reference for an automated system.",
      "GOST 34.201-2020. Kinds, sets and designation of documents for automated systems.",
      "GOST R 59793-2021. Automated systems. Stages of creation.",
      "GOST R 59795-2021. Automated systems. Requirements for the content of documents.",
      "Federal Law 152-FZ of 27 July 2006 on personal data.",
      "The customer's description of the task and the results of discovery.",
    ],
    sourceRule: "{rule}",
    none: "not named in the description",
    subheads: {
      goals: "Goals",
      purpose: "Purpose",
      object: "About the object",
      conditions: "Conditions of use",
    },
  },
};
