import type { Industry, Knowledge } from "../types";

/** Trade knowledge, English texts. Word forms live here so that code inflects nothing. */
const forms = (org: string, unit: string, units: string, clients: string, staff: string) => ({
  org,
  unit,
  units,
  clients,
  staff,
});

const health: Industry = {
  forWhom: "for a healthcare provider",
  forms: forms("the provider", "appointment", "appointments", "patients", "reception staff and doctors"),
  processes: [
    "A doctor's diary usually lives in three places: the clinical system, the reception desk and the head of department's memory. Until the quotas meet in one, every booking from outside creates a clash.",
    "A no-show costs more than it seems, because a slot cannot be resold an hour before it starts. Reminders and a waiting list pay back sooner than one more booking channel.",
    "Patients remember a complaint, not a specialty. Direct booking with narrow specialists and no triage overloads some doctors and leaves others idle.",
  ],
  roles: [
    {
      name: "Patient",
      need: "Picks a doctor and a time without a call, gets a reminder, moves the visit with one link.",
      units: ["patient"],
    },
    {
      name: "Receptionist",
      need: "Sees every channel in one diary and handles the hard cases instead of reading out free slots.",
      units: ["registrar", "administrator", "operator"],
    },
    {
      name: "Doctor",
      need: "Opens the day with a list and a reason for each visit, keeps no second diary.",
      units: ["doctor"],
    },
  ],
  risks: [
    {
      risk: "Doctors hold back slots for people they know, and the public diary drifts from the real one.",
      measure:
        "Quotas are set by order of the chief physician; the share of closed slots is reported per department.",
    },
    {
      risk: "Health data ends up in logs, notifications and exports.",
      measure:
        "Messages carry only a date, an address and a visit number; records open by role and every opening is logged.",
    },
  ],
  metrics: [
    "No-show rate: missed visits against booked ones, by department, weekly.",
    "Share of visits booked without a receptionist, by channel.",
    "Days to the next free slot for each specialty.",
  ],
  questions: [
    "Which clinical system holds the diary, and does its interface accept bookings or only show them?",
    "Who may open and close a doctor's slots, and how many such changes happen in a day?",
    "How are publicly insured, privately insured and paying visits kept apart: one queue or three?",
  ],
  rule: "Health data is a special category under Russian law 152-FZ, and exchange with the state health and public service systems follows fixed formats. Both shape hosting and the access log.",
};

const oil: Industry = {
  forWhom: "for an oil and gas company",
  forms: forms(
    "the company",
    "source document",
    "source documents",
    "field units",
    "planners, buyers and accountants",
  ),
  processes: [
    "Month-end close is an argument between records: production, transport, materials and contractors each keep their own. What sets the pace is not software but the number of disputed figures with no owner.",
    "Remote sites overstock because waiting costs more than storing. Without one view of stock the same valve is bought twice while the one that matters is still on the road.",
    "Contractors report volumes on paper, so the real cost of a well appears weeks after the work, when nothing can be changed.",
  ],
  roles: [
    {
      name: "Planner or economist",
      need: "Gets plan and actual by field in the same dimensions, without overnight spreadsheets.",
      units: ["planner", "economist", "accountant"],
    },
    {
      name: "Buyer",
      need: "Sees stock, orders in transit and demand by site before signing another purchase.",
      units: ["buyer"],
    },
    {
      name: "Field supervisor",
      need: "Records completed work where it happens, with or without a connection.",
      units: ["foreman", "worker"],
    },
  ],
  risks: [
    {
      risk: "Material catalogues differ between subsidiaries, and migration would multiply the duplicates.",
      measure:
        "A catalogue owner and a naming rule come before migration; items that moved within a year are cleaned first.",
    },
    {
      risk: "Some assets may count as critical infrastructure, and the requirements would surface at acceptance.",
      measure:
        "Asset categories are settled during discovery; the requirements of 187-FZ go into the brief, not into a dispute.",
    },
  ],
  metrics: [
    "Days to close: working days from the last source record to the approved report.",
    "Dead stock: value untouched for a year against the value of the warehouse.",
    "Lag of actuals: days between work on site and its appearance in the books.",
  ],
  questions: [
    "How many legal entities are in scope, and do they share a chart of accounts and one accounting policy?",
    "Who owns the material catalogue, and how many of its items moved in the last year?",
    "Which field data arrives automatically and which does a person type in?",
  ],
  rule: "The fuel and energy sector falls under Russian law 187-FZ, so assets should be categorised before a platform and a site are chosen.",
};

