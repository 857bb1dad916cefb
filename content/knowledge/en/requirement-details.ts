import type { Priority, RequirementDetail, RequirementTexts } from "../requirement-texts";

const must = (text: string, check: string) => ({ text, check, priority: "must" as Priority });
const should = (text: string, check: string) => ({ text, check, priority: "should" as Priority });
const data = (...rows: RequirementDetail["data"]) => rows;

/** Testable requirements of every capability: two for each module, in the order of the modules. */
export const requirementDetails: RequirementTexts["details"] = {
  booking: {
    functions: [
      must(
        "The diary shows free time alike in every channel: {clients} see it, and so do {staff}.",
        "A slot taken in one channel disappears from the others within two seconds.",
      ),
      must(
        "Two bookings for one time are impossible.",
        "200 simultaneous attempts at one slot give one booking and 199 clear refusals with the nearest free time.",
      ),
      must(
        "Booking takes no registration and at most three steps.",
        "Ten people who see the screen for the first time ({clients}) finish without help.",
      ),
      must(
        "Moving and cancelling work by the link in the message and free the time at once.",
        "After a cancellation the slot is free, and history says who cancelled and when.",
      ),
      must(
        "A reminder leaves a day and two hours before; one tap declines and changes the state.",
        "Delivery shows in the card; of 50 test bookings not one reminder is missing.",
      ),
      should(
        "Freed time is offered to the waiting list.",
        "The first in line gets the offer within a minute and holds it for 15 minutes.",
      ),
    ],
    data: data(
      ["Slot", "place, person, kind of service, start, length, state"],
      ["Booking", "slot, who booked, channel, history of moves, consent to messages"],
    ),
  },
  requests: {
    functions: [
      must(
        "Every channel {clients} use creates the same card: source, topic, place, deadline, owner.",
        "Ten cases from each channel give cards with the same fields, with the source named.",
      ),
      must(
        "A repeat joins the case that is already open.",
        "100 test requests with 20 repeats make 80 cards; {clients} who sent a repeat see the shared status.",
      ),
      must(
        "Topic and route are set at intake; a doubtful case goes to a person.",
        "Of 500 labelled cases at least 85% get the right topic; {staff} decide everything below the threshold.",
      ),
      must(
        "The card says why it took its route.",
        "For any {unit}, {staff} see the rule that fired and can return it with a reason in one click.",
      ),
      must(
        "The deadline follows the rules and the working calendar, the warning comes before it is missed.",
        "Across a weekend and a holiday the deadline equals one worked out by hand; {staff} were warned a day ahead.",
      ),
      should(
        "{clients} see the next step and its date without a call.",
        "The status on the page is at most a minute behind the card.",
      ),
    ],
    data: data(
      ["Request card", "channel, topic, place, text, attachments, deadline, owner, history"],
      ["Routing rule", "condition, owner, deadline, valid from, changed by"],
    ),
  },
  portal: {
    functions: [
      must(
        "Sign-in uses a trusted account; everybody sees only what is theirs.",
        "{clients} cannot open another person's record by a direct link; the attempt is logged.",
      ),
      must(
        "The first page of the account shows the next action and its deadline.",
        "In three typical states the right action stands first; {clients} find it in ten seconds.",
      ),
      must(
        "A service is described by fields, route and deadline, without development.",
        "A new service that brings {units} is added in an hour from the manual; the code does not change.",
      ),
      must(
        "What the system knows is filled in and not asked again.",
        "In the five most frequent services {clients} type nothing that the source already has.",
      ),
      must(
        "Every change of state sends a message with a link to the request.",
        "30 changes bring {clients} 30 messages within a minute each.",
      ),
      should(
        "The history of requests is kept with dates and can be exported.",
        "A year's export ({units}) opens undistorted and equals the screen.",
      ),
    ],
    data: data(
      ["Request", "service, who filed it, fields, state, owner, deadlines, attachments"],
      ["Service", "name, fields, route, deadline, content owner, version"],
    ),
  },
  crm: {
    functions: [
      must(
        "A customer has one card; similar records are offered for merging and can be split again.",
        "Of 200 records with 30 known duplicates at least 27 are offered; a merge is undone without loss.",
      ),
      must(
        "Calls, letters and website forms appear in the card by themselves.",
        "On a control day the events in cards equal the logs of telephony and mail.",
      ),
      must(
        "A deal moves between stages only when the conditions are met.",
        "At each stage moving without a required field gives a clear refusal.",
      ),
      must(
        "Every open deal has a next step with a date.",
        "The report shows no deal without a next step; the lead sees what is overdue.",
      ),
      must(
        "A call opens the caller's card and leaves a recording and a result in it.",
        "20 test calls: the card opens in two seconds, the recording is attached.",
      ),
      should(
        "The funnel shows at which stage the money stops.",
        "The sum by stage equals the list of deals to the rouble.",
      ),
    ],
    data: data(
      ["Customer", "details, contacts, owner, source, consents"],
      ["Deal", "customer, stage, sum, next step, channel events"],
    ),
  },
  erp: {
    functions: [
      must(
        "Reference data is shared by all units; a new record is checked for duplicates and approved by its owner.",
        "An attempt to add an existing item under another name is stopped with a hint.",
      ),
      must(
        "The mapping of old and new codes is kept and available to reports.",
        "Balances by old and new codes on the day of the move agree to the kopeck.",
      ),
      must(
        "Plan, commitments and actuals are seen in the same dimensions.",
        "A plan-versus-actual report for one unit agrees with a month of its source documents.",
      ),
      must(
        "Going over a limit shows before signing, not after payment.",
        "A request over the limit stops and says who may let it pass.",
      ),
      must(
        "A period closes by a list of operations with owners and dependencies.",
        "A trial close followed the list; it is clear which operation is holding it up and whose it is.",
      ),
      should(
        "Correcting a closed period needs a reason and an approval.",
        "No role can edit a closed period directly.",
      ),
    ],
    data: data(
      ["Reference record", "code, name, owner, mapping to old codes, validity"],
      ["Ledger entry", "source document, dimensions, sum, period, author"],
    ),
  },
  bitrix24: {
    functions: [
      must(
        "A process moves through stages with conditions, a return needs a reason.",
        "Two end-to-end processes were run through, a return and a change of owner included.",
      ),
      must(
        "Robots do the repeated actions and leave a trace in history.",
        "For every robot history says what it did and on which condition.",
      ),
      must(
        "Repeated projects start from a template with deadlines and roles.",
        "A project from a template is made in a minute, deadlines count from its start.",
      ),
      should(
        "The workload of people shows by week.",
        "The hours in the report equal the tasks of three chosen employees.",
      ),
      must(
        "Partners, invoices and payments come from accounting, approved items go back.",
        "50 invoices: sums, dates and partners agree, no duplicates.",
      ),
      must("Custom parts use the documented API only.", "Updating the test portal breaks no process."),
    ],
    data: data(
      ["Task", "project, owner, deadline, stage, linked document"],
      ["Process item", "kind, stage, fields, approvers, reason for a return"],
    ),
  },
  planning: {
    functions: [
      must(
        "Resources carry the calendars, standard times and limits that really apply.",
        "In one shop the plan puts no work into a repair window and stays within the shifts.",
      ),
      must(
        "A process engineer changes standard times without a developer; the history of changes is kept.",
        "A changed time shows in the next run; the old value stays available with its date.",
      ),
      must(
        "The solver offers at least two options with their consequences: what moves and what it costs.",
        "On last month's data the dates ({units}) are no worse than the real ones, each difference explained.",
      ),
      must(
        "Recalculating after a change takes at most five minutes.",
        "One job moved at real volume: the new schedule is ready in five minutes.",
      ),
      must(
        "Actuals are marked on the spot and compared with the plan on the same day.",
        "In a pilot week at least 90% of operations are marked, a mark takes under a minute.",
      ),
      should(
        "A deviation over the threshold offers a recalculation and says whom it touches.",
        "A test deviation brought an offer with the list of affected jobs.",
      ),
    ],
    data: data(
      ["Resource", "kind, calendar, standard times, limits, owner"],
      ["Plan operation", "job, resource, start, length, actual, cause of deviation"],
    ),
  },
  warehouse: {
    functions: [
      must(
        "Stock is known by place and batch and is the sum of moves.",
        "A count of 100 bins differs from the system in at most one.",
      ),
      must(
        "Picking follows expiry or arrival, a departure from it needs a reason.",
        "An attempt to issue a fresher batch first is stopped with a hint.",
      ),
      must(
        "Receiving, moving and picking are done by scanner.",
        "50 operations on a terminal: nothing typed, an operation under 15 seconds on average.",
      ),
      must(
        "A terminal works offline and passes operations on in order.",
        "After an hour without a network operations left in order and stock agreed.",
      ),
      must(
        "A reserve for a demand is visible and is not given away without a decision.",
        "A dispute over the last piece is settled by a rule, both sides see the reason.",
      ),
      should(
        "Demand is computed from consumption and lead time.",
        "On last quarter's data the proposed purchase would have covered consumption without a gap.",
      ),
    ],
    data: data(
      ["Move", "item, batch, from, to, quantity, who, when, reason"],
      ["Reserve", "item, quantity, demand, date, decision on a dispute"],
    ),
  },
  tracking: {
    functions: [
      must(
        "Positions come from all sources with time and signal quality.",
        "A day's stream of one source is taken without loss, duplicates are dropped.",
      ),
      must(
        "Silence beyond the threshold shows as a state of its own.",
        "A switched-off tracker is marked within five minutes, the forecast is marked unreliable.",
      ),
      must(
        "The arrival forecast is recomputed along the way and shows its accuracy.",
        "On 100 finished cases ({units}) the forecast two hours ahead is off by at most 20 minutes in eight of ten.",
      ),
      must(
        "{clients} see the forecast by a link, without signing in.",
        "The link opens on a phone, shows no one else's data and expires a day after completion.",
      ),
      must(
        "Deviations are gathered in a feed, each with a proposed action.",
        "Five kinds of test deviations reach the feed within a minute, without repeats.",
      ),
      should(
        "Every exception closes with a cause; causes are shown by period.",
        "Weekly report: every exception has a cause and a reaction time.",
      ),
    ],
    data: data(
      ["Trip event", "what, where, when, source, accuracy"],
      ["Exception", "kind, deviation, owner, cause, reaction time"],
    ),
  },
  shop: {
    functions: [
      must(
        "The catalogue searches by name, code and properties and shows availability.",
        "50 typical queries: the right item is on the first screen in 45 or more.",
      ),
      must(
        "Prices and availability change without stopping the storefront.",
        "A change in accounting shows on the storefront within five minutes.",
      ),
      must(
        "Checkout takes one screen and works without registration.",
        "Ten new people ({clients}) check out without help, paying twice is impossible.",
      ),
      must(
        "A payment is confirmed exactly once.",
        "With the link cut after paying, reconciliation finds the order and the money is taken once.",
      ),
      must(
        "The state of an order looks alike to buyer and employee.",
        "For 20 orders the storefront and the back office agree at every moment.",
      ),
      should(
        "A return is filed in the account and reaches accounting.",
        "Five returns went from request to entry with nothing typed.",
      ),
    ],
    data: data(
      ["Order", "items, prices of the day, payment, delivery, state, returns"],
      ["Catalogue item", "code, properties, price, availability, pictures"],
    ),
  },
  production: {
    functions: [
      must(
        "Signals are read only and keep the time of their source.",
        "Security check: writing into the control network is impossible.",
      ),
      must(
        "When the link is lost, data waits at the source and is sent later.",
        "After an hour's outage history has no gaps.",
      ),
      must(
        "A stop is found from the signal, a person names its cause from a short list.",
        "In a pilot week 95% of stops have a cause, choosing takes under ten seconds.",
      ),
      must(
        "Losses show by machine, cause and shift.",
        "The stops of a shift add up to the shift's log to the minute.",
      ),
      must(
        "A warning comes before the failure and says what to do.",
        "Replayed on ten past failures, it would have fired earlier in at least six.",
      ),
      should(
        "{staff} change thresholds themselves, the change is logged.",
        "A new threshold works within a minute, the old value is kept.",
      ),
    ],
    data: data(
      ["Signal", "source, parameter, value, time, quality"],
      ["Stop", "machine, start, end, cause, shift, named by"],
    ),
  },
  maintenance: {
    functions: [
      must(
        "Equipment is a tree of assets with a record and a history of work.",
        "For ten assets a year's history is found in a minute.",
      ),
      must(
        "An asset is recognised by the tag on its case.",
        "20 tags on the spot: the right asset at first try, in gloves.",
      ),
      must(
        "A report is filed on the spot with a photo and an urgency.",
        "From scanning the tag to sending takes under a minute, offline included.",
      ),
      must(
        "A work order carries work, people and parts to acceptance.",
        "It does not close without acceptance and the use of parts.",
      ),
      must(
        "The service schedule follows running hours and the calendar.",
        "A quarter's schedule equals the maker's rules for five assets.",
      ),
      should(
        "A missing part shows before work starts.",
        "An order that lacks a part is marked in planning, not on the day of repair.",
      ),
    ],
    data: data(
      ["Asset", "place in the tree, record, running hours, service rules, tag"],
      ["Work order", "asset, work, people, parts, dates, acceptance"],
    ),
  },
  documents: {
    functions: [
      must(
        "A document starts from a template with known fields filled in.",
        "Ten documents of both kinds are made without typing details again.",
      ),
      must(
        "All versions are kept and their differences shown.",
        "Comparing two versions shows every edit and its author.",
      ),
      must(
        "The route follows kind and sum, a deputy steps in by itself.",
        "An approver on leave: the document went to the deputy, the deadline held.",
      ),
      must(
        "Approval is seen as a whole: with whom, how long, what is left.",
        "For any document one screen answers who has it.",
      ),
      must(
        "An unchangeable file is signed, the signature can be checked outside the system.",
        "A third-party tool confirms the signed file and rejects a changed one.",
      ),
      should(
        "The archive keeps a document as long as its kind demands.",
        "Deleting early is impossible; at the end of the term a record of disposal is drawn up.",
      ),
    ],
    data: data(
      ["Document card", "kind, details, versions, route, deadlines"],
      ["Signature", "file and fingerprint, who, when, certificate, result of the check"],
    ),
  },
  assistant: {
    functions: [
      must(
        "An answer is built from approved texts only and shows its source.",
        "200 test questions: every answer has a source, none is invented.",
      ),
      must(
        "The owner of a topic updates its texts; the change takes effect the same day.",
        "A corrected text is used within an hour; the old version stays available.",
      ),
      must(
        "An uncertain answer goes to a person with the history of the conversation.",
        "On 100 hard questions {staff} get the whole dialogue and nobody repeats a question.",
      ),
      must(
        "An action in a system runs only with the rights of the person who asks.",
        "A request for another person's data is refused and logged in every test.",
      ),
      must(
        "The share of right answers is measured weekly on labelled questions.",
        "The report shows right, wrong and handed over; the target is at least 80% right.",
      ),
      should(
        "Unanswered questions are gathered and ranked.",
        "Every Monday the owners of texts see the top ten topics without an answer.",
      ),
    ],
    data: data(
      ["Knowledge passage", "text, source, owner, validity, version"],
      ["Dialogue", "anonymised text, answers, sources, rating, handover"],
    ),
  },
  analytics: {
    functions: [
      must(
        "A measure has one formula for all reports.",
        "The ten main measures agree on every screen and in every export.",
      ),
      must(
        "The mart is fresh by the start of the day and does not load operational systems.",
        "Five days in a row it was ready by eight, sources stayed within their limits.",
      ),
      must(
        "Every role has its screen with at most seven measures.",
        "{clients} answer three given questions from their screen in a minute.",
      ),
      must(
        "A measure leads down to its source record.",
        "For three measures the way to a document takes at most three clicks.",
      ),
      must(
        "Incomplete data is marked on the screen.",
        "Switching one source off shows at every measure it touches.",
      ),
      should(
        "A difference from accounting is found before publication.",
        "A planted error stopped publication and named its owner.",
      ),
    ],
    data: data(
      ["Measure", "formula, dimensions, source, owner, frequency"],
      ["Quality check", "rule, result, date, owner"],
    ),
  },
  mobile: {
    functions: [
      must(
        "The day's assignments open without a connection.",
        "In flight mode the device shows all assignments, addresses and instructions.",
      ),
      must(
        "The order of assignments can be changed with a reason.",
        "The dispatcher sees the change and its reason once the link is back.",
      ),
      must(
        "A mark keeps place, time and a photo taken on the spot.",
        "A photo from the gallery is refused; the place differs by at most 100 metres.",
      ),
      must(
        "A mark takes at most a minute with one hand.",
        "Ten people in work clothes mark within a minute; buttons are at least 48 points.",
      ),
      must(
        "Exchange starts by itself and shows what has not left yet.",
        "After eight hours offline everything is passed on without anybody's action.",
      ),
      should(
        "Two differing versions are shown to a person, not settled in silence.",
        "A test conflict is kept in both versions and settled by the named person.",
      ),
    ],
    data: data(
      ["Assignment", "place, deadline, instruction, owner, state"],
      ["Mark", "assignment, time, position, photo, device"],
    ),
  },
  monitoring: {
    functions: [
      must(
        "A service is a map of nodes, impact is computed from node to service.",
        "Switching a node off on the test stand showed the right list of services that {clients} use.",
      ),
      must(
        "The path of an operation is checked as a whole every minute.",
        "A planted failure of one step (one {unit}) is found within two minutes.",
      ),
      must(
        "Events of one failure are grouped into one incident.",
        "A storm of 500 events made one incident; {staff} see its cause and impact.",
      ),
      must(
        "The engineer on duty gets only what needs an action.",
        "In a pilot week at least 80% of messages led to one, and no failure of {units} went unreported.",
      ),
      must(
        "Duty, escalation and acknowledgement follow a rota.",
        "With one {unit} failing in a test, an unacknowledged call went to the next person in five minutes.",
      ),
      should(
        "A failure is followed by a review with tasks.",
        "A review with the number of failed {units} is made from the timeline in ten minutes, tasks have deadlines.",
      ),
    ],
    data: data(
      ["Incident", "service, start, detection, cause, actions, duration"],
      ["Map node", "kind, dependencies, owner, checks"],
    ),
  },
  integration: {
    functions: [
      must(
        "A message has effect once, a repeat is safe.",
        "Sending 1,000 messages twice made no extra record.",
      ),
      must(
        "The queue outlives a recipient that is down for three days.",
        "A recipient stopped for an hour: everything arrived in order, nothing was lost.",
      ),
      must(
        "The mapping of codes lives in one place and has an owner.",
        "An unknown code stopped only its message and came to the owner.",
      ),
      should(
        "A change of reference data reaches all recipients in five minutes.",
        "A control change is seen in every system, the time is measured.",
      ),
      must(
        "Exchange is described by a contract: fields, frequency, behaviour on error.",
        "A message against the contract is refused before sending, with the field named.",
      ),
      must(
        "The owner sees what did not arrive and why.",
        "For ten planted errors the screen named the cause and let them be repeated.",
      ),
    ],
    data: data(
      ["Message", "contract, object, time, state, repeats, error"],
      ["Code mapping", "system, code, common code, owner, date"],
    ),
  },
  highload: {
    functions: [
      must(
        "Intake answers in half a second whatever the length of the queue.",
        "At the planned peak 95% of answers take under 0.5 seconds.",
      ),
      must(
        "What was accepted survives the failure of any node.",
        "A node stopped under load: as many processed as accepted.",
      ),
      must(
        "Processing grows by adding workers, without downtime.",
        "Twice the workers made it at least 1.8 times as fast.",
      ),
      must(
        "Beyond the limit {clients} get a refusal with a time to retry.",
        "At twice the flow refusals are clear and accepted {units} are done in time.",
      ),
      must(
        "The test is repeated before every release.",
        "Its report is attached to the release; a drop over 10% stops it.",
      ),
      should(
        "The bottleneck shows on a graph in real time.",
        "For three planted delays the screen named the right node.",
      ),
    ],
    data: data(
      ["Operation", "key, kind, accepted at, state, worker, result"],
      ["Measurement", "release, flow, response time, limit, bottleneck"],
    ),
  },
  infrastructure: {
    functions: [
      must(
        "The inventory holds systems, dependencies, owners and versions.",
        "A spot check of 20 systems finds no difference.",
      ),
      must(
        "Every system has a way named: replace, move, keep or close.",
        "All systems of a wave have a decision and its author.",
      ),
      must(
        "The target platform is built from a description.",
        "A second platform is built from scratch in a day and passes the same checks.",
      ),
      must(
        "A workplace is prepared without manual steps.",
        "A new workplace is ready in an hour with the programs of its role.",
      ),
      must("Every wave has an acceptance and a rollback.", "A trial rollback took an hour and lost no data."),
      should(
        "A user learns what will change for them and when.",
        "A week before the wave everybody concerned had the message.",
      ),
    ],
    data: data(
      ["System in the inventory", "version, owner, dependencies, decision, wave"],
      ["Wave", "contents, date, acceptance, rollback, result"],
    ),
  },
  support: {
    functions: [
      must(
        "A ticket belongs to a service with a deadline and an owner.",
        "For 50 tickets service and deadline are right, the clock follows the contract.",
      ),
      must(
        "Intake by portal, mail and phone makes the same card.",
        "Ten tickets from each channel have equal cards.",
      ),
      must(
        "A solution is offered while the ticket is typed.",
        "On 100 typical questions a fitting one is among the first three in at least 60.",
      ),
      must(
        "A solved case joins the base after a senior's check.",
        "A new solution is found the same day and has an author and a review date.",
      ),
      must(
        "Repeated tickets gather into a cause with an owner.",
        "Five equal tickets in a week made one cause.",
      ),
      should(
        "A mass failure is announced once to everybody it touches.",
        "A test announcement reached all users of the service, tickets were attached.",
      ),
    ],
    data: data(
      ["Ticket", "service, priority, deadline, messages, solution, rating"],
      ["Cause", "tickets, impact, solution, owner, deadline"],
    ),
  },
};
