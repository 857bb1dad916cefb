import type { DesignTexts } from "../design-texts";

const advice = (title: string, text: string, check: string) => ({ title, text, check });

export const design: DesignTexts = {
  kinds: {
    form: {
      name: "a form",
      about:
        "A form is filled in for its result, not for its fields: every field answers what would change without it.",
      advice: [
        advice(
          "One question a step, the main one first",
          "Start with what a person knows for sure and what decides the rest. Ask for name and contacts at the end: by then {clients} have put work in and will finish.",
          "more people reach the last step out of the same number of starts.",
        ),
        advice(
          "The answer stands at the field",
          "Check a field when it is left and write beside it what to correct. A list of errors at the top sends the eyes hunting.",
          "repeated presses of the button fall by half.",
        ),
        advice(
          "Say what happens next",
          "Write one line under the button: when the answer comes and how. {clients} call when they do not know whether they were heard.",
          "fewer calls asking whether it arrived on the first day.",
        ),
      ],
    },
    dashboard: {
      name: "a working screen",
      about: "A working screen is looked at every day, so a needless element costs hours rather than pixels.",
      advice: [
        advice(
          "The deviation before the number",
          "Show first what needs a decision today. Move figures without a deviation back: {staff} look at them only when something has gone wrong.",
          "from opening the screen to the first action takes under ten seconds.",
        ),
        advice(
          "One measure, one place",
          "The same number on three tiles makes people compare them. Keep one and lead from it to its records.",
          "the question why is answered without an export.",
        ),
        advice(
          "Freshness beside the number",
          "Say for which time the data is and whether every source answered. An incomplete number without a mark is worse than none.",
          "nobody decides on yesterday's data taking it for today's.",
        ),
      ],
    },
    mobile: {
      name: "a mobile app",
      about: "A phone is held in one hand and on the move: the main action belongs where the thumb reaches.",
      advice: [
        advice(
          "The main action at the bottom",
          "Fix one button at the lower edge and put the rest into the menu. The top of the screen is out of one hand's reach.",
          "nine of ten people do it with one hand.",
        ),
        advice(
          "The last state without a network",
          "Show what is loaded with its time and take entries. {clients} open the screen where the link is missing.",
          "the main scenario works in flight mode up to sending.",
        ),
        advice(
          "Three items instead of a hidden menu",
          "Put the most frequent sections into the bottom bar with labels. A hidden menu is opened by one in three.",
          "the right section is reached at the first tap.",
        ),
      ],
    },
    portal: {
      name: "a personal account",
      about:
        "People come to an account with one thing to do: check, get or finish. The rest hides that thing.",
      advice: [
        advice(
          "The next thing first",
          "Put one next action with its deadline on top. Tiles of all services move down: {clients} do not choose, they go on.",
          "half the visits end on the first screen.",
        ),
        advice(
          "The state in words",
          "Instead of being processed, write who does it and when the answer comes. A word without a date breeds a call.",
          "questions about the state fall by a third.",
        ),
        advice(
          "Do not ask for what is known",
          "After sign-in fill in what you have and say where it comes from. Typing it again reads as distrust.",
          "frequent services keep at most three fields.",
        ),
      ],
    },
    catalogue: {
      name: "a catalogue",
      about: "In a catalogue people compare. Whatever hinders comparing two neighbours costs a sale.",
      advice: [
        advice(
          "Three properties on a card",
          "Pick the three people choose by and put them in the same place. The rest lives inside the card.",
          "four of five people choose after opening at most three cards.",
        ),
        advice(
          "Availability and time beside the price",
          "A price without a date promises what may not be. {clients} forgive dear, not we will find out after the order.",
          "fewer cancellations after checkout.",
        ),
        advice(
          "An empty result with a way out",
          "When nothing is found, show the nearest and which filter is in the way. An empty page ends the visit.",
          "fewer than half leave after an empty result.",
        ),
      ],
    },
    landing: {
      name: "an offer page",
      about: "The page has one job: in ten seconds it says what this is, for whom, and what to press.",
      advice: [
        advice(
          "The heading says what it is",
          "Name the thing and whom it is for, without a slogan. A picture supports the meaning and does not replace it.",
          "eight of ten name the thing after five seconds.",
        ),
        advice(
          "One action a screen",
          "Keep one visible button and make the second a link. Two equal buttons give a choice instead of an action.",
          "the main button is pressed more without more visitors.",
        ),
        advice(
          "Proof beside the promise",
          "Put the figure next to the claim it proves and name the period. Logos without figures do not convince.",
          "more people reach the price.",
        ),
      ],
    },
  },
  findings: {
    fields: advice(
      "Fields: {n}, keep fewer",
      "Two or three are enough for a first answer. Ask the rest after confirmation or take it from what is known: a needless field costs about one person in ten.",
      "more people finish and the requests are no worse.",
    ),
    steps: advice(
      "Steps: {n}, show how many are left",
      "Name every step by its deed and keep what was typed on the way back. Join two neighbouring steps of one field each.",
      "going back loses no field.",
    ),
    labels: advice(
      "Put labels back above the fields",
      "A label that vanishes while typing leaves nothing to check against. Set it above the field and put a sample inside.",
      "a person interrupted for a minute goes on without a mistake.",
    ),
    greyButton: advice(
      "A button must not look switched off",
      "Grey reads as forbidden. Give the action the main colour, and write beside it in words why it is off.",
      "nobody asks what to press.",
    ),
    banner: advice(
      "Take the banner off the first screen",
      "It pushes away what people came for. If it must stay, give it a line instead of a screen: hardly anybody sees a carousel beyond its first frame.",
      "the main action shows without scrolling on 390 by 844.",
    ),
    longList: advice(
      "A long list needs search and order",
      "Put the nearest or the latest first and leave the rest to a search by a part of a word. Nobody reads more than twenty rows in turn.",
      "the right row is found in five seconds.",
    ),
    popup: advice(
      "Turn the pop-up into a line",
      "A window interrupts, and people close it unread. The same message as a line is read more often and loses nothing typed.",
      "nothing is closed unread.",
    ),
    registration: advice(
      "Register after the result",
      "Let people do what they came for first, then offer to save it. {clients} do not open an account for a single errand.",
      "the shares of starts and finishes come closer.",
    ),
    abandon: advice(
      "Find the step where people leave",
      "Leaving in one place means an unanswered question. Show there what the decision lacks: a time, a price, a substitute, and let it be put off without loss.",
      "fewer leave at that step within two weeks while the rest stays.",
    ),
    mobile: advice(
      "Build the phone screen on its own",
      "Do not squeeze the large one: keep one deed, targets from 44 points and the button at the bottom. Match the keyboard to the field.",
      "the scenario works with one hand without zooming.",
    ),
    slow: advice(
      "The frame first, the data next",
      "Show the layout and what is ready, load the heavy part later. After a second say what is going on, after ten let it be cancelled.",
      "the first useful content shows within two seconds on an ordinary link.",
    ),
    unclear: advice(
      "Call things by people's words",
      "Take the words from calls and letters, not from the department. Where a term is needed, put an example beside it.",
      "five people explain the screen in their own words.",
    ),
    smallText: advice(
      "Text no smaller than 16 points",
      "Small text saves space and costs reading. Labels may stay at 14, body text may not.",
      "it reads at arm's length.",
    ),
    contrast: advice(
      "Raise the contrast",
      "The pair {pair} gives {ratio}: too little for ordinary text. Darken the text or lighten the ground until it is at least 4.5.",
      "all pairs at least 4.5, large text at least 3.",
    ),
    smallTarget: advice(
      "Touch targets of at least 44 points",
      "The sign may stay small; make the invisible target around it larger and keep neighbours apart.",
      "no misses are left in a test.",
    ),
    table: advice(
      "A table needs a main column",
      "Put the deciding column first, align figures to the right, hide rare columns behind a setting. On a phone a row becomes a card.",
      "a question about the table is answered without scrolling sideways.",
    ),
    filter: advice(
      "A filter shows how many are left",
      "Put a number at every value and never let a choice lead to nothing. Keep the chosen ones in a line above the list.",
      "hardly any empty results are left.",
    ),
    map: advice(
      "A map needs a list beside it",
      "A map answers where, not what. Give the same set as a list by distance; it also works without a mouse.",
      "choosing from the keyboard is as quick.",
    ),
    errors: advice(
      "An error says what to do",
      "Name the field, the cause and the next step, and keep what was typed. Double the colour with a word and a sign.",
      "the first correction succeeds.",
    ),
    colours: advice(
      "Colours: {n}, give each a job",
      "Keep one for the action, one for deviations and neutrals. A colour without a meaning reads as chance.",
      "the meaning of each is named without a legend.",
    ),
    submit: advice(
      "Name the button by its result",
      "Instead of submit, write what will happen: book, get the invoice. The word on a button is a promise.",
      "people name the button without reading the rest.",
    ),
    files: advice(
      "The content first, the file next",
      "Show the main thing on the screen and leave the file as a button. {clients} open a document on a phone for one line.",
      "fewer downloads, no more questions.",
    ),
    notices: advice(
      "A message leads somewhere",
      "One event, one message, a link to where it can be answered. People choose how often.",
      "fewer unsubscribe, more come back.",
    ),
    payment: advice(
      "The total shows before paying",
      "Show items, delivery and sum beside the button; after paying, the number and what comes next. If the link drops, the money is not taken twice, and it says so.",
      "no questions about charges are left.",
    ),
    charts: advice(
      "A chart with its conclusion in the title",
      "The title says what happened, not what is drawn. Label the norm on the chart itself and give the data as a table too.",
      "the conclusion is named in five seconds.",
    ),
    elderly: advice(
      "Larger and slower",
      "Text from 18 points, one action a screen, no timers and no gestures. Beside it, the phone of somebody who helps.",
      "the scenario is done without help.",
    ),
    hands: advice(
      "Reckon with busy hands",
      "Targets from 48 points, sound and vibration instead of a look, nothing important at the edge. The screen reads in the sun and in gloves.",
      "the operation does not stop the work.",
    ),
    search: advice(
      "A search that understands mistakes",
      "Take parts of words, misspellings and numbers, and suggest from the third letter. An empty answer offers the nearest.",
      "the first search succeeds.",
    ),
  },
  strengths: {
    search: "There is a search: nobody has to know how the list is built.",
    filter: "There is a filter: the choice narrows without scrolling.",
    map: "There is a map: where is settled on the same screen.",
    notices: "Messages are planned: nobody has to come back and check.",
    charts: "Figures stand on the screen: the picture needs no export.",
    mobile: "The phone is named at once: it is planned, not fitted later.",
    errors: "Errors were thought of beforehand: that is half a form.",
    files: "The document comes as a file that can be kept and passed on.",
    plain: [
      "The screen is described through people and their deed ({clients}), not as a list of blocks.",
      "The description fits a few sentences: the screen has one owner and one job.",
      "It names words and figures a result can be checked by.",
    ],
  },
  suggest: {
    opening:
      "By the words {quote}, it is not about beauty: the next step does not show. {about} Below is where to start.",
    openingPlain: "Screen: {kind}. {about} Below, suggestions in the order of use.",
    because: "This is about {quote}.",
    check: "How to check: {check}",
    first:
      "Where to begin: items 1 and 2. They change one screen and are checked in two weeks, the rest waits for their result.",
    last: "Not in the description: {missing}. An answer would change the order.",
    assumed: "Taken for granted: used by {clients}, run by {staff}; it is about {units}.",
  },
  analyze: {
    overview: "Read as {kind}. {about}",
    facts: "Named in the description: {list}.",
    noFacts: "The description holds no figures, so this goes by words and not by measurements.",
    verdict:
      "The main obstacle in the description: {title}. Begin with it: the rest changes the impression, this changes the result.",
    verdictGood: "The description names no plain obstacle; from here people test better than words.",
    pair: "The pair {pair}: contrast {ratio}, enough for ordinary text.",
    pairBad: "The pair {pair}: contrast {ratio}; ordinary text needs at least 4.5, large text 3.",
    onePair:
      "The colour {hex}: contrast {white} on white, {black} on black; as text on white it is {verdict}.",
    canBeText: "fine",
    cannotBeText: "too weak",
    noColours:
      "Colours are named in words, without values: contrast cannot be computed, pairs of text and ground are needed.",
    text: "Text size {n} points: within limits.",
    textBad: "Text size {n} points is small for body text, at least 16 is needed.",
    noText: "No text size is named: body text needs at least 16 points, labels 14.",
    target: "Touch targets of {n} points: enough.",
    targetBad: "Touch targets of {n} points are small: at least 44, on the move 48.",
    noTarget: "No target size is named: at least 44 points, on the move 48.",
    always:
      "Test from the keyboard: focus follows reading order and shows, {clients} finish without a mouse. A label at every field, a description at every picture that means something.",
    error:
      "The description is too short to analyse: write what is on the screen in order and what gets in the way.",
    nouns: {
      screens: "screens {n}",
      fields: "fields {n}",
      steps: "steps {n}",
      buttons: "buttons {n}",
      colours: "colours with a value {n}",
    },
  },
  styles: {
    title: "Theme: {mood}, {hue}",
    about: "Computed: {count} pairs, the least text contrast is {least}.",
    contrast: "on {on} {ratio}",
    large: "large text",
    hint: "The @theme block stands in the main style sheet, Tailwind 4 makes classes of it: surface for cards, {hue} for the action, alert for cancelling and errors.",
    hues: {
      brick: "brick",
      amber: "amber",
      olive: "olive",
      pine: "pine",
      sea: "sea",
      ocean: "ocean",
      iris: "iris",
      plum: "plum",
    },
    moods: { calm: "calm", strict: "strict", bright: "bright", dense: "dense", friendly: "friendly" },
    sample: {
      eyebrow: "Sample card",
      primary: "Continue",
      secondary: "Cancel",
      note: "A label and secondary text",
      field: "An input field",
      error: "An error and what to do",
    },
    dark: "dark",
    usage: "A card to try the theme:",
  },
  picture: {
    primary: "Continue",
    secondary: "Not now",
    menu: ["Overview", "Tasks", "Settings"],
    field: ["What you need", "When", "How to reach you"],
    states: ["Done", "At work", "Waiting"],
    day: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
    search: "Search",
    concept: "Sketch from the description",
  },
};