const bank: Industry = {
  forWhom: "for a bank",
  forms: forms("the bank", "transaction", "transactions", "bank customers", "on-call engineers"),
  processes: [
    "Banks often hear about an outage from customers: each system shows green, yet a transfer does not go through. The thing to watch is the whole path of a transaction, from app to processing.",
    "Alerts grow faster than the estate. Once an engineer gets hundreds of messages a shift, the one that matters drowns in repeats.",
    "Every change is approved, but the link between a release and a rise in errors is still traced by hand, from memory and chat logs.",
  ],
  roles: [
    {
      name: "On-call engineer",
      need: "Gets one event with its cause and blast radius instead of a hundred symptoms.",
      units: ["engineer", "operator"],
    },
    {
      name: "Product owner",
      need: "Sees how many transactions failed and for how long, without asking IT.",
      units: ["head", "manager"],
    },
    {
      name: "Information security",
      need: "Gets an append-only log and decides what goes into it.",
    },
  ],
  risks: [
    {
      risk: "Monitoring itself becomes a leak: card and account numbers turn up in labels and logs.",
      measure:
        "Masking happens at the agent, before anything is sent; a scan for number patterns is part of acceptance.",
    },
    {
      risk: "Rollout hits change windows and reporting-date freezes.",
      measure:
        "The freeze calendar is taken on day one, agents go out in waves, rollback is rehearsed in the first.",
    },
  ],
  metrics: [
    "Time to detect: from the first failed transaction to the engineer's acknowledgement.",
    "Share of outages first reported by a customer.",
    "Alerts per engineer per shift, and the share that called for action.",
  ],
  questions: [
    "Which three customer operations matter most, and which systems does each one cross?",
    "Which reliability targets are written into internal rules, and who reports on them to whom?",
    "What may not leave the bank's perimeter even when anonymised?",
  ],
  rule: "GOST R 57580.1 and the central bank's regulations apply to supporting systems too, so logging, roles and network segments are designed from the start.",
};

const city: Industry = {
  forWhom: "for a city authority",
  forms: forms("the authority", "request", "requests", "residents", "reception and department officers"),
  processes: [
    "A resident cannot know whose puddle it is: roads, housing or water. While the sender picks the topic, tasks wander between departments before anyone acts.",
    "An answer that says “noted” stops the clock but not the problem, which returns as a repeat. Count what was fixed, not what was answered.",
    "Load is uneven: a snowfall or a burst main brings a week's volume in an hour, most of it the same complaint.",
  ],
  roles: [
    {
      name: "Resident",
      need: "Files a request in a minute with a photo and a point on the map, sees who has it and by when.",
      units: ["citizen"],
    },
    {
      name: "Department officer",
      need: "Receives requests that are really theirs, with the address set and duplicates found.",
      units: ["officer", "specialist", "operator", "clerk"],
    },
    {
      name: "Head of the authority",
      need: "Sees overdue work by department and district today, not in a quarterly report.",
      units: ["head", "manager"],
    },
  ],
  risks: [
    {
      risk: "Departments keep answering on paper and enter the answers after the fact.",
      measure:
        "The clock runs in the system from registration, and the head's report is built from its data alone, by written order.",
    },
    {
      risk: "Free text exposes the personal data of third parties.",
      measure: "The public part shows topic, address and status; text and photos open after review.",
    },
  ],
  metrics: [
    "Share of repeat requests on the same address and topic within 30 days.",
    "Share of tasks that changed hands more than once.",
    "Time to a fix confirmed by the resident, by topic and district.",
  ],
  questions: [
    "Which departments and contractors join first, and who obliges them to answer in the system?",
    "Who approves the list of topics and deadlines, and how often does it change?",
    "Where does a formal request under the citizens' requests law end and a fault report with a short deadline begin?",
  ],
  rule: "Russian law 59-FZ allows three days to register a citizen's request and thirty to answer it, while fault reports run on shorter clocks, so the two flows part at intake.",
};

