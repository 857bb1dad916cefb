import type { Knowledge } from "../types";

/** What a complaint in a description usually means. */
export const pains: Knowledge["pains"] = {
  phone:
    "A call leaves no trace: two people remember what was said, those who did not get through appear in no report, and the real flow is higher than the recorded one.",
  spreadsheet:
    "A spreadsheet cannot tell which copy is right: two of them diverge on the day they are made, and a broken formula is found at the end of the quarter.",
  paper: "Paper moves at a courier's speed and exists once; to learn its state you have to find it.",
  scattered:
    "The same data lives in several places and every change is made as many times. Each object needs one owner.",
  manual: "A manual step costs twice, first the time and then the correction. The estimate counts both.",
  slow: "Waiting and slipped dates seldom come from the work itself: most of the time a case sits in a queue. Measure the pauses between steps.",
  handover:
    "Handover without a shared screen: everyone sees their own message, nobody sees where the case stands or how often it changed hands.",
  loss: "A loss that has been named can be measured: its starting value is recorded first, and the effect is checked on the same data.",
  blind:
    "While the state is invisible, people manage by phone. An honest picture of what is going on comes before automation.",
  mistakes: "An error is cheapest when it is typed. That is where the check belongs, not in a report.",
  downtime:
    "Downtime is detection plus search plus repair. The first two usually cost more, so they are cut first.",
  peak: "Average load says nothing about the worst hour. We size for the peak.",
  overload: "Overload looks like a shortage of people but is often routine work that needs no person.",
};

/** What a constraint changes in the solution. */
export const constraints: Knowledge["constraints"] = {
  domestic: {
    effect:
      "Domestic software: the database, the operating system and every dependency come from the Russian software register, and testing on that stack starts in week one.",
    risk: {
      risk: "A familiar feature of a foreign platform has no like-for-like replacement.",
      measure:
        "Features are compared before design; for each gap we change the process, build it or drop it.",
    },
    question:
      "Is the domestic software requirement written in a document or an intention, and does it cover workplaces?",
  },
  security: {
    effect:
      "Security: roles, an action log and encrypted exchange belong to the first release; outside access goes through a separate node.",
    risk: {
      risk: "Security sees the solution at acceptance and stops the launch.",
      measure:
        "Its representative agrees the threat model in week two and takes part in accepting each stage.",
    },
    question: "Which protection class does the system have, and who approves the threat model?",
  },
  personal: {
    effect:
      "Personal data: storage in Russia, as few fields as possible, consent and retention settled before the first screen.",
    risk: {
      risk: "Needless personal fields leak into exports and messages.",
      measure: "The data protection officer approves the fields; exports are anonymised by default.",
    },
    question:
      "Who is the operator of personal data, and do your current consents cover the new way of processing?",
  },
  always: {
    effect:
      "Round-the-clock work: updates without downtime, on-call duty and a fallback for when a neighbouring system fails.",
    risk: {
      risk: "At night nobody may decide, and a short fault lasts till morning.",
      measure: "The engineer on duty may take three described actions; for the rest an owner is called.",
    },
    question: "How many minutes of night downtime are acceptable, and who is reachable on your side?",
  },
  government: {
    effect:
      "Public customer: documents, acceptance and hosting follow procurement rules, and stage dates are tied to them.",
    risk: {
      risk: "Approving documents takes longer than development.",
      measure:
        "Documents and approvers go into the plan, and the draft brief is written alongside discovery.",
    },
    question: "Which law governs the purchase, and which documents must follow GOST?",
  },
  offline: {
    effect:
      "Poor connection: entries stay on the device and leave by themselves; conflict rules are written before development.",
    risk: {
      risk: "Two devices disagree and the last one wins.",
      measure: "Both versions are kept, a named person chooses, and the number of such cases is visible.",
    },
    question: "Where exactly is there no connection, and for how long?",
  },
  closed: {
    effect:
      "Closed perimeter: installation without internet access, updates as packages, no external models or services.",
    risk: {
      risk: "Without outside access a diagnosis drags on.",
      measure:
        "Diagnostics are gathered into one file on your side, and the team keeps a stand with the same build.",
    },
    question: "How do updates enter the perimeter, and how many days does it take?",
  },
  "fixed-date": {
    effect: "A set date: the content of the first release obeys the date, not the other way round.",
    risk: {
      risk: "By the date everything is started and nothing finished.",
      measure:
        "The order of giving up features is agreed in advance; nothing new starts in the last two weeks.",
    },
    question: "What exactly has to work by that date, and who will check it?",
  },
};

export const systems: Knowledge["systems"] = {
  accounting:
    "reference data and postings stay there; counterparties, staff and balances come in, confirmed operations go back",
  erp: "stays the owner of plans, stock and costs; exchange by events, never by writing to its tables",
  crm: "owner of the customer card; the new system reads it and returns events",
  identity: "sign-in and proof of identity, no extra attributes requested",
  state: "exchange in fixed formats; access is applied for early and given time in the plan",
  mail: "an incoming message becomes a card, the answer leaves from the card and stays in its history",
  sms: "notices through the operator's gateway, the delivery receipt returns to the card",
  processing:
    "source of transactions and refusal codes; read through the interface allowed, no card numbers kept",
  messenger: "a channel for messages, not a store: conversations attach to the card",
  observability:
    "metrics and events are read through its API, nothing is written back; existing checks stay and gain a shared meaning",
  spreadsheet: "a one-time checked migration, after which the file closes for writing",
  telephony: "a call opens the card and leaves a recording and an outcome in it",
  plant: "read only, through a buffer on the border of the control network",
  records: "owner of records and diary; we write through its interface and keep no copy",
  documents: "papers and signatures stay there, the card holds a link and a state",
  reservation: "source of flight and passenger data: read only, on demand, answers cached for minutes",
  position: "a stream of positions with time and signal quality is read; gaps are loaded from its archive",
  marketplace: "orders and availability through a queue, within the platform's rate limit",
  learning:
    "stays the owner of courses and grades; we read them on a schedule through its web services, with one sign-in",
};

export const services: Knowledge["services"] = {
  "ai-agents": "AI agents",
  highload: "High-load systems",
  "digital-office": "Digital office",
  "digital-production": "Digital production",
  "domestic-infrastructure": "Domestic infrastructure",
  support: "24/7 support",
  erp: "ERP automation",
  bitrix24: "Corporate portals on Bitrix24",
  monitoring: "System monitoring",
};

export const leaving = "data is migrated with balances checked, then the system stays read-only";
