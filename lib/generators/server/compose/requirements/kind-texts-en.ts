import "server-only";
import type { KindRows } from "@/lib/generators/server/compose/requirements/kind-texts";

/** Requirements in English by kind: does | check | also. */
export const kindTextsEn: KindRows = {
  board:
    "The screen {s} stays open all day and refreshes itself. It shows the current state and the time of the last change; deviations are marked by colour and word, and stale values say so. | change one entry of {s} and time it: the new value appears within a minute. Cut the source: the old value gives way to “no data”. | A shared screen shows the state of this minute.",
  alert:
    "The signal {f} goes out when a value leaves its bounds or data stop coming. A named person sets threshold and delay. The signal comes once, asks to be acknowledged, and moves to the next person if nobody does. | break the threshold on purpose: {f} reaches {to} within a minute, with place and value. Left unacknowledged, it reaches the next person. The same incident raises no second signal. | A deviation raises a signal.",
  notice:
    "The message {f} goes out by itself when the state changes; one button sends it by hand. Its text comes from a template with the record's data. It is visible who was sent it, who got it and who did not. | trigger {f} with three test recipients: each gets exactly one message with correct data. A wrong number lands in the list of undelivered ones. Whoever opted out gets nothing. | The outcome is told by message.",
  reminder:
    "The due dates in {s} are checked daily, and a reminder leaves ahead of them. A date counts from the last event; the interval is adjustable. An answer or the work itself stops further messages. | move one date in {s} so that it falls due tomorrow: one message reaches {to}. Mark it done: the next date is computed, nothing else is sent. | Due dates bring a reminder ahead of time.",
  card: "An entry of {s} opens by number, code or the first letters typed. It holds details, linked records and history: what changed, when, by whom. History cannot be rewritten. | open one entry of {s} and walk from its first line to its last: no gaps, every line dated and signed. A correction keeps the earlier value visible. | The past is visible from the record itself.",
  request:
    "An entry in {s} can be raised at any hour and gets a number, an owner and a due time at once. Its states are new, accepted, in progress and closed; sending back needs a reason. Overdue entries rise to the top. | raise ten entries in {s} as {who}: the number comes at once, an owner is assigned, the sender sees the state. Let one run late: it tops the list. Closing without a result is refused. | The request is followed until closed.",
  journal:
    "An entry in {s} is written at the moment of the event, wherever it happens: start, end and cause from a list. The author and the duration are filled in. A correction is a new line; the old one stays. | enter three events with different causes in {s}: durations and totals equal a count by hand. No line can be altered or left out. Filtering by cause leaves the right lines only. | Every event is logged with time and author.",
  booking:
    "People choose from free times or places in {s} themselves, without a call. The choice holds at once, and double booking is impossible. Moving or cancelling frees the place; no-shows are marked. | two people take the last place in {s} together: one holds it, the other is offered another. A cancellation frees it at once. | Time and place are held in advance.",
  schedule:
    "The plan in {s} is drawn up ahead and changed when somebody drops out. Load, clashes and open positions are visible. A move is checked against the rules and sent to those it concerns. | plan a week of {s} on real data. A deliberate clash is refused. Take one person out: a replacement is proposed and those concerned are told. | Dates and people are laid out on a calendar.",
  route:
    "The order of stops in {s} is built the evening before and again when a stop drops out. It respects travel, time on site and agreed hours. It is followed and ticked off on the way. | for {f}, take a past day: the new order is no longer than the one driven, every agreed hour kept. Drop one stop: the rest is recomputed without help. | The order of stops and travel time count.",
  tracking:
    "Every entry of {s} shows its stage or place, since when, and who has it. Each step is marked as it happens. Whatever is stuck longer than agreed stands out. | take one entry of {s} through all stages: place and time are right at each. Hold one back too long: it stands out. | The current stage of each entry is visible.",
  label:
    "A code is assigned on arrival and read by a camera or scanner: {o}. No code repeats; each leads to origin and movements. A damaged one is replaced and the old one voided. | print and read twenty codes for {s}: every one opens its own record at the first try. A repeated code is refused. The whole way back to the origin is shown. | A code leads to the record.",
  stock:
    "Quantities in {s} move with every receipt, transfer, issue and reservation. They are shown by place, free and held apart; what is held cannot be promised again. | count the places by hand and compare with {s}: no difference. Hold everything free: the next request is refused with a date. | Availability agrees with what is really there.",
  metering:
    "A value in {s} is entered or received with every operation. It comes with time, place and author; totals by person and operation add up by themselves. A deviation from the norm is marked and needs a cause. | enter ten control values in {s}, one of them too high: the total equals a count by hand, the high one is marked and cannot close without a cause. Every total opens into its entries. | Quantities are counted against the norm.",
  matching:
    "Fitting candidates in {s} are ranked, each with the reason. The criteria come from the record. A person decides. | for {f}, take twenty past cases: the right answer is among the first three in at least nine of ten. Each shows its reason. | Fitting candidates come with a reason.",
  check:
    "The check in {s} runs before the next step is allowed. Its rules and lists belong to a named person. The answer is yes, no or ask somebody, with the ground; it cannot be bypassed. | take from {s} three cases known to be right and three known to be wrong: the right pass, the wrong stop with the cause named. An attempt to get round it is recorded. | The next step stays shut until the check passes.",
  estimate:
    "A value in {s} is computed on demand and again with new data. Result, range and basis are shown. A person decides; the correction is kept beside the computed value. | repeat past cases of {f} with known outcomes: the share within range is recorded and agreed. A person's correction survives. | A computed value with its range stands beside it.",
  calculation:
    "A result in {s} is computed when the ground arises and stays a draft until approved. Rules carry their date. Inputs and every step are visible; a named person approves. | for {f}, ten past cases by hand and in the system agree. Change a rule from tomorrow: today's results stand. | The sum follows a rule and shows its steps.",
  document:
    "{o}: number, date and contents come from the records, nothing is typed twice. A correction is a new version. What was sent stays as sent, with who received it and when. | compare what {s} produced in one period with the records: no figure typed by hand. A corrected document carries a new version. Opened as {to}, it shows nothing else. | The records produce a document.",
  report:
    "The figures in {s} are ready at the agreed time, and on demand for any period. Each opens into the records behind it, and the way of counting is named. A closed period does not change. | compare {f} for one closed period with a count by hand: equal, every total opens into lines. A late correction leaves the closed period alone. | Figures are put together by period.",
  payment:
    "The sum in {s} is known before paying, the confirmation comes right after. Money and what it pays for change together, never one without the other. Refunds follow the original payment. | for {f}, run a payment, a refusal and a cut connection: one charge or none, receipt delivered. A refund shows on both sides. The day's total equals the statement. | Payment belongs to the record.",
  photo:
    "{o}: a picture is taken on the spot, from within the record. Time, author and link are set automatically and cannot be edited. It is found by record, date or author; the original is never overwritten. | take twenty pictures for {s}: each is found from its own record within seconds, the time agrees. None can be swapped or removed. | Pictures with time and author belong to it.",
  library:
    "{s} opens during work; a named person edits it. Every entry has version, author and date. One version is in force, earlier ones can be compared. | two people new to it find the right entry in {s} unaided. After an edit the new version shows, the former opens. | Knowledge is kept with its versions.",
  signing:
    "Consent or signature in {s} is asked for before the next step, on any device. The exact text, its version, signatory and time are kept. Withdrawal works at once and erases nothing. | for {f}: confirm, change the contents, confirm again: two versions, each with person and time. Without it the next step stays shut. A withdrawal shows at once. | Consent is kept with its text and time.",
  form: "Data are entered in {s} once, on the spot. Required fields are marked, known data filled in. A draft survives; what is sent shows at once. | as {who}, complete it from start to sending unaided: {o}. An empty required field stops it. An interrupted one continues where it stopped. | Data are entered on the spot.",
  exchange:
    "Data of {s} are passed on as they appear and repeated after a failure. Each message has a number and an answer. What was refused waits with its cause; duplicates are dropped. | for {f}, pass twenty records: each arrives once, values equal. Cut the connection: the queue survives and leaves afterwards. Errors reach a named person. | Data move without being retyped.",
  access:
    "A right in {s} is granted for a time and ends by itself. It shows who may enter where and until when. Every entry and refusal is recorded; withdrawal works at once. | for {f}: grant, withdraw, let one expire: entry works within its time only. Somebody else's right fails. All attempts are recorded. | Only those allowed get in.",
  recognition:
    "The image is read into {s} right after it is taken or loaded. Doubtful places are marked and confirmed by a person. The original image stays beside the result. | take a hundred real samples of mixed quality for {f}: the share read correctly is recorded and agreed. No doubtful value passes without a person. | Data are read from the image; a person confirms what is doubtful.",
  register:
    "{s} is kept all the time; a new entry is checked for duplicates. It is filtered by attributes and exported. What is taken out stays archived with a reason. | carry the present list over into {s} and count. A duplicate is noticed on entry. Filtering by two attributes leaves no stray line. | The list has no duplicates.",
  search:
    "The search line for {s} stands on the first screen. It takes numbers, words and attributes and forgives typing errors. It shows where the thing is and what belongs to it. | for {f}, ask twenty past questions: the right answer is among the first five lines. A misspelt one finds the same. | Words and attributes find it.",
  learning:
    "Training in {s} is assigned by role and repeated when it expires. Assigned, passed and overdue are visible. A result has date and validity; nobody is put on work without it. | in {s}, assign, pass, let one expire: the state is right each time, and the overdue one reaches a manager. | Training passed is recorded with its date.",
  feedback:
    "Rating and words are left in {s} right after the event, without an account. A complaint has an owner and an answer; its author learns the outcome. | leave three ratings in {s}, one of them low: it reaches a named person at once, the answer reaches its author. The mean equals a count by hand. | Opinions stand beside the event.",
  control:
    "A command from {s} is given by a person with the right; a dangerous one asks twice. It shows whether a command was taken and carried out. Without a connection the device stays safe. | for {f}, give a command, cut the connection, restore it: screen and device agree. A command without the right is refused and recorded. | The device confirms each command.",
  general:
    "Data are entered in {s} once and seen by everybody allowed. Who changed what and when stays visible. | as {who}, go from entry to result: {o}. No paper was needed, nothing was typed twice. Another role does not see it. | Everybody allowed sees it.",
};
