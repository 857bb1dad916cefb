import type { ArchitectureDetail, ArchitectureTexts } from "../architecture-texts";

const detail = (
  channels: ArchitectureDetail["channels"],
  store: string,
  flow: ArchitectureDetail["flow"],
  why: ArchitectureDetail["why"],
  [choice, instead, because]: readonly [string, string, string],
  [event, answer]: readonly [string, string],
): ArchitectureDetail => ({
  channels,
  store,
  flow,
  why,
  decision: { choice, instead, because },
  failure: { event, answer },
});

/** What a capability means for the architecture. Slots as in `capabilities.ts`. */
const details: ArchitectureTexts["details"] = {
  booking: detail(
    ["Website and message link", "Diary screen"],
    "Diaries and bookings",
    ["slot taken", "confirmation or cancellation"],
    [
      "one transaction decides whether a slot is free: two owners of a slot mean a double booking",
      "booking rules change more often than the diary itself",
      "messages may be an hour late while booking goes on",
    ],
    [
      "A slot is held for five minutes and confirmed in one operation",
      "locking the whole diary while somebody books",
      "in the morning, when {clients} arrive at once, a common lock would line everybody up",
    ],
    [
      "Reminders do not go out",
      "booking continues, messages wait in a queue; {staff} see whom they did not reach and call only those",
    ],
  ),
  requests: detail(
    ["Website, mail and messenger", "Case worker's screen"],
    "Cards and deadline history",
    ["card with a topic", "owner and deadline"],
    [
      "a channel may fail or be replaced, the card does not depend on it",
      "rules and the model are retrained without stopping intake",
      "deadlines follow the calendar and the contract and are computed in one place, not on every screen",
    ],
    [
      "The model proposes a topic, rules assign the route",
      "the model picks the owner itself",
      "a rule can be explained: every {unit} shows why it went where it went",
    ],
    [
      "Classification is down or unsure",
      "intake goes on, {units} land in a common queue with a flag, and the deadline starts at once",
    ],
  ),
  portal: detail(
    ["Personal account in a browser", "Employee's screen"],
    "Requests and their states",
    ["request with its data", "change of state"],
    [
      "personal data is seen by its owner only: the access border runs here",
      "an administrator adds a service, the core stays as it is",
      "history is needed even while the source system is closed for maintenance",
    ],
    [
      "The portal keeps requests and states and reads the facts from their source",
      "its own copy of all data",
      "a second database drifts from the first, and {clients} stop trusting both",
    ],
    [
      "The source does not answer",
      "the portal shows the last known state with its date, takes new requests and sends them later",
    ],
  ),
  crm: detail(
    ["Mail, phone and website forms", "Sales manager's screen"],
    "Customers and deals",
    ["contact and history", "event in a channel"],
    [
      "a duplicate customer spoils everything else, so merging lives in one place",
      "the sales team changes stages without a developer",
      "telephony and mail change suppliers, and the card does not notice",
    ],
    [
      "An event is created by the channel, the manager adds three fields",
      "a manual report at the end of the day",
      "what is typed in from memory in the evening can be neither measured nor checked",
    ],
    [
      "Telephony does not pass calls on",
      "cards work, missed calls are loaded from the exchange's log as soon as the link is back",
    ],
  ),
  erp: detail(
    ["Business unit's screen", "Accounting screen"],
    "Ledgers and reference data",
    ["agreed reference data", "actuals in plan dimensions"],
    [
      "a dispute about a name is settled once, not in every report",
      "plan and actual compare only when they share dimensions",
      "the close follows a list of owners and does not block entry in the current period",
    ],
    [
      "The first loop moves as a whole, from source document to report",
      "moving by module, all stock first, then all finance",
      "the benefit shows after one period, not after the last module",
    ],
    [
      "A unit's upload fails its checks",
      "the period does not close in silence: rejected lines stand apart with their owner and reason",
    ],
  ),
  bitrix24: detail(
    ["Portal and mobile app", "Team lead's queue"],
    "Tasks and processes of the portal",
    ["task with a deadline", "approved document"],
    [
      "a process is changed by settings, so it is kept apart from custom code",
      "work groups have access rules of their own",
      "exchange with accounting runs on its own schedule and does not hold the portal",
    ],
    [
      "Custom parts live beside the portal and talk to it through its API",
      "changing the portal's core",
      "the portal updates every month, and a changed core breaks first",
    ],
    [
      "The portal updates and a method changes",
      "the test portal catches it earlier; exchange keeps events and repeats them after the fix",
    ],
  ),
  planning: detail(
    ["Status screen", "Planner's screen"],
    "Resources, standard times and schedules",
    ["resources and limits", "chosen option"],
    [
      "process engineers change standard times and calendars without touching the solver",
      "the calculation is heavy and runs apart, so screens do not wait",
      "actuals come all the time, while a threshold starts the recalculation",
    ],
    [
      "The solver offers two or three options with a price, a person chooses",
      "one optimal plan without an explanation",
      "a plan nobody trusts is corrected in a spreadsheet, and the system hears of it last",
    ],
    [
      "The calculation is late for the shift",
      "the last approved schedule holds; changes are listed, and {staff} decide what to move by hand",
    ],
  ),
  warehouse: detail(
    ["Terminal and scanner", "Warehouse screen"],
    "Stock by place and batch",
    ["place and batch", "move and balance"],
    [
      "place and batch decide what may leave first",
      "a scanner works without the network too, so it has a queue of its own",
      "a reserve ties stock to demand and settles who gets the last piece",
    ],
    [
      "A balance is the sum of moves and is never edited directly",
      "a balance field that is updated",
      "a shortage can be found only when the move that made it can be seen",
    ],
    [
      "A terminal loses its connection",
      "operations wait on the device with their time and leave in order; a disputed move waits for the storekeeper",
    ],
  ),
  tracking: detail(
    ["Tracking page by link", "Dispatcher's screen"],
    "Positions and events",
    ["position and time", "deviation from the forecast"],
    [
      "the stream of positions is large and uneven and must not reach the screens",
      "the forecast follows its own rules and is checked against actuals",
      "people need exceptions, not a map of dots",
    ],
    [
      "Raw positions live for a week, events are kept after that",
      "keeping every point for ever",
      "a dispute is settled by an event with time and place, not by a million points",
    ],
    [
      "A tracker is silent beyond the threshold",
      "the forecast is marked unreliable, the dispatcher sees the last point and its age, {clients} get no invented time",
    ],
  ),
  shop: detail(
    ["Storefront", "Shop manager's screen"],
    "Orders and payments",
    ["basket with a price", "paid order"],
    [
      "the catalogue is read hundreds of times more often than changed: it has an index of its own",
      "money needs strict order and a journal",
      "fulfilment depends on stock and delivery, buying does not wait for them",
    ],
    [
      "Price and stock are checked again at checkout",
      "trusting the basket",
      "between basket and payment the last piece may go to somebody else",
    ],
    [
      "A payment went through, its confirmation did not",
      "the order waits for the bank up to fifteen minutes; an operation key makes paying twice impossible",
    ],
  ),
  production: detail(
    ["Shift summary", "Shift screen"],
    "Signals and downtime",
    ["signal with its time", "cause of downtime"],
    [
      "collection stands at the edge of the control network and only reads",
      "a person names the cause, a signal only asks for it",
      "warning thresholds are changed on the spot without stopping collection",
    ],
    [
      "Signals wait at their source and are passed on with a receipt",
      "polling equipment from the centre",
      "a lost link must neither lose data nor disturb the control of equipment",
    ],
    [
      "The link to a section is lost",
      "a buffer at the source holds a day; the screen says since when there is no data instead of showing zero",
    ],
  ),
  maintenance: detail(
    ["Report by a tag on the machine", "Mechanic's screen"],
    "Asset records, work orders and parts",
    ["asset and its history", "work and part"],
    [
      "one tree of equipment for all, or the history of an asset falls apart",
      "a work order outlives a shift and changes hands",
      "the schedule looks weeks ahead and must not slow a report down",
    ],
    [
      "A report is tied to the asset by the tag on its case",
      "free text about what is broken",
      "after a year the history of the asset says what to replace; text does not",
    ],
    [
      "No network on the spot",
      "a report with its photo waits on the device; an urgent one is doubled by a call, which also stays in the card",
    ],
  ),
  documents: detail(
    ["Author's card", "Approver's queue"],
    "Documents and signatures",
    ["card and version", "approved version"],
    [
      "a lawyer changes the template, and old versions must still open",
      "the route depends on sum and kind and changes without a programmer",
      "the signed archive has its own terms and rules",
    ],
    [
      "An unchangeable file with its fingerprint is signed, the card keeps a link",
      "signing a database record",
      "a dispute is settled by a file that can be checked without our system",
    ],
    [
      "The certificate authority is down",
      "approval goes on up to the signature, signing waits; the deadline is kept and shown",
    ],
  ),
  assistant: detail(
    ["Chat on the website and in a messenger", "Agent's screen"],
    "Knowledge base and dialogues",
    ["passage with its source", "answer and its rating"],
    [
      "answers come only from approved text that has an owner",
      "acting in a system is kept apart from talking and checks access rights",
      "quality is measured on recorded dialogues, apart from the work",
    ],
    [
      "The assistant answers from a passage it found and shows it",
      "a free-form answer from the model",
      "an answer without a source can be neither quoted nor complained about",
    ],
    [
      "The model does not answer or is uncertain",
      "the conversation goes to a person with its history; {clients} do not repeat the question",
    ],
  ),
  analytics: detail(
    ["Manager's board", "Analyst's screen"],
    "Data mart",
    ["measure by one rule", "difference and its cause"],
    [
      "the mart is kept apart from operational systems so that reports do not slow them",
      "every role has its screen, a measure has one rule",
      "a quality check stops a report before anybody sees it",
    ],
    [
      "Every measure has its formula and owner in one place",
      "computing inside every report",
      "two reports with different revenue cost more than one report later",
    ],
    [
      "A source delivered nothing overnight",
      "boards show yesterday's values with their date and say which measures are incomplete",
    ],
  ),
  mobile: detail(
    ["Notice and link", "App on the device"],
    "Assignments and marks",
    ["assignment with a place", "mark with its proof"],
    [
      "the day's assignments lie on the device as a whole",
      "photo, place and time cannot be parted from the mark",
      "exchange decides by itself when the link is good enough",
    ],
    [
      "The device keeps its own queue of changes",
      "working only with a connection",
      "where people work, the connection is missing exactly when it is needed",
    ],
    [
      "One assignment was changed in two places",
      "both versions are kept and a named person chooses; nothing is overwritten in silence",
    ],
  ),
  monitoring: detail(
    ["Service status page", "On-call screen"],
    "Events and the service map",
    ["node and its services", "incident with its impact"],
    [
      "the service map changes with every release and is built from descriptions, not by hand",
      "correlation runs in memory and must not depend on storage",
      "on-call works even while everything else is down",
    ],
    [
      "The path of an operation is checked as a whole; sensors only explain the cause",
      "thresholds on every server",
      "green servers and a failed operation meet in the same hour",
    ],
    [
      "Monitoring itself is down",
      "an independent external check alerts the engineer through another channel, sources keep their events",
    ],
  ),
  integration: detail(
    ["Neighbouring system", "Exchange screen"],
    "Messages and reference data",
    ["message under a contract", "one code of an object"],
    [
      "the bus keeps and repeats, so systems do not wait for one another",
      "the mapping of codes lives in one place",
      "a machine checks the exchange contract before launch",
    ],
    [
      "Events exchanged through a queue with retries",
      "every system calling every other",
      "direct calls grow by the square, and one stopped system stops the rest",
    ],
    [
      "A recipient is down",
      "messages wait up to three days, order by object is kept, the owner sees the length of the queue",
    ],
  ),
  highload: detail(
    ["Website and app", "Operations screen"],
    "Operations and states",
    ["accepted operation", "measured limit"],
    [
      "intake does the least and answers at once",
      "processing grows by the number of workers without touching intake",
      "the test is repeated before every release on the same test stand",
    ],
    [
      "Intake is parted from processing by a queue",
      "processing within the same request",
      "at the peak {clients} get a receipt instead of a wait; the queue is worked off later",
    ],
    [
      "More traffic than planned for",
      "the excess gets an honest refusal with a time to retry, accepted {units} are not lost",
    ],
  ),
  infrastructure: detail(
    ["User's workplace", "Administrator's console"],
    "Inventory and migration state",
    ["system and its dependencies", "verified platform"],
    [
      "without an inventory the move breaks what was forgotten",
      "the target platform is built from a description and repeats exactly",
      "waves part what can be rolled back in an hour from what cannot",
    ],
    [
      "Old and new platforms run side by side until a wave is accepted",
      "switching everything over a weekend",
      "an hour's rollback is cheaper than the most careful preparation",
    ],
    [
      "A wave fails acceptance",
      "back to the old platform by a written procedure, data of the wave is carried back",
    ],
  ),
  support: detail(
    ["Portal, mail and phone", "First-line screen"],
    "Tickets and solutions",
    ["ticket with service and deadline", "recurring cause"],
    [
      "a deadline depends on the service, so the catalogue comes first",
      "whoever solved it writes the solution, everybody finds it",
      "causes are worked on apart from tickets, or nobody gets to them",
    ],
    [
      "A solution is offered while the ticket is being typed",
      "an engineer searching after intake",
      "a question that closes itself does not wait in a queue or take the time of {staff}",
    ],
    [
      "A mass failure brings hundreds of equal tickets",
      "they join one failure card, and the answer goes to all at once",
    ],
  ),
};