const factory: Industry = {
  forWhom: "for a manufacturer",
  forms: forms("the manufacturer", "order", "orders", "shop floors and sales", "planners and foremen"),
  processes: [
    "The plan is stale by Monday noon: a machine stopped, steel did not arrive, sales slipped in a rush order. The value is not in the first plan but in how fast it can be redone.",
    "The bottleneck wanders between shops while routing times are older than the machines. Until actual times are collected, any capacity figure is an act of faith.",
    "Work in progress hides money: parts wait for a full set, and nobody can see which single item is missing.",
  ],
  roles: [
    {
      name: "Planner",
      need: "Recalculates the schedule in minutes and sees the price of a rush order before it is promised.",
      units: ["planner", "economist", "accountant"],
    },
    {
      name: "Shop foreman",
      need: "Gets the queue for the shift and records progress in two taps, with no evening paperwork.",
      units: ["foreman", "worker"],
    },
    {
      name: "Sales",
      need: "Quotes a date from a calculation and learns about a slip before the customer does.",
      units: ["salesperson", "manager"],
    },
  ],
  risks: [
    {
      risk: "Routing times and bills of material are wrong, and one bad date kills trust in the schedule.",
      measure:
        "The first release takes one shop whose data was verified on the floor, and shows the gap to actuals openly.",
    },
    {
      risk: "Foremen enter progress once a day, so the plan chases yesterday.",
      measure:
        "Recording at the machine or a signal from the equipment; late manual entry shows in the report.",
    },
  ],
  metrics: [
    "Share of orders shipped on the promised day.",
    "Days from the first operation to finished stock.",
    "Time to rebuild the plan after an unplanned event.",
  ],
  questions: [
    "Where do routings live today, and what share of the products do they really cover?",
    "How often does a rush order enter the plan, and who decides whose date moves?",
    "Which machines can report their own state, and where does a person type it in?",
  ],
  rule: "If the plant works on state orders, separate accounting and rules on domestic software set the boundaries from day one.",
};

const retail: Industry = {
  forWhom: "for a retail chain",
  forms: forms(
    "the chain",
    "customer enquiry",
    "customer enquiries",
    "shoppers",
    "contact centre agents and store staff",
  ),
  processes: [
    "Most enquiries ask the same things: where is my order, is it in stock, how do I return it. The answer already sits in the back office, but an agent digs it out of three windows.",
    "A promotion changes the flow overnight: people ask about terms the agent read this morning. A knowledge base one day behind is worse than none.",
    "Stock in the system differs from stock on the shelf, so “available” turns into a refund and a lost shopper.",
  ],
  roles: [
    {
      name: "Shopper",
      need: "Gets an answer on orders, stock and returns at once, in the channel where they asked.",
      units: ["customer", "shopper"],
    },
    {
      name: "Agent",
      need: "Takes over a chat with the order found and a summary written, and decides what is disputed.",
      units: ["operator", "agent"],
    },
    {
      name: "Store manager",
      need: "Sees what people complain about in this store and which promises it broke.",
      units: ["head"],
    },
  ],
  risks: [
    {
      risk: "A quoted price or stock level turns out stale, and the chain has to honour it.",
      measure: "Figures come from the back office at the moment of the answer; no connection, no figure.",
    },
    {
      risk: "The sales peak arrives before the new system has been run in.",
      measure: "Launch off season, test at twice last year's peak, keep a manual mode ready.",
    },
  ],
  metrics: [
    "Share of enquiries resolved without an agent and without a second contact in three days.",
    "Time to the first useful answer, by channel.",
    "Promise accuracy: stock and dates quoted against what happened.",
  ],
  questions: [
    "Which ten questions make up half of the volume, and for which of them does the back office hold the answer?",
    "Who rewrites the answers when a promotion changes, and within how many hours?",
    "What may an agent promise alone: a discount, an exchange, a refund without a receipt?",
  ],
  rule: "Returns and prices fall under consumer protection law and receipts under 54-FZ in Russia: what is promised in a chat has consequences.",
};

