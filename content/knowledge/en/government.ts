import type { GovernmentTexts } from "../refinement-texts";

/** The edition for a Russian public customer: purchase, acceptance, software register, protection, documents. */
export const government: GovernmentTexts = {
  heading: "For a government customer",
  annex: "Annex A. Purchase, acceptance and information security",
  intro:
    "First release ({title}): {weeks}, {effort}. Below it is divided into contract stages that can be accepted and paid for one by one. The rules are named so that they enter the procurement documents instead of surfacing at acceptance.",
  own: {
    idea: "This document can serve as the justification of the purchase: it names the subject, the scale and the expected result. It enters the procurement schedule once discovery has confirmed the initial figures.",
    architecture:
      "The components go into the procurement documents as functional characteristics: a trade mark is allowed only with the words “or equivalent”, or where compatibility with a system in use has been justified.",
    "business-case":
      "The calculation does not replace the justification of the initial (maximum) contract price, for which at least three quotations are gathered. Its effort is a check on those quotations, and its effect supports the purpose of the purchase.",
    requirements:
      "The terms of reference become part of the contract, so every requirement has its check and none fits a single product only.",
    interface:
      "Screens that visitors see are tested to GOST R 52872-2019: accessibility for people with disabilities is a condition of acceptance here, not a wish. The look is agreed with the customer's existing portal.",
  },
  lawNamed:
    "The purchase follows {law}: the description names the law, and the stages below are made for it.",
  lawOpen:
    "The description names no procurement law. An authority or a state-funded institution buys under 44-FZ, a state company or an autonomous institution mostly under 223-FZ and its own purchasing rules; the stages and the acceptance below suit both.",
  stageHead: ["Contract stage", "Weeks", "Effort", "What the acceptance commission signs"],
  stageActs: {
    survey: "the discovery report and the approved terms of reference",
    core: "the record of preliminary tests and the certificate of admission to trial operation",
    exchange: "a record of exchange with every neighbouring system",
    pilot: "the log of trial operation, the record of acceptance tests and the certificate of commissioning",
  },
  points: {
    acceptance:
      "the customer examines the result of each stage and signs the acceptance document in the unified procurement system; payment counts from that signature, so at least one week for accepting each stage comes on top of those in the table",
    register:
      "the system and all its software dependencies are checked against the unified register of Russian software before design; for anything not listed a justification is prepared that no replacement exists",
    registerNamed:
      "domestic software is required by the description, so the database, the operating system and the tools come from the unified register of Russian software only, and the first stand is built on them at once",
    foreign:
      "of what the description names, the register does not list: {names}. For each one it is decided before the terms of reference whether to replace it, leave it outside the system or justify it",
    leaving:
      "leaving the present system ({names}) becomes a stage of its own, with a check of the balances carried over",
    personal:
      "the customer remains the operator of personal data ({clients} are the data subjects), and the contractor processes them on its instruction; fields, consents and retention are approved before the first screen, and the databases stay in Russia",
    personalHealth:
      "health data belong to a special category, which raises the protection level of decree No. 1119 by a step",
    subjects:
      "By the figure in the description ({count}) and threats of the third type this means protection level {level}; the customer's commission has the final word",
    subjectsUnknown:
      "The protection level depends on the number of data subjects: the line runs at 100,000 people and has to be known before the threat model",
    protection:
      "the customer sets the protection class of the system (K1 to K3) by its scale and the significance of its information, and the requirements come from FSTEC order No. 117; the threat model is approved before the technical design, certification precedes commissioning and takes a stage of its own",
    hostingClosed:
      "the system is installed inside the customer's perimeter without internet access; it is certified together with the site, so the list of servers and security tools belongs to the terms of reference",
    hostingOpen:
      "a site in Russia: the state's unified cloud platform or a certified data centre, whose class is no lower than that of the system",
    critical:
      "the trade is one of the spheres of 187-FZ: the object is categorised before a site is chosen, and a significant one needs trusted hardware and software",
    identity:
      "those who come from outside ({clients}) sign in and prove who they are through ESIA; the application for access is filed in week one, and the test environment is needed by the start of the core",
    identityNamed:
      "the description asks for sign-in through ESIA; the application for access is filed in week one, and sign-in is proved in the test environment before trial operation",
    interagency:
      "What other authorities already know is requested through SMEV and not from the person: discovery lists the kinds of data",
    state:
      "exchange with state systems ({names}) follows approved formats; the customer arranges access, and the contract names the time for it as the customer's duty",
    appeals:
      "a citizen's request is registered within three days and answered within thirty (59-FZ); the system counts both terms itself and keeps the grounds of every extension",
    access:
      "screens for visitors conform to GOST R 52872-2019 and are tested before trial operation, with a screen reader too",
    documents:
      "a set to GOST 34.201-2020: terms of reference (GOST 34.602-2020), explanatory note, test programme and methods (kinds of tests to GOST R 59792-2021), user and administrator guides, system passport; their contents to GOST R 59795-2021",
    warranty:
      "twelve months from commissioning: an error that obstructs work is removed within one working day, others within ten; the contract provides security for the warranty",
    warrantyAlways:
      "twelve months from commissioning, round the clock: an error that stops work is taken up in fifteen minutes and removed in four hours; the contract provides security for the warranty",
    handover:
      "Source code, build and exclusive rights pass to the customer with the last certificate, so that development does not depend on one contractor",
  },
  labels: {
    acceptance: "Acceptance",
    register: "Register of Russian software and import substitution",
    personal: "Personal data (152-FZ)",
    protection: "Protection class and certification",
    hosting: "Hosting",
    critical: "Critical infrastructure",
    citizens: "ESIA and SMEV",
    state: "State systems",
    access: "Accessibility",
    documents: "Documents to GOST 34",
    warranty: "Warranty and transfer of rights",
  },
  questionsLead: "To be answered before the procurement documents are prepared:",
  questions: {
    law: "Which law governs the purchase, and is it in the procurement schedule already?",
    plan: "Who sits on the acceptance commission, and are outside experts involved?",
    class:
      "Is this a state information system of its own or part of an existing one, and which class does that have?",
    subjects: "How many people ({clients}) will be in the database: more or fewer than 100,000?",
    budget: "The sum of {budget}: is it the limit for one year or for the whole contract?",
    noBudget: "Which limit has been set for this year, and may the contract span two financial years?",
  },
  unclear:
    "The section for a government customer depends on the subject of the purchase, and the description does not yet yield one. Name the authority or institution, the procurement law (44-FZ or 223-FZ), whether the system holds data of citizens and where it has to stand: these four answers give the contract stages, the security requirements and the set of documents.",
};