export const architecture: ArchitectureTexts = {
  details,
  headings: {
    context: "Context",
    components: "Components",
    decisions: "Decisions and alternatives",
    flows: "Data flows",
    load: "Load estimate",
    security: "Security and personal data",
    deployment: "Deployment",
    failures: "Behaviour under failure",
    services: "Areas of work",
    assumed: "What was assumed",
    questions: "What to clarify",
  },
  title: "{title} {forWhom}: architecture",
  summary:
    "First release: {first}. The system has several parts ({components}); the first release takes {weeks} and {total}.",
  scale: "Scale from the description: {list}. Deployment and headroom depend on these figures.",
  noScale:
    "The description names no scale, so the simplest deployment is chosen and the headroom is nominal.",
  boundary:
    "On one side {clients} (entry point: {clientChannel}), on the other {staff} (entry point: {staffChannel}). Inside the system: {core}.",
  neighbours:
    "Outside the system: {names}. Owners and release schedules there are not ours, so the system only exchanges data.",
  noNeighbours:
    "The description names no neighbouring systems; there is room for exchange, but the first release does not depend on it.",
  moved: "Migrated with checks, then read only: {names}.",
  components: {
    head: ["Component", "Responsible for", "Why a part of its own", "Person-weeks"],
    access: {
      name: "Sign-in and roles",
      text: "Who has signed in, what they may see, the audit trail.",
      why: "rights ({clients}; {staff}) are checked in one place, not on every screen",
    },
    exchange: {
      name: "Exchange: {names}",
      text: "Passes events on, retries after failures, accounts for what did not arrive.",
      why: "a neighbouring system may be down while the core works",
    },
    reading: {
      name: "Reading: {names}",
      text: "Reads the source at an agreed rate, notices gaps and loads them, writes nothing back.",
      why: "the source keeps its owner, its load and its rules; the core sees one format",
    },
    signIn: {
      name: "Sign-in: {names}",
      text: "Proof of identity, link of an outside account with a role, refusal and sign-out.",
      why: "rules and certificates of an outside sign-in change on their own schedule",
    },
    survey: {
      name: "Discovery and pilot",
      text: "Measurements before the start, acceptance, support of the launch: {units} on real data.",
      why: "this is not code, but the first release is not accepted without it",
    },
    special: {
      name: "Requirements of the environment",
      text: "Tests on the chosen platform and inside the perimeter, preparation for the security review.",
      why: "acceptance depends on these conditions, so they cannot wait until the end",
    },
    other: "works together with the core, but is released and switched off on its own",
    later: "later",
    total: "Total",
    effort:
      "The effort of {total} comes from the weeks of the plan ({weeks}) and the team at each stage; the business case has the same total.",
  },
  lanes: {
    people: "People",
    channels: "Channels and sign-in",
    core: "Core",
    data: "Data and exchange",
    outside: "Neighbouring systems",
  },
  nodes: {
    access: "Sign-in and roles",
    accessNote: "rights, audit trail",
    exchange: "Exchange",
    exchangeNote: "queue and retries",
    readingNote: "read only, on a schedule",
    copy: "Reporting copy",
    log: "Audit trail",
    core: "System core",
    system: "Accounting system",
  },
  edges: {
    uses: "work with",
    request: "request with rights",
    record: "write",
    copy: "once an hour",
    event: "event",
    exchange: "exchange with retries",
    log: "who did what",
    move: "move with checks",
    identity: "proof of identity",
    read: "read only",
    reading: "readings in one format",
  },
  mainPath: "main path",
  decisionHead: ["Decision", "Considered instead", "Why"],
  decisions: {
    exchange: {
      choice: "Events exchanged through a queue ({names})",
      instead: "direct calls at the time of the operation",
      because:
        "a neighbouring system that is down does not stop the work: events about {units} wait in a queue and leave in order",
    },
    direct: {
      choice: "Writing goes by a direct call that is answered at once ({names})",
      instead: "the common queue",
      because:
        "the owner of the record decides whether it stands; on a failure the call repeats under the same key and makes no duplicate",
    },
    reading: {
      observability: {
        choice: "Metrics and events are read through the API of the systems in place ({names})",
        instead: "agents of our own on every server",
        because:
          "the checks in place keep working; a missed reading is made up at the next one, so no queue is needed",
      },
      plant: {
        choice: "Readings are taken one way through a buffer at the edge of the control network ({names})",
        instead: "direct access to controllers",
        because:
          "nothing can be written into the control network, and the buffer holds a day of readings if the link drops",
      },
      position: {
        choice: "Positions are read from the tracking service ({names}); gaps are loaded from its archive",
        instead: "a second tracker in every vehicle",
        because: "the trackers already pay for themselves, and a point that came late still has its own time",
      },
      reservation: {
        choice: "Data is read on demand and cached for minutes ({names})",
        instead: "a full copy kept up to date",
        because:
          "a copy is stale within the hour, and the limit of requests is enough for questions people really ask",
      },
      learning: {
        choice: "Courses and grades stay where they are and are read on a schedule ({names})",
        instead: "moving courses into the new system",
        because:
          "teachers keep their tool, and a reading every quarter of an hour is soon enough for a grade",
      },
    },
    store: {
      choice: "One PostgreSQL database and a separate copy for reports",
      instead: "a database for every module",
      because: "at this volume of {units} more databases add reconciliation, not speed",
    },
    highFlow: {
      choice: "Intake parted from processing, workers added by number",
      instead: "one large server with headroom",
      because: "{flow} with an uneven peak is cheaper to ride out with a queue than with hardware",
    },
    closed: {
      choice: "Everything, models and maps included, stands inside the customer's perimeter",
      instead: "outside services through a gateway",
      because: "an exception for one service has to be defended at every audit",
    },
    domestic: {
      choice: "PostgreSQL from the register, a Russian operating system, open components",
      instead: "the familiar imported stack, moved later",
      because: "moving later costs as much as building twice, so it is tested from the first week",
    },
    offline: {
      choice: "Entries are kept on the device and leave by themselves",
      instead: "requiring a permanent connection",
      because: "people will not wait for a network and will write on paper",
    },
  },
  flowsIntro: "Every arrow of the diagram in words, the main path of {units} first:",
  load: {
    head: ["Measure", "Value", "How it is computed"],
    month: "Flow",
    day: "On a day of operation",
    peakHour: "In the worst hour",
    peakSecond: "Per second in the worst hour",
    target: "What the system is tested for",
    records: "Records in three years",
    users: "Concurrent workplaces",
    storage: "Database in three years",
    perPlace: "Per {place}",
    how: {
      month: "from the description",
      day: "flow ÷ {days}",
      peakHour: "15% of the day's flow falls into one hour",
      peakSecond: "worst hour ÷ 3,600",
      target: "double the worst hour",
      records: "flow × 36",
      users: "six of ten at the peak ({count})",
      storage: "20 KB per record with its history, without files",
      perPlace: "flow ÷ {places}",
    },
    meaning:
      "What follows: the bottleneck is intake in the peak hour, so the load test comes before the launch, not after.",
    meaningSmall:
      "What follows: in terms of load this is a small system; two application nodes and one database with a standby will do. The difficulty is not speed but losing no record between stages ({units}).",
    none: "There is nothing to compute from: the description names no flow. Two figures are needed: how many {units} pass in a month and how many fall into the heaviest hour.",
  },
  security: {
    personal:
      "Personal data that {staff} work with is kept in Russia, in one database; logs and messages carry the number of a record and nothing about the person. The customer, as the operator under 152-FZ, approves the fields and the retention period.",
    roles:
      "{clients} see only what is theirs. {staff} see what their work needs; opening another person's record leaves a trace. An administrator configures the system but does not read its content.",
    exchange:
      "Exchange with neighbouring systems ({names}) runs under separate accounts with the narrowest rights; keys are kept outside the code.",
    trail:
      "The audit trail is append-only and kept apart from the database; {staff} neither edit nor delete it.",
  },
  deployment: {
    base: "Two application nodes behind a load balancer, PostgreSQL with a standby, a nightly backup and the change log archived every five minutes. It runs at a site in Russia or on the customer's servers; the build is the same.",
    closed:
      "Installed inside the customer's perimeter from a signed package; an update is tested on a stand with the same build, no internet access is needed.",
    domestic:
      "A stack from the Russian software register: operating system, database and tools are tested on it from the first week.",
    always:
      "Updates without downtime: the new version comes up beside the old one, traffic moves over in parts, a rollback takes minutes.",
    offline:
      "Part of the work runs on the device: assignments and reference data are stored there in full, exchange starts by itself.",
    places:
      "{places}, one build: settings differ, code does not, so the pilot and the network do not drift apart.",
    pilot:
      "The pilot ({pilot}) stands on the same platform as the future network and is not rebuilt after acceptance.",
    recovery:
      "Recovery target: {units} can be processed again within four hours, with at most five minutes of changes lost.",
    recoveryAlways:
      "Recovery target: {units} can be processed again within thirty minutes, with at most one minute of changes lost; the standby is at a second site.",
    recoveryTimes: ["4 hours", "5 minutes"],
    recoveryTimesAlways: ["30 minutes", "1 minute"],
  },
  failureHead: ["What happens", "How the system behaves"],
  failures: {
    exchange: {
      event: "No answer from neighbouring systems: {names}",
      answer:
        "work goes on, events wait in a queue and leave in order; after an hour the owner of the exchange is notified",
    },
    reading: {
      event: "A source stopped answering: {names}",
      answer:
        "the last readings are shown with their time, the age of the data is seen on the screen; once the link is back, the gap is read from the source",
    },
    peak: {
      event: "Twice the planned flow",
      answer: "intake answers, processing falls behind; the screen says by how many minutes",
    },
    store: {
      event: "The main database fails",
      answer:
        "the standby takes over: {units} are kept, and only the last minutes of changes are lost, up to the limit named under deployment",
    },
    access: {
      event: "External sign-in is down",
      answer:
        "those already signed in work to the end of the shift, {staff} use a backup account whose use is logged",
    },
  },
  assumed: {
    peak: "Peak: 15% of a day's flow in one hour, {days} days of operation a month. A measured peak will replace it.",
    record: "A record (one {unit}) with its history takes about 20 KB; files are counted apart.",
    team: "Team: two people in discovery, four on the core, two on exchange, three in the pilot.",
    context: "This document agrees with the earlier ones of the dossier: parts and effort come from there.",
  },
  questions: {
    hosting: "Where will the system run: at a site in Russia, on your servers or inside a closed perimeter?",
    interfaces:
      "What interfaces do the neighbouring systems have ({names}): reading, writing, events, or only exports?",
    peak: "The worst hour ({peak} by the estimate): how much really falls into it and what does it depend on?",
    noFlow: "How many {units} pass in a month, and how many in the heaviest hour?",
    restore: "How long can you work without the system, and what do {staff} do then?",
    owner: "Who makes architectural decisions on your side, and who answers for the neighbouring systems?",
  },
};