const logistics: Industry = {
  forWhom: "for a logistics company",
  forms: forms("the company", "shipment", "shipments", "cargo owners", "dispatchers and drivers"),
  processes: [
    "“Where is my cargo” eats up half of a dispatcher's day, though the answer follows from three timestamps. The customer is not curious: a dock and a crew are waiting.",
    "Coordinates exist, meaning does not: a dot on a map cannot tell whether the truck will make its unloading slot. What helps is an arrival forecast, not a trail.",
    "Paperwork travels slower than cargo, and the money for a trip arrives at the speed of the paperwork.",
  ],
  roles: [
    {
      name: "Dispatcher",
      need: "Works on exceptions such as delay, idling or detour instead of calling everybody.",
      units: ["dispatcher", "operator"],
    },
    {
      name: "Driver",
      need: "Marks a stage and photographs a document; without a connection the mark waits in a queue.",
      units: ["driver", "courier"],
    },
    {
      name: "Cargo owner",
      need: "Opens a link with the forecast and the documents, and does not call.",
      units: ["customer", "shopper"],
    },
  ],
  risks: [
    {
      risk: "Hired carriers will not install yet another app.",
      measure:
        "They mark stages through a link in a message, and positions come from the trackers they already have.",
    },
    {
      risk: "The forecast misses in its first weeks and customers stop believing it.",
      measure:
        "We show an interval, not a minute; accuracy is published per route and the interval narrows as it improves.",
    },
  ],
  metrics: [
    "Share of arrivals inside the promised window.",
    "“Where is it” calls per hundred trips.",
    "Days from unloading to the invoice.",
  ],
  questions: [
    "What share of trips runs on your own fleet, and with which trackers?",
    "Which stage marks does billing depend on, and which are only for you?",
    "Who pays for idling, and what proves it today?",
  ],
  rule: "Electronic consignment notes in Russia pass through licensed operators and a state system: take the document format from there rather than invent one.",
};

const airline: Industry = {
  forWhom: "for an airline",
  forms: forms("the airline", "ticket", "tickets", "crews and ground staff", "shift engineers"),
  processes: [
    "A schedule disruption turns an ordinary day into an avalanche: one event arrives as hundreds of tickets, and the queue buries the only urgent one.",
    "Crews and check-in desks live by flight time, not by support hours. A ticket opened forty minutes later is often worthless.",
    "The workaround is known to two experienced engineers who never share a shift.",
  ],
  roles: [
    {
      name: "Station employee",
      need: "Reports a fault from a phone, sees at once that it is known and what to do meanwhile.",
      units: ["employee", "person"],
    },
    {
      name: "First-line engineer",
      need: "Gets the ticket with flight, airport and similar cases, and closes the routine alone.",
      units: ["engineer", "operator", "specialist", "agent"],
    },
    {
      name: "Duty manager",
      need: "Sees which departures IT puts at risk and calls in the right team with one action.",
      units: ["head", "dispatcher"],
    },
  ],
  risks: [
    {
      risk: "A major outage takes the help desk down too, if both share a platform.",
      measure:
        "A separate platform and a fallback intake channel; the “everything is down” drill runs before launch.",
    },
    {
      risk: "Priority follows the caller's rank rather than the flight.",
      measure:
        "A rule sets it from minutes to departure, passengers and workaround; manual changes need a reason.",
    },
  ],
  metrics: [
    "Flight delay minutes attributed to IT, monthly.",
    "Share of tickets closed by the first line.",
    "Time to declare a major incident: from the first ticket to the general notice.",
  ],
  questions: [
    "Which systems stop a departure at once, and which can be down for an hour?",
    "Which flight data can be filled into a ticket automatically, and from which system?",
    "Who declares a major incident, and by what criterion?",
  ],
  rule: "Transport falls under Russian law 187-FZ and passenger data is personal data: hosting and contractor access are agreed with security before a platform is chosen.",
};

const university: Industry = {
  forWhom: "for a university",
  forms: forms(
    "the university",
    "application",
    "applications",
    "students and applicants",
    "dean's offices and lecturers",
  ),
  processes: [
    "Students go for a certificate to the office that prints it, not to the one that holds the data, so the dean's office serves as a help desk for five others.",
    "The academic year has two peaks, admissions and exams. A system sized for the average fails on exactly the days when everybody watches.",
    "Timetable, grade sheets and personal files belong to different units, and moving one student between groups means four corrections.",
  ],
  roles: [
    {
      name: "Student",
      need: "Orders a certificate and sees the timetable and outstanding exams in one place, without skipping a class.",
      units: ["student"],
    },
    {
      name: "Dean's office clerk",
      need: "Receives an application with checked data and a document ready to sign.",
      units: ["administrator", "clerk", "employee"],
    },
    {
      name: "Lecturer",
      need: "Enters a grade once; grade sheets and rankings build themselves.",
      units: ["teacher", "schoolteacher"],
    },
  ],
  risks: [
    {
      risk: "Faculties defend their own ways and the common process crumbles into exceptions.",
      measure:
        "Processes with one rule for all go first; exceptions are granted by a vice-rector and listed openly.",
    },
    {
      risk: "The launch falls on exams or admissions.",
      measure:
        "The academic calendar sets the window, and the system meets the peak with a month of work behind it.",
    },
  ],
  metrics: [
    "Share of applications filed and closed without a visit.",
    "Time to issue a certificate: median and the worst five percent.",
    "Failures and response time on peak days, apart from averages.",
  ],
  questions: [
    "Which system is the source of truth on a student, and who corrects its mistakes?",
    "Which five applications make the queue at the dean's office?",
    "On which dates must nothing change, and when is the next safe window?",
  ],
  rule: "Records of study and diplomas go to state registers in Russia, and their formats dictate the mandatory fields.",
};

