import "server-only";
import type { GovernmentLabel } from "@/content/knowledge/refinement-texts";
import { table } from "@/lib/generators/markdown";
import { formatMeasure, formatNumber } from "@/lib/generators/numbers";
import type { Brief } from "@/lib/generators/server/draft/brief";
import { agreedEffort } from "@/lib/generators/server/draft/effort";
import { formatCount, formatMoney } from "@/lib/generators/server/draft/format";
import { nameOf } from "@/lib/generators/server/draft/idea/title";
import {
  hasPeople,
  isCritical,
  isPublicSignIn,
  isPublicTrade,
  isState,
  isUnlisted,
  protectionLevel,
  subjectsOf,
} from "@/lib/generators/server/draft/refine/subjects";
import { stageRows } from "@/lib/generators/server/draft/requirements/parts";
import { bullets, heading, lowerFirst, numbered, systemNames } from "@/lib/generators/server/draft/words";
import type { CorporateToolId } from "@/lib/generators/tools";

/** What a public customer needs besides: stages to accept, rules that apply, documents, warranty, and what must be answered. */
export function governmentSection(tool: CorporateToolId, brief: Brief): string[] {
  const { texts, plan, effort, input, locale, say } = brief;
  const words = texts.refinements.government;
  const isAnnex = tool === "requirements" && input.template === "gost-34";
  return [
    heading(isAnnex ? words.annex : words.heading),
    say(words.intro, {
      title: lowerFirst(nameOf(brief)),
      weeks: formatMeasure(plan.total, "week", locale),
      effort: formatMeasure(agreedEffort(input.context) ?? effort.total, "personWeek", locale),
    }),
    words.own[tool],
    lawText(brief),
    stageTable(brief),
    bullets(pointsOf(brief).map(([label, text]) => `**${words.labels[label]}:** ${text}.`)),
    words.questionsLead,
    numbered(questionsOf(brief)),
  ];
}

const LAW = /(44|223)[-–]?\s?(?:фз|fz)(?!\p{L})/iu;

/** The procurement law that the description names. */
function lawOf({ reading, locale }: Brief): string | undefined {
  const found = reading.sentences.map(({ text }) => LAW.exec(text)?.[1]).find((name) => name !== undefined);
  return found === undefined ? undefined : `${found}-${locale === "ru" ? "ФЗ" : "FZ"}`;
}

function lawText(brief: Brief): string {
  const { lawNamed, lawOpen } = brief.texts.refinements.government;
  const law = lawOf(brief);
  return law === undefined ? lawOpen : brief.say(lawNamed, { law });
}

/** The stages of the plan with what closes each. */
function stageTable(brief: Brief): string {
  const { stageHead, stageActs } = brief.texts.refinements.government;
  return table(
    stageHead,
    stageRows(brief).map(({ stage, span, effort }, index) => [
      stage,
      span,
      effort,
      stageActs[brief.plan.stages[index]?.stage ?? "core"],
    ]),
  );
}

type Point = readonly [label: GovernmentLabel, text: string];

function pointsOf(brief: Brief): Point[] {
  const { texts, reading, locale, say } = brief;
  const { points } = texts.refinements.government;
  const { systems, constraints, industry } = reading;
  const named = (chosen: typeof systems) => systemNames(chosen, locale);
  const [unlisted, left, state] = [
    systems.filter(isUnlisted),
    systems.filter(({ isLeft }) => isLeft),
    systems.filter(isState),
  ];
  const people = hasPeople(brief);
  const register = [
    constraints.includes("domestic") ? points.registerNamed : points.register,
    ...(unlisted.length > 0 ? [say(points.foreign, { names: named(unlisted) })] : []),
    ...(left.length > 0 ? [say(points.leaving, { names: named(left) })] : []),
  ];
  const signIn = systems.some(isPublicSignIn);
  return [
    ["acceptance", points.acceptance],
    ["register", register.join("; ")],
    ...(people ? [["personal", personalText(brief)] as const] : []),
    ["protection", points.protection],
    ["hosting", constraints.includes("closed") ? points.hostingClosed : points.hostingOpen],
    ...(isCritical(brief) ? [["critical", points.critical] as const] : []),
    ...(signIn || (people && isPublicTrade(brief))
      ? [
          [
            "citizens",
            `${say(signIn ? points.identityNamed : points.identity)}. ${points.interagency}`,
          ] as const,
        ]
      : []),
    ...(state.length > 0 ? [["state", say(points.state, { names: named(state) })] as const] : []),
    ...(industry === "city" ? [["state", points.appeals] as const] : []),
    ...(people ? [["access", points.access] as const] : []),
    ["documents", points.documents],
    [
      "warranty",
      `${constraints.includes("always") ? points.warrantyAlways : points.warranty}. ${points.handover}`,
    ],
  ];
}

function personalText(brief: Brief): string {
  const { texts, reading, locale, say } = brief;
  const { points } = texts.refinements.government;
  const isHealth = reading.industry === "health";
  const subjects = subjectsOf(brief);
  const level =
    subjects === undefined
      ? points.subjectsUnknown
      : say(points.subjects, {
          count: formatCount(subjects.value, subjects.unit, locale),
          level: formatNumber(protectionLevel(subjects.value, isHealth), locale),
        });
  return [[say(points.personal), ...(isHealth ? [points.personalHealth] : [])].join("; "), level].join(". ");
}

function questionsOf(brief: Brief): string[] {
  const { texts, reading, locale, say } = brief;
  const { questions } = texts.refinements.government;
  const { budget } = reading.figures;
  return [
    ...(lawOf(brief) === undefined ? [questions.law] : []),
    questions.class,
    ...(hasPeople(brief) && subjectsOf(brief) === undefined ? [say(questions.subjects)] : []),
    budget ? say(questions.budget, { budget: formatMoney(budget.value, locale) }) : questions.noBudget,
    questions.plan,
  ];
}
