import "server-only";
import type { Decision, Failure } from "@/content/knowledge/architecture-texts";
import { readKinds } from "@/content/knowledge/ids";
import { byWay, isQueued, isRead } from "@/lib/generators/server/draft/exchange";
import { substitute } from "@/lib/generators/server/draft/fill";
import { table } from "@/lib/generators/markdown";
import { formatNumber } from "@/lib/generators/numbers";
import { isBusy, loadOf, recoveryLine } from "@/lib/generators/server/draft/architecture/load";
import type { Brief } from "@/lib/generators/server/draft/brief";
import { formatCount, formatFlow } from "@/lib/generators/server/draft/format";
import { sitesOf } from "@/lib/generators/server/draft/reading/figures";
import {
  exchangedWith,
  bullets,
  heading,
  isMoved,
  numbered,
  systemNames,
  upperFirst,
} from "@/lib/generators/server/draft/words";

const MOST_DECISIONS = 6;
const MOST_NAMED = 4;

const named = ({ choice, ...rest }: Decision, names: string): Decision => ({
  ...rest,
  choice: substitute(choice, { names }),
});

const namedEvent = ({ event, answer }: Failure, names: string): Failure => ({
  event: substitute(event, { names }),
  answer,
});

const exchangedIn = ({ reading }: Brief) => exchangedWith(reading.systems);

/** What was decided, against what and why: first what the thing itself demands, then the surroundings. */
export function decisionSection(brief: Brief): string[] {
  const { reading, texts, primary, locale, say } = brief;
  const { decisions, details, decisionHead, headings } = texts.architecture;
  const { volume } = reading.figures;
  const busy = isBusy(loadOf(brief));
  const both = reading.systems.filter(isQueued);
  const queued = systemNames(both.filter(({ kind }) => kind !== "records").slice(0, MOST_NAMED), locale);
  const direct = systemNames(
    both.filter(({ kind }) => kind === "records"),
    locale,
  );
  const has = (id: (typeof reading.constraints)[number]) => reading.constraints.includes(id);
  const list: Decision[] = [
    details[primary].decision,
    ...(has("closed") ? [decisions.closed] : []),
    ...(has("domestic") ? [decisions.domestic] : []),
    ...(has("offline") ? [decisions.offline] : []),
    ...(direct === "" ? [] : [named(decisions.direct, direct)]),
    ...(queued === "" ? [] : [named(decisions.exchange, queued)]),
    ...readKinds.flatMap((kind) => {
      const names = systemNames(
        reading.systems.filter((system) => isRead(system) && system.kind === kind),
        locale,
      );
      return names === "" ? [] : [named(decisions.reading[kind], names)];
    }),
    busy ? decisions.highFlow : decisions.store,
  ];
  const slots = { flow: volume ? formatFlow(volume, locale) : say("{units}") };
  return [
    heading(headings.decisions),
    table(
      decisionHead,
      list
        .slice(0, MOST_DECISIONS)
        .map(({ choice, instead, because }) => [
          say(choice, slots),
          say(instead, slots),
          say(because, slots),
        ]),
    ),
  ];
}

export function securitySection({ reading, texts, locale, say }: Brief): string[] {
  const { security, headings } = texts.architecture;
  const names = systemNames(reading.systems.filter((system) => !isMoved(system)).slice(0, 4), locale);
  const constraints = reading.constraints.filter((id) => id === "security" || id === "personal");
  return [
    heading(headings.security),
    bullets([
      say(security.roles),
      say(security.personal),
      ...(names === "" ? [] : [say(security.exchange, { names })]),
      say(security.trail),
      ...constraints.map((id) => upperFirst(texts.constraints[id].effect)),
    ]),
  ];
}

export function deploymentSection({ reading, texts, plan, locale, say }: Brief): string[] {
  const { deployment, headings } = texts.architecture;
  const places = sitesOf(reading.figures);
  const has = (id: (typeof reading.constraints)[number]) => reading.constraints.includes(id);
  return [
    heading(headings.deployment),
    bullets([
      deployment.base,
      ...(has("closed") ? [deployment.closed] : []),
      ...(has("domestic") ? [deployment.domestic] : []),
      ...(has("always") ? [deployment.always] : []),
      ...(has("offline") ? [deployment.offline] : []),
      ...(places ? [say(deployment.places, { places: formatCount(places.value, places.unit, locale) })] : []),
      ...(plan.pilotPlaces
        ? [
            say(deployment.pilot, {
              pilot: formatCount(plan.pilotPlaces.value, plan.pilotPlaces.unit, locale),
            }),
          ]
        : []),
      say(recoveryLine({ reading, texts })),
    ]),
  ];
}

export function failureSection(brief: Brief): string[] {
  const { reading, texts, primary, industry, locale, say } = brief;
  const { failures, details, failureHead, headings } = texts.architecture;
  const hasIdentity = reading.systems.some(({ kind }) => kind === "identity");
  const list: Failure[] = [
    details[primary].failure,
    ...byWay(reading.systems).flatMap(([way, systems]) =>
      way === "signIn" ? [] : [namedEvent(failures[way], systemNames(systems, locale))],
    ),
    ...(hasIdentity ? [failures.access] : []),
    ...(isBusy(loadOf(brief)) ? [failures.peak] : []),
    failures.store,
  ];
  return [
    heading(headings.failures),
    table(
      failureHead,
      list.map(({ event, answer }) => [say(event), say(answer)]),
    ),
    bullets(industry.risks.map(({ risk, measure }) => `**${say(risk)}** ${say(measure)}`)),
  ];
}

/** Five or six questions that change the architecture, those the description itself raises first. */
export function questionSection(brief: Brief): string[] {
  const { reading, texts, capability, industry, locale, say } = brief;
  const { questions, headings } = texts.architecture;
  const load = loadOf(brief);
  const names = systemNames(exchangedIn(brief), locale);
  const constraint = reading.constraints.find((id) => id !== "fixed-date" && id !== "government");
  return [
    heading(headings.questions),
    numbered([
      load ? say(questions.peak, { peak: formatNumber(load.hour, locale) }) : say(questions.noFlow),
      ...(names === "" ? [] : [say(questions.interfaces, { names })]),
      ...(constraint === undefined ? [questions.hosting] : [texts.constraints[constraint].question]),
      say(questions.restore),
      say(capability.questions[2]),
      say(industry.questions[1]),
      questions.owner,
    ]),
  ];
}