const agro: Industry = {
  forWhom: "for an agricultural holding",
  forms: forms(
    "the holding",
    "field operation",
    "field operations",
    "farms",
    "agronomists and machine operators",
  ),
  processes: [
    "A sowing or harvest window lasts days, and decisions are due the same evening. A summary finished on Friday describes a different field.",
    "Fuel, seed and fertiliser are written off by norm, not by fact. The gap between the norm and the tank is the first reserve.",
    "The field map differs between accounting, reports and the tractor's display, so everybody has a cost per hectare of their own.",
  ],
  roles: [
    {
      name: "Agronomist",
      need: "Assigns field work and sees it done the same day, with what remains before the window closes.",
      units: ["agronomist"],
    },
    {
      name: "Machine operator",
      need: "Gets the task and the field boundary on a phone; marks work without a connection.",
      units: ["machinist", "driver", "worker"],
    },
    {
      name: "Holding economist",
      need: "Derives cost by field and crop from facts instead of norms.",
      units: ["economist", "accountant", "planner"],
    },
  ],
  risks: [
    {
      risk: "Fields have no coverage and data arrives in a heap a week later.",
      measure:
        "Entries stay on the device and leave at the first signal; the device stamps the time and doubtful marks are visible.",
    },
    {
      risk: "Launch meets the sowing season and nobody has time for it.",
      measure: "The pilot runs off season, so people start field work already trained.",
    },
  ],
  metrics: [
    "Fuel written off against fuel measured, litres per hectare.",
    "Share of field operations recorded the same day.",
    "Cost per hectare by crop: how soon after the operation it is known.",
  ],
  questions: [
    "Is there one field map, and who answers for its boundaries and rotation?",
    "How many machines carry sensors, and who owns that data?",
    "Which decisions do you want daily and which once a season?",
  ],
  rule: "Grain, animals and crop protection are tracked in Russian state systems, so exchange with them is built into the accounting rather than kept beside it.",
};

const energy: Industry = {
  forWhom: "for a power company",
  forms: forms("the company", "job", "jobs", "consumers", "dispatchers and field crews"),
  processes: [
    "During a fault consumers call before the dispatcher sees it, and each call becomes a job of its own. Nobody has time to tie them to a feeder by hand.",
    "A crew leaves with half of the data and returns for a part: the equipment record sits in one system, its repair history in another.",
    "Maintenance follows the calendar rather than condition, because measurements exist but nobody brings them together.",
  ],
  roles: [
    {
      name: "Dispatcher",
      need: "Sees the fault on the network map, the number cut off and the nearest free crew.",
      units: ["dispatcher", "operator"],
    },
    {
      name: "Field crew",
      need: "Gets the job with the equipment record and history, and closes it on site.",
      units: ["fitter", "technician", "engineer", "worker"],
    },
    {
      name: "Consumer",
      need: "Learns of an outage and its end before getting through on the phone.",
      units: ["subscriber", "customer"],
    },
  ],
  risks: [
    {
      risk: "Access to the control network opens a way for an attack.",
      measure: "Data leaves that network one way only; control stays in the existing systems.",
    },
    {
      risk: "The network model differs from reality and outage addresses come out wrong.",
      measure: "The pilot takes a district with a verified model, and crew corrections flow back into it.",
    },
  ],
  metrics: [
    "Outage duration and frequency per consumer, by district.",
    "Share of visits closed at the first attempt.",
    "Time from an event to a crew order.",
  ],
  questions: [
    "Which system holds the network model, and how soon does it follow reality?",
    "Which measurements are available outside the control network, and how late?",
    "By what rule are calls merged into one fault today?",
  ],
  rule: "Power supply falls under Russian law 187-FZ: the border between control and office networks is drawn before the first exchange.",
};

