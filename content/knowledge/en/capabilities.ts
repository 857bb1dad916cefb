import type { Knowledge } from "../types";

/** Capabilities, English texts. Slots: {unit} {units} {clients} {staff} {org}, the words of the industry. */
export const capabilities: Knowledge["capabilities"] = {
  booking: {
    title: "Online booking",
    idea: "Free time becomes a shared resource with one owner. Whoever books, {clients} themselves or {staff} on their behalf, the slot is taken once and disappears from every channel in the same second. Moving and cancelling work by a link, and freed time is offered to the next person in line.",
    modules: [
      {
        name: "Diary",
        text: "Slots, quotas, rules and exceptions; a change applies in every channel at once, and double booking is ruled out in storage.",
      },
      {
        name: "Booking and rescheduling",
        text: "Three steps without an account, a confirmation, moving and cancelling by a link in the message.",
      },
      {
        name: "Reminders and waiting list",
        text: "A message a day and two hours ahead; a cancellation calls up the next person while the time can still be used.",
      },
    ],
    brief: "one diary, booking in three steps, moving by a link",
    first: "booking, moving and reminders for one kind of service in {channelsIn}",
    later: "chains of bookings where one time depends on another",
    risk: {
      risk: "Some time stays in old diaries and the two drift apart.",
      measure:
        "At the pilot site the old diary closes for entries on launch day, with the team on the floor for a week.",
    },
    questions: [
      "What share of the time should be open for self-service from day one?",
      "What happens now when a slot frees up an hour before it starts?",
      "How do you recognise the person booking: phone, document number, account?",
    ],
    service: "one diary that holds under simultaneous booking from every channel",
    saving: "booking, moving and confirming",
  },
  requests: {
    title: "Request intake and routing",
    idea: "A request gets its topic, place and owner at intake, not after three transfers. Duplicates join the case already open, the system keeps the clock, and {clients} see not “in progress” but the next step and its date.",
    modules: [
      {
        name: "Single intake",
        text: "Website, phone, mail and messengers create one kind of card; the source is visible and the fields are the same.",
      },
      {
        name: "Classification and routes",
        text: "Topic, place and urgency come from the text and reference data; a doubtful case goes to a person whose decision extends the rules.",
      },
      {
        name: "Deadlines and escalation",
        text: "The clock follows the agreement or the regulations, the warning comes before the deadline, and moving a date takes a reason.",
      },
    ],
    brief: "one card from every channel, topic and owner at intake, deadline and escalation",
    first: "intake from {channelsGen}, the ten most frequent topics, routing, deadlines and notices",
    later: "rare topics, contractors without access, public statistics",
    pilot: "One topic goes through the new system end to end; the next joins once fewer cases come back.",
    risk: {
      risk: "Classification errs and requests travel to the wrong desk.",
      measure: "Below a confidence threshold a person decides; returns per topic are visible daily.",
    },
    questions: [
      "How many topics do you really tell apart, and which ten bring most of the flow?",
      "Who settles it when no team admits a request is theirs?",
      "Which deadline per topic is promised today, and how often is it met?",
    ],
    service: "routes, deadlines and approvals in one workplace",
    saving: "registering, finding an owner and answering about status",
  },
  portal: {
    title: "Self-service portal",
    idea: "The portal relieves people of being an information desk. What people used to call for (a status, a document, an answer) {clients} now get themselves, and {staff} look at the same screen instead of retelling it. It shows only what the source system holds and keeps no second database.",
    modules: [
      {
        name: "Personal account",
        text: "Sign-in with a trusted identity, everything personal on one page, the next action on top.",
      },
      {
        name: "Service catalogue",
        text: "A service is fields, a route and a deadline; an administrator adds one without a developer.",
      },
      {
        name: "Notices and history",
        text: "Each change reaches the person where they will see it and stays in the history with its date.",
      },
    ],
    brief: "personal account, service catalogue, status without a call",
    first: "sign-in, the five most used services, history and notices",
    later: "remaining services, acting for others, payments",
    pilot:
      "The portal opens to one group while others are served as before; it widens once calls on its topics drop.",
    risk: {
      risk: "The portal opens and the calls go on, because asking is easier than searching.",
      measure: "Calls about catalogue topics are counted; the service people bypass is redesigned first.",
    },
    questions: [
      "Which five services bring most requests, and for which of them is the data already electronic?",
      "How does a person prove identity, and which actions need a signature?",
      "Who answers for the content of each service after launch?",
    ],
    service: "personal accounts, service catalogue and internal services",
    saving: "issuing papers, answering about status and retyping",
  },
  crm: {
    title: "Customer management",
    idea: "The history of a relationship belongs to the company, not to a salesperson's phone. Calls, mail and deals gather on one card without typing, a next step is compulsory, and the funnel shows where money stops.",
    modules: [
      {
        name: "Customer card",
        text: "Contacts, contracts, correspondence and promises in time order; duplicates merge and can be unmerged.",
      },
      {
        name: "Funnel and tasks",
        text: "Stages with exit conditions of their own, a dated next step, overdue ones visible to the manager.",
      },
      {
        name: "Channels",
        text: "Telephony, mail, site forms and messengers write events to the card themselves.",
      },
    ],
    brief: "customer card, funnel with stage conditions, channels without typing",
    first: "one funnel, telephony and mail, migration of active customers",
    later: "repeat sales, segments, forecast",
    risk: {
      risk: "Salespeople fill the system after the fact, for the report.",
      measure: "Most data comes from the channels; three fields stay manual and the bonus is built on them.",
    },
    questions: [
      "Which stages does a deal pass, and what has to happen to leave each one?",
      "How many customers does one manager run, and where is the correspondence?",
      "Which customer data must agree with the accounting system?",
    ],
    service: "CRM, funnels and telephony fitted to your process",
    saving: "typing, searching the history and preparing reports",
  },
  erp: {
    title: "Management accounting and ERP",
    idea: "A fact is entered once, where it happens, and both plan and report are built from it. Reference data and rules are aligned first, then one loop is carried from the source document to the report, and only the template proven on it goes to the other units.",
    modules: [
      {
        name: "Shared reference data",
        text: "Materials, counterparties, cost items and units with an owner; a new record passes a duplicate check.",
      },
      {
        name: "Plan and actual",
        text: "Budget, commitments and actual cost in the same dimensions, with deviations visible on the day.",
      },
      {
        name: "Period close",
        text: "A list of operations with owners and dependencies; it is clear what is holding up the close and whose it is.",
      },
    ],
    brief: "shared reference data, plan and actual in the same dimensions, a managed close",
    first: "one loop from source document to report in the pilot units",
    later: "other units, consolidation, complex allocations",
    risk: {
      risk: "Old side spreadsheets survive as a second truth.",
      measure:
        "Each is moved, replaced by a report or closed; the project sponsor keeps the list with dates.",
    },
    questions: [
      "Which report do you wait for longest, and from which sources is it assembled?",
      "Which customisations of the current system are irreplaceable and which merely familiar?",
      "Who decides when accounting rules of two units disagree?",
    ],
    service: "accounting, purchasing, period close and data migration",
    saving: "reconciling, retyping and assembling reports",
  },
  bitrix24: {
    title: "A Bitrix24 workspace",
    idea: "Tasks, requests and approvals live in one portal, not in message threads. Configuration starts from roles: each sees their own queue, the manager sees the bottleneck, and customisations rest on the standard interface so that updates do not break them.",
    modules: [
      {
        name: "Processes and robots",
        text: "Stages, conditions and automatic actions; a return always carries a reason.",
      },
      {
        name: "Groups and tasks",
        text: "Templates for recurring projects, deadlines and workload in one view.",
      },
      {
        name: "Exchange with accounting",
        text: "Counterparties, invoices and payments come from accounting; approved items go back.",
      },
    ],
    brief: "robot-driven processes, tasks and exchange with accounting on Bitrix24",
    first: "two end-to-end processes, roles and exchange of reference data",
    later: "workload analytics, external users, rare processes",
    risk: {
      risk: "Customisation that bypasses the interface breaks at an update.",
      measure: "Documented methods only and a separate test portal that is updated first.",
    },
    questions: [
      "Which edition is in place, cloud or on-premises, and how many people are active?",
      "What was customised before, and is the source code at hand?",
      "Which two processes hurt most?",
    ],
    service: "rollout, process migration and portal customisation",
    saving: "assignments, approvals and looking for what was agreed",
  },
  planning: {
    title: "Planning and dispatching",
    idea: "The plan is redone as fast as the situation changes. The system knows resources, constraints and the price of being late, offers options with their consequences and leaves the choice to a person. Actuals flow back, so standard times become true over time.",
    modules: [
      {
        name: "Resource model",
        text: "People, equipment, materials and calendars with the constraints that really bind.",
      },
      { name: "Options", text: "Several schedules with a price: what moves, who waits, what urgency costs." },
      {
        name: "Actuals and deviations",
        text: "Marked on the spot; a deviation above the threshold proposes a new plan at once.",
      },
    ],
    brief: "schedule with real constraints, priced options, replanning from actuals",
    first: "one shop or resource group, a shift schedule and collection of actuals",
    later: "a plan across sites, stock optimisation",
    risk: {
      risk: "Nobody trusts a schedule that contradicts experience without saying why.",
      measure:
        "Each decision shows its reason; for a month it runs beside the manual plan and gaps are discussed.",
    },
    questions: [
      "Which constraint breaks the plan most often: equipment, people or materials?",
      "How far ahead do you promise dates, and how often are they revised?",
      "Who may put something first in line, and how often a week does it happen?",
    ],
    service: "planning, collection of actuals and digital twins of shops",
    saving: "drawing up and redoing schedules",
  },
  warehouse: {
    title: "Warehouse control",
    idea: "Stock is known to the place and the batch at the moment it moves, not after stocktaking. Receipt, transfer and issue are confirmed by a scanner, and demand is checked against every warehouse before another purchase.",
    modules: [
      {
        name: "Places and batches",
        text: "Bins, expiry dates and serial numbers; picking suggests the order.",
      },
      {
        name: "Moves by scanner",
        text: "Receipt, transfer, shipment; a discrepancy is recorded on the spot with a photo.",
      },
      {
        name: "Demand and reserves",
        text: "Free stock across warehouses, net of what is promised and what is on its way.",
      },
    ],
    brief: "stock by place and batch, moves by scanner, shared demand",
    first: "one warehouse with receipt, picking and stocktaking by scanner",
    later: "forecast-based replenishment, third-party storage",
    risk: {
      risk: "Opening balances go in wrong and trust is gone within a week.",
      measure:
        "Zones go live one by one after a full count, each when its discrepancy is below the threshold.",
    },
    questions: [
      "How many warehouses and storage places are there, and are they labelled?",
      "What discrepancy did the last stocktaking show?",
      "Which items need batches and expiry dates?",
    ],
    service: "warehouse, purchasing and stock in one ledger",
    saving: "searching, counting and writing off",
  },
  tracking: {
    title: "In-transit tracking",
    idea: "Every stage mark feeds a forecast: the system knows not only where the {unit} is but whether it will arrive in time. {clients} see the arrival time through a link, {staff} get only exceptions, each with its cause.",
    modules: [
      {
        name: "Position collection",
        text: "Coordinates from trackers, phones and partners' systems in one form, with gaps visible.",
      },
      {
        name: "Arrival forecast",
        text: "An interval computed from route, slots and history; a shift is announced before anyone asks.",
      },
      { name: "Exception feed", text: "Delay, idling, detour: an owner, a reaction time, an outcome." },
    ],
    brief: "position and arrival forecast, an exception feed instead of calls",
    first: "one fleet or lane, an arrival forecast, a link for the recipient",
    later: "partner fleets, idling claims, slot planning",
    risk: {
      risk: "Trackers go silent or lie, and false exceptions fill the feed.",
      measure:
        "Signal quality is measured before launch; a device with gaps stays out of the forecast until fixed.",
    },
    questions: [
      "Where do the coordinates come from, and how often?",
      "What delay counts as an event, and what is tolerable?",
      "Who should see the forecast, and in which channel?",
    ],
    service: "telemetry intake and public pages under load",
    saving: "answering “where is it” and calling round",
  },
  shop: {
    title: "Online sales",
    idea: "The storefront promises only what the back office confirms: price, stock and date. An order reaches shipment without retyping, and a neighbour's failure does not stop checkout: the order is taken and waits.",
    modules: [
      {
        name: "Catalogue and search",
        text: "Products with clear filters, search that forgives typos, prices by the buyer's contract.",
      },
      {
        name: "Checkout",
        text: "Basket, delivery and payment in one flow; a second click makes no second order.",
      },
      { name: "Fulfilment", text: "Reserve, picking, delivery and return in words a buyer understands." },
    ],
    brief: "catalogue, checkout without double orders, fulfilment through to returns",
    first: "catalogue, basket, one delivery and one payment, stock exchange",
    later: "personal prices, subscriptions, marketplaces",
    pilot:
      "The new storefront opens to a part of the visitors; the share grows while orders, payments and stock agree.",
    risk: {
      risk: "Moving the catalogue loses search positions.",
      measure: "The redirect map is tested before the switch and positions are compared weekly.",
    },
    questions: [
      "How many products are there, and how often do prices and stock change?",
      "What was the largest burst of orders this year?",
      "Who answers for product texts, and what makes a card complete?",
    ],
    service: "storefront, basket and stock exchange at the seasonal peak",
    saving: "processing orders and editing product cards",
  },
  production: {
    title: "Equipment data",
    idea: "Equipment signals turn into decisions: stoppage, waste and wear are seen before a failure. Data flows one way and never interferes with control, and each warning leads to a work order with a checked cause.",
    modules: [
      {
        name: "Signal collection",
        text: "Controllers and sensors on one clock, stored next to the equipment when the link drops.",
      },
      {
        name: "Downtime and causes",
        text: "A stoppage records itself; the shift picks its cause from a short list.",
      },
      {
        name: "Warnings",
        text: "A deviation from the usual regime with a likely cause; false ones are marked and teach the rule.",
      },
    ],
    brief: "signal collection, downtime records, warning before failure",
    first: "up to ten machines, downtime and losses, a shift board",
    later: "failure forecasts, energy use, the rest of the equipment",
    risk: {
      risk: "The data is there, but no decision changes.",
      measure:
        "Each figure has an owner and an action; one without an action stays out of the first release.",
    },
    questions: [
      "Which machine stops everything else?",
      "Which controllers are installed, and can they be read without a stop?",
      "Who records the cause of downtime today, and what for?",
    ],
    service: "equipment data, downtime accounting and failure prediction",
    saving: "shift summaries and downtime analysis",
  },
  maintenance: {
    title: "Equipment maintenance",
    idea: "Each machine has a record, a history and a next date, and each stoppage has a cause and a price. Whoever sees a fault reports it, the foreman knows at once whether the part is in stock, and the schedule follows running hours and condition rather than the calendar.",
    modules: [
      {
        name: "Records and hierarchy",
        text: "Equipment by area and assembly with documents and history beside it, found by a tag on the body.",
      },
      {
        name: "Reports and work orders",
        text: "A report with a photo, priority by impact on output, a work order listing jobs and parts.",
      },
      {
        name: "Schedule and parts",
        text: "Planned work by running hours, parts reserved for it, a warning of shortage before a stoppage.",
      },
    ],
    brief: "equipment records, reports and work orders, schedule and spare parts",
    first: "records of the most important equipment, reports from a phone, work orders and parts in stock",
    later: "condition-based maintenance, contractors, failure analysis",
    risk: {
      risk: "Records are filled in once and never updated.",
      measure:
        "The update happens when a work order closes and takes one action; without it the order stays open.",
    },
    questions: [
      "Which equipment stops the rest, and what does an hour of its downtime cost?",
      "What triggers planned repair today: a date, running hours or an inspection?",
      "Where are spare parts kept, and who decides how many to hold?",
    ],
    service: "equipment records, maintenance and downtime data",
    saving: "writing reports, looking for parts and summarising repairs",
  },
  documents: {
    title: "Electronic documents",
    idea: "A document follows its route by itself, and at any moment it is plain who has it and until when. Templates fill from data instead of copying, remarks meet in one version, and the signature goes where the text is read.",
    modules: [
      {
        name: "Templates and cards",
        text: "Fields filled from records, texts from approved parts; manual edits are highlighted for the lawyer.",
      },
      {
        name: "Approval routes",
        text: "The order depends on amount and kind; silence past the deadline goes one level up.",
      },
      {
        name: "Signature and archive",
        text: "Exchange through an operator, search by content, retention by kind.",
      },
    ],
    brief: "templates from data, routing by amount and kind, signature and archive",
    first: "two kinds of documents from draft to signature, search in a year of archive",
    later: "other kinds, recognition of incoming papers, retention schedules",
    risk: {
      risk: "The paper order moves into the system with every superfluous signature.",
      measure: "Before configuration we count which approvers ever returned anything; the rest get a notice.",
    },
    questions: [
      "Which two kinds of documents cause most of the waiting?",
      "How many signatures does an ordinary contract collect, and which ones change the text?",
      "With whom is exchange electronic already, and through which operator?",
    ],
    service: "approvals, templates and archive in one workplace",
    saving: "preparing, approving and finding documents",
  },
  assistant: {
    title: "AI assistant",
    idea: "The assistant answers from your data and rules, shows its source and can act: find, file, hand over. Without certainty or permission it does not invent; it passes the conversation on with a summary, so that {clients} do not repeat the question.",
    modules: [
      {
        name: "Knowledge base",
        text: "Approved answers and documents with an owner and an expiry date; outdated ones are left out.",
      },
      {
        name: "Dialogue and actions",
        text: "Answers with a source; operations through checked calls to back-office systems, confirmed first.",
      },
      {
        name: "Quality control",
        text: "A set of control questions for each change, review of handovers, sampling for invented answers.",
      },
    ],
    brief: "answers from your data with a source, confirmed actions, handover to a person",
    first: "the twenty most frequent topics, {channels}, handover with a summary",
    later: "operations on a customer's behalf, voice, other channels",
    pilot:
      "One conversation in ten goes through the assistant and the rest as before; the share grows while the control questions pass.",
    risk: {
      risk: "A confident wrong answer is taken for a promise.",
      measure:
        "No source, no answer; sums and dates come from the books and the rest from a person; control questions run before each release.",
    },
    questions: [
      "Where are the approved answers, and who keeps them current?",
      "Which actions may the assistant take alone, and which never?",
      "May texts go to an external model, or must it run inside your perimeter?",
    ],
    service: "assistants grounded in your data with controlled answers",
    saving: "answering routine questions",
  },
  analytics: {
    title: "Reporting and analytics",
    idea: "A figure is computed once, by a written rule, and is the same for everyone. A report answers “what to do” rather than “what happened”: any deviation opens down to the line it came from.",
    modules: [
      { name: "Data mart", text: "Agreed figures with a definition, an owner and a refresh time." },
      {
        name: "Boards by role",
        text: "Five figures and the deviations for a director, a queue for a performer.",
      },
      {
        name: "Data quality",
        text: "Gaps and contradictions show before the report; each source has someone in charge.",
      },
    ],
    brief: "shared figures with an owner, boards by role, drill-down to the line",
    first: "ten figures from two sources and one board for management",
    later: "forecasts, self-service queries, other sources",
    pilot: "The new figures run beside the old reports; those close once every difference is explained.",
    risk: {
      risk: "The very first report disagrees with the usual one, and the debate turns to numbers.",
      measure:
        "Each figure is reconciled before launch with the reason written down; the old report closes on a date.",
    },
    questions: [
      "Which decisions rest on reports, and which wait for lack of one?",
      "Which figures are computed in two ways today?",
      "How soon must data reach a report: minutes, an hour, a day?",
    ],
    service: "data marts and reporting on top of your books",
    saving: "assembling and reconciling reports",
  },
  mobile: {
    title: "Mobile workplace",
    idea: "Work is recorded where it is done. The screen shows one current action, entry takes seconds and survives a lost connection, and conflicting changes are settled by a rule rather than by who came last.",
    modules: [
      {
        name: "Tasks for today",
        text: "A queue with address, deadline and the papers needed, available offline.",
      },
      {
        name: "On-the-spot record",
        text: "Photo, mark, signature and scan; the device stamps time and place.",
      },
      {
        name: "Exchange",
        text: "An outgoing queue with a visible state; on conflict both versions are kept.",
      },
    ],
    brief: "tasks and records on the spot, offline work",
    first: "one role, three actions, offline work",
    later: "other roles, printing, a work chat",
    risk: {
      risk: "Phones are old and varied, and people refuse apps on private ones.",
      measure:
        "A web app to begin with, a list of tested devices, company phones where they are indispensable.",
    },
    questions: [
      "Whose devices are they, company or private, and which models?",
      "How long do people work without a connection?",
      "Which action takes most of the time at the end of a shift?",
    ],
    service: "mobile services that work offline and queue their exchange",
    saving: "filling in logs after work",
  },
  monitoring: {
    title: "Monitoring and incident response",
    idea: "What deserves watching is not servers but what they are for: whether each {unit} goes through from start to end. Events are grouped by cause, the engineer on duty gets one message with the affected area and an action, and every outage leaves a rule that catches it earlier next time.",
    modules: [
      {
        name: "Service map",
        text: "What a service consists of and who answers for each part; the impact of a fault reads top down.",
      },
      {
        name: "Event correlation",
        text: "Repeats and consequences hide under their cause; planned work wakes nobody.",
      },
      {
        name: "On-call and review",
        text: "A rota, timed escalation, a log of the incident and a review without blame.",
      },
    ],
    brief: "whole-service checks, event correlation, on-call with escalation",
    first: "three vital services, outside-in checks, event correlation and on-call",
    later: "prediction, automatic recovery, other systems",
    pilot:
      "One service is watched the new way with the old alerts alongside; we switch once the new ones see a fault first for a week in a row.",
    risk: {
      risk: "New thresholds add noise to the noise.",
      measure:
        "An alert without an action is removed within a week; messages per shift are capped and measured.",
    },
    questions: [
      "Which outages of the last six months did you learn about from users?",
      "How many messages does the engineer on duty get per shift, and how many call for action?",
      "Who decides that an outage is major, and by what rule?",
    ],
    service: "service checks, alerting and on-call duty",
    saving: "finding the cause and announcing outages",
  },
  integration: {
    title: "Systems integration",
    idea: "Systems exchange events, not files and not direct calls. Each object has one owner and the others keep a copy; an unavailable neighbour stops nobody, because the message waits and is delivered once.",
    modules: [
      {
        name: "Shared exchange",
        text: "An event queue with retries and failure review; it is clear what did not arrive and why.",
      },
      { name: "Reference data", text: "The owner of each object is named, copies are reconciled daily." },
      {
        name: "Exchange contract",
        text: "Described fields and versions; a change is checked on both sides before release.",
      },
    ],
    brief: "events with retries, one owner for each object",
    first: "the two exchanges without which the process does not close, with a log and retries",
    later: "other systems, archive exports",
    pilot:
      "The exchange runs both ways on live data, with the old export kept in reserve for two more weeks.",
    risk: {
      risk: "The owner of a neighbouring system is late with access.",
      measure:
        "The access request leaves in week one; until the answer we work against a simulator built to the agreed description.",
    },
    questions: [
      "Which systems have a described interface, and who owns it?",
      "What delay is acceptable for each kind of data?",
      "What do people do today when an exchange fails?",
    ],
    service: "exchange with accounting and neighbouring systems",
    saving: "moving data between programs",
  },
  highload: {
    title: "High-load system",
    idea: "Load is a number that is tested before launch, not a topic after an outage. Intake is separate from processing: what arrives is stored at once and never lost, heavy work runs in a queue, and under overload the secondary slows down first.",
    modules: [
      { name: "Intake", text: "A short path from request to storage that scales by adding nodes." },
      { name: "Queued processing", text: "Retries without double action, priorities, a visible backlog." },
      {
        name: "Load test",
        text: "A repeatable peak scenario; the limit, and behaviour beyond it, are known and written down.",
      },
    ],
    brief: "intake apart from processing, a tested limit, slowing down instead of failing",
    first: "the main scenario at twice the computed peak, with a load test",
    later: "a second site, other scenarios",
    pilot:
      "The new system takes a part of the live flow and the share grows in steps; response time and losses are checked at each.",
    risk: {
      risk: "What gives way is not the system but a neighbour it calls.",
      measure:
        "Each neighbour has a recorded limit and an answer to its failure; the test includes a slow one.",
    },
    questions: [
      "What was the largest measured peak, and what caused it?",
      "Which scenario must work even if everything else is off?",
      "How much data, and for how long, must be available at once?",
    ],
    service: "architecture for the peak, load tests and headroom",
    saving: "clearing queues and repeated requests",
  },
  infrastructure: {
    title: "Move to a domestic platform",
    idea: "What is replaced is not a program but a dependency. First an inventory: what rests on what, what leaves last and what need not move at all. Then waves by workplace and service, each with a proven way back.",
    modules: [
      {
        name: "Inventory",
        text: "Services, versions, links and owners, with a decision for each: replace, move, switch off.",
      },
      {
        name: "Target platform",
        text: "Domestic operating system, directory, database and virtualisation, tested on your loads.",
      },
      { name: "Waves", text: "User groups, a way back, measurable conditions for the next wave." },
    ],
    brief: "inventory of dependencies, target platform, waves with a way back",
    first: "inventory, a test platform and the first wave in one unit",
    later: "remaining waves, retirement of old services",
    pilot:
      "The first group of workplaces runs on the new platform and the way back has been rehearsed; the next wave follows a week without returns.",
    risk: {
      risk: "One irreplaceable program stops the whole move.",
      measure: "Such programs are looked for first and get an isolated enclave with a retirement date.",
    },
    questions: [
      "By what date, and under which document, is the move compulsory?",
      "Which programs have no replacement in your specialists' view?",
      "Who accepts a wave, and by what signs?",
    ],
    service: "target platform, testing and migration in waves",
    saving: "running disparate services",
  },
  support: {
    title: "Support and maintenance",
    idea: "Support is measured not by closed tickets but by what did not happen again. The first line works from known solutions, the second removes causes, and the list of causes shrinks month by month.",
    modules: [
      {
        name: "Service catalogue",
        text: "What is supported, during which hours and how fast; a rule sets the priority.",
      },
      { name: "Solution base", text: "Tested steps for each routine case, with the date of the last check." },
      { name: "Cause management", text: "A repeat opens a cause with an owner and a due date." },
    ],
    brief: "service catalogue with deadlines, solution base, removal of causes",
    first: "one line, ten routine solutions, measured reaction times",
    later: "second line, contractors, self-service",
    pilot:
      "The new line takes the tickets of one group with the previous team at hand; the rest follows once deadlines hold for two weeks.",
    risk: {
      risk: "Knowledge of the system stays with the previous team.",
      measure:
        "Handover by inventory with a test: the new shift solves ten cases alone before anything is signed.",
    },
    questions: [
      "Which hours are really needed, and what does an hour of night downtime cost?",
      "Which requests come back every week?",
      "What will the previous team hand over, and by when?",
    ],
    service: "round-the-clock duty and contractual reaction times",
    saving: "repeat requests and searching for a solution",
  },
};