const telecom: Industry = {
  forWhom: "for a telecom operator",
  forms: forms(
    "the operator",
    "subscriber ticket",
    "subscriber tickets",
    "subscribers",
    "agents and network engineers",
  ),
  processes: [
    "The subscriber describes a symptom, the network sees a fault, and only a seasoned engineer connects the two. Without a map from service to equipment each case starts from zero.",
    "A technician's visit costs more than a monthly fee, and a fair share of visits ends with a restart.",
    "Tariffs and offers multiply, and only billing, closed to the first line, knows the truth about a charge.",
  ],
  roles: [
    {
      name: "Subscriber",
      need: "Sees the fault in their building and its end without walking through a voice menu.",
      units: ["subscriber", "customer"],
    },
    {
      name: "Support agent",
      need: "Runs a line test from the card and explains a charge with one button.",
      units: ["operator", "agent"],
    },
    { name: "Network engineer", need: "Gets tickets grouped by node and start time.", units: ["engineer"] },
  ],
  risks: [
    {
      risk: "Live calls to billing slow down the rating run.",
      measure:
        "Reads go to a replica and changes through a queue, within a rate agreed with billing's owner.",
    },
    {
      risk: "Call records are protected by the secrecy of communications.",
      measure: "They stay out of support cards; details need a separate role and a recorded reason.",
    },
  ],
  metrics: [
    "Share of visits with no fault found.",
    "First-contact resolution, by topic.",
    "Time from a node failure to a notice to subscribers.",
  ],
  questions: [
    "Does one system tie an address to a service and a network node?",
    "Which line tests can run remotely, and how long do they take?",
    "Which tariff changes may the first line make alone?",
  ],
  rule: "Secrecy of communications limits who may see call details, so roles are written before screens.",
};

const construction: Industry = {
  forWhom: "for a construction company",
  forms: forms(
    "the company",
    "site task",
    "site tasks",
    "clients and home buyers",
    "site managers and engineers",
  ),
  processes: [
    "The drawing on site is older than the one in the design office, and rework is paid for by whoever learns last.",
    "Volumes are confirmed once a month, so a delay shows when it can no longer be recovered.",
    "Materials wait on the wrong site: the request was approved, but nobody tied delivery to the schedule.",
  ],
  roles: [
    {
      name: "Site manager",
      need: "Records a volume with a photo on the spot and opens the current drawing.",
      units: ["foreman", "engineer", "worker"],
    },
    {
      name: "Buyer",
      need: "Sees requests tied to the schedule and the date after which work stops.",
      units: ["buyer"],
    },
    {
      name: "Project director",
      need: "Compares plan and actual for yesterday, with the cost of the delay.",
      units: ["head", "manager"],
    },
  ],
  risks: [
    {
      risk: "Sites keep reporting by phone, and an assistant types it in at the office.",
      measure:
        "Three actions on the site manager's screen and the rest derived; the pilot is a crew, not a head office.",
    },
    {
      risk: "Subcontractors refuse to report in someone else's system.",
      measure: "The duty goes into the contract: volume without a mark is not accepted for payment.",
    },
  ],
  metrics: [
    "Days behind schedule on the critical path.",
    "Share of rework caused by outdated documents.",
    "Crew idle time waiting for materials, person-days.",
  ],
  questions: [
    "Which program holds the schedule, and is it tied to the estimate?",
    "Who confirms volume, and how many signatures does a certificate collect?",
    "Which documents must reach the client electronically?",
  ],
  rule: "As-built records and building information models are regulated for publicly funded sites: the list of documents comes from the contract.",
};

const insurance: Industry = {
  forWhom: "for an insurer",
  forms: forms("the insurer", "claim", "claims", "policyholders", "claims handlers"),
  processes: [
    "What delays a payout is not the decision but the file: a claim goes back for one missing document.",
    "Simple and suspicious claims take the same road, so the first wait and the second escape a proper look.",
    "Agents, partners and the website sell the policy differently, and the gaps surface at claim time.",
  ],
  roles: [
    {
      name: "Policyholder",
      need: "Reports a loss from a phone and sees at once what is missing and by when.",
      units: ["customer", "shopper"],
    },
    {
      name: "Claims handler",
      need: "Gets a complete file with the policy checked and a suggested amount.",
      units: ["specialist", "operator"],
    },
    {
      name: "Underwriter",
      need: "Sees the history of object and partner on one card before taking the risk.",
      units: ["head", "manager"],
    },
  ],
  risks: [
    {
      risk: "An automated decision cannot be explained in a dispute.",
      measure: "Rules decide and record their grounds; a person signs every refusal.",
    },
    {
      risk: "Faster payouts open a door to fraud.",
      measure: "An amount threshold and risk signs at intake, plus random checks of simple cases.",
    },
  ],
  metrics: [
    "Days from claim to payout, median and the worst five percent.",
    "Share of claims complete at the first attempt.",
    "Share of claims without manual steps.",
  ],
  questions: [
    "Which lines of business bring most simple claims?",
    "Which signs send a file to investigation, and who changes them?",
    "Which documents could come from state registers instead of the customer?",
  ],
  rule: "Payout deadlines and exchange with bureaus and the central bank are fixed by rules, so clocks and statuses follow them.",
};

const media: Industry = {
  forWhom: "for a media company",
  forms: forms("the company", "story", "stories", "readers and subscribers", "editors and reporters"),
  processes: [
    "Breaking news peaks in minutes, and the newsroom publishes exactly when the system suffers most.",
    "One story lives in the feed, on the site, in the newsletter and on social networks, and each correction is made four times.",
    "The archive is large, yet finding a photo with cleared rights takes longer than shooting a new one.",
  ],
  roles: [
    {
      name: "Editor",
      need: "Prepares a story once and sees where, and in which version, it appeared.",
      units: ["editor", "employee"],
    },
    {
      name: "Reporter",
      need: "Files text and footage from the scene, even over a poor connection.",
      units: ["journalist"],
    },
    { name: "Reader", need: "Gets the page fast, at the peak too.", units: ["reader", "user", "subscriber"] },
  ],
  risks: [
    {
      risk: "The move costs search traffic.",
      measure: "The redirect map is tested before the switch, and old links answer for good.",
    },
    {
      risk: "Editors bypass the system if it adds a minute to breaking news.",
      measure: "The urgent path is timed with a stopwatch and belongs to acceptance.",
    },
  ],
  metrics: [
    "Seconds from “ready” to live everywhere.",
    "Page response at the peak.",
    "Share of the archive with confirmed rights.",
  ],
  questions: [
    "What was the largest peak, and what exactly gave way?",
    "How many outlets does one story go to, and how do they differ?",
    "Who answers for photo rights, and where are they recorded?",
  ],
  rule: "Corrections after publication and advertising labels are regulated: the system keeps every version and its grounds.",
};

const hospitality: Industry = {
  forWhom: "for a hotel chain",
  forms: forms("the chain", "booking", "bookings", "guests", "front desk and housekeeping"),
  processes: [
    "Five channels sell the room and a person updates the balance. A double sale in season costs a relocation and a review.",
    "A guest's request passes three radios and is lost at the shift change.",
    "Breakfasts, cleaning and arrivals are planned on yesterday's data, although the late check-out was known in the morning.",
  ],
  roles: [
    {
      name: "Guest",
      need: "Books and makes requests without a call, and is answered in their own language.",
      units: ["guest", "customer"],
    },
    {
      name: "Front desk",
      need: "Sees room, guest and requests on one screen.",
      units: ["administrator", "operator"],
    },
    {
      name: "General manager",
      need: "Compares occupancy and rate by day without building spreadsheets.",
      units: ["head", "manager"],
    },
  ],
  risks: [
    {
      risk: "A failed channel exchange sells one room twice.",
      measure:
        "One system owns the balance; when a link drops, the channel keeps a buffer, not the last rooms.",
    },
    {
      risk: "Staff change faster than they learn.",
      measure: "One action per screen and a shift of training; a newcomer must cope without a manual.",
    },
  ],
  metrics: ["Share of direct bookings.", "Time to fulfil a request, by type.", "Double sales a month."],
  questions: [
    "Which system owns the rooms, and which channels write to it directly?",
    "Which requests are most common, and who answers for the time?",
    "How does the season change the team?",
  ],
  rule: "Guest registration data is due within fixed deadlines, so these fields are mandatory at check-in.",
};

const general: Industry = {
  forWhom: "for your organisation",
  // The words of the process come from `wording`: they depend on what is wanted, not on a trade.
  forms: {},
  processes: [
    "Start from the path rather than from functions: whose hands the {unit} passes through, where it waits longest and who learns about it first.",
    "The quickest test is one case followed end to end: who started it, where it passed, where it waited, how it ended. That shows what holds up {units}.",
    "Until the process has an owner and success has a measure, any list of functions is a guess.",
  ],
  roles: [
    {
      name: "{clients}",
      need: "See the state and the next step while the {unit} is under way, and need not ask.",
      units: ["customer", "user"],
    },
    {
      name: "{staff}",
      need: "Get everything in one window and finish there; the correspondence around each {unit} disappears.",
      units: [
        "manager",
        "operator",
        "agent",
        "dispatcher",
        "specialist",
        "approver",
        "courier",
        "driver",
        "engineer",
        "worker",
      ],
    },
    {
      name: "Process owner",
      need: "Sees where {units} are stuck and why they come back, and changes rules without a developer.",
    },
  ],
  risks: [
    {
      risk: "Departments differ on when the {unit} counts as done.",
      measure:
        "Before development one case is walked through with those who do it and written down as an acceptance scenario.",
    },
    {
      risk: "Success cannot be measured, because nobody knows how long {units} take today.",
      measure: "The first two weeks record time, volume and returns; results are compared with these.",
    },
  ],
  metrics: [
    "Time from start to result, median and the worst five percent, for all {units} of a week.",
    "Share of {units} without a return or a manual fix.",
    "Share of performers ({staff}) who work only in the new system a month after launch.",
  ],
  questions: [
    "What does the organisation do, and who answers for {units}?",
    "Which single figure has to change for {clients} to notice, and what is it now?",
    "How many people ({staff}) do this work today, and with what?",
  ],
  rule: "If the process holds data about people ({clients}), Russian law 152-FZ applies: decide on fields and storage before a prototype.",
};

/** Words of the process when no industry is named: the main capability sets them. */
export const wording: Knowledge["wording"] = {
  booking: forms("the organisation", "booking", "bookings", "customers", "administrators"),
  requests: forms("the organisation", "request", "requests", "people who ask", "officers"),
  portal: forms("the organisation", "request", "requests", "users", "employees"),
  crm: forms("the organisation", "deal", "deals", "customers", "sales managers"),
  erp: forms(
    "the organisation",
    "accounting operation",
    "accounting operations",
    "business units",
    "accountants and planners",
  ),
  bitrix24: forms("the organisation", "task", "tasks", "employees", "team leads"),
  planning: forms("the organisation", "order", "orders", "customers", "planners"),
  warehouse: forms("the organisation", "shipment", "shipments", "recipients", "storekeepers"),
  tracking: forms("the organisation", "delivery", "deliveries", "recipients", "dispatchers"),
  shop: forms("the organisation", "customer order", "customer orders", "buyers", "shop managers"),
  production: forms("the organisation", "work order", "work orders", "shops", "shift foremen"),
  maintenance: forms(
    "the organisation",
    "repair report",
    "repair reports",
    "shops and lines",
    "mechanics and repair crews",
  ),
  documents: forms("the organisation", "document", "documents", "authors", "approvers"),
  assistant: forms("the organisation", "question", "questions", "customers", "agents"),
  analytics: forms("the organisation", "report", "reports", "managers", "analysts"),
  mobile: forms("the organisation", "assignment", "assignments", "people who order the work", "field staff"),
  monitoring: forms("the organisation", "user operation", "user operations", "users", "on-call engineers"),
  integration: forms(
    "the organisation",
    "message",
    "messages",
    "neighbouring units",
    "system administrators",
  ),
  highload: forms("the organisation", "user request", "user requests", "users", "operations engineers"),
  infrastructure: forms("the organisation", "workplace", "workplaces", "users", "administrators"),
  support: forms("the organisation", "ticket", "tickets", "users", "support engineers"),
};

export const industries: Knowledge["industries"] = {
  health,
  oil,
  bank,
  city,
  factory,
  retail,
  logistics,
  airline,
  university,
  agro,
  energy,
  telecom,
  construction,
  insurance,
  media,
  hospitality,
  general,
};
