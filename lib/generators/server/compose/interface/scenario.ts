import "server-only";
import { readScreens } from "@/lib/generators/server/compose/interface/looks";
import type { Designed } from "@/lib/generators/server/compose/interface/screens";
import { interfaceWords } from "@/lib/content/interface-words";
import type { Plan, Role } from "@/lib/generators/server/compose/plan/plan";
import { figureText } from "@/lib/generators/server/compose/text/figures";
import * as md from "@/lib/generators/server/compose/text/markdown";
import { isOutside, rolesIn, rolesOf } from "@/lib/generators/server/compose/text/people";
import { isPlural } from "@/lib/generators/server/language/en";
import * as ru from "@/lib/generators/server/language/ru";
import type { Locale } from "@/lib/i18n/locales";

/** How people are named at the beginning of a step, and which of two verbs agrees with them. */
type Doers = { name: string; isMany: boolean };

function doersOf(roles: readonly Role[], nobody: string, locale: Locale): Doers {
  const [first = { name: nobody }, ...others] = roles.filter(({ actor }) => actor !== undefined);
  const isOneMany =
    locale === "ru"
      ? ru.plural(first.name.toLowerCase()) === first.name.toLowerCase()
      : isPlural(
          first.name
            .split(/ (?:of|on|in|at|from|with|who|for) /u)[0]
            ?.split(" ")
            .at(-1) ?? "",
        );
  const isMany = others.length > 0 || isOneMany;
  const name = rolesIn([first, ...others], "nomn", locale);
  // A plural at the beginning of an English sentence needs no article.
  return { isMany, name: locale === "en" && isMany ? name.replace(/^the /u, "") : name };
}

const agreed = (step: string, isMany: boolean) =>
  step.replace(/\[(\p{L}*),(\p{L}*)\]/gu, isMany ? "$1" : "$2");

/** One way through a screen, a step in each sentence, with what happens when it fails. */
export function stepsOf(plan: Plan, { look, functions, roles, nobody: opener }: Designed): string[] {
  const { locale } = plan;
  const [one] = functions;
  const served = roles.filter(isOutside);
  const staff = one ? rolesOf(plan, [...one.users, ...one.receivers]).filter((role) => !isOutside(role)) : [];
  const nobody = look.kind === "chat" ? interfaceWords(locale).person : opener;
  const doers: Record<string, Doers> = { u: doersOf(served.length > 0 ? served : roles, nobody, locale) };
  if (served.length > 0 && staff.length > 0) doers.s = doersOf(staff, nobody, locale);
  return look.steps.flatMap((step) => {
    const slot = /\{(\w)\}/u.exec(step)?.[1];
    if (slot === undefined) return step === "" ? [] : [step];
    const who = doers[slot];
    return who ? [md.filled(agreed(step, who.isMany), { [slot]: who.name })] : [];
  });
}

const MOST_PRINCIPLES = 3;
/** Staff of at least so many work on the same screen all day. */
const MANY_AT_DESK = 10;

/** What a designer keeps to because of the description: the first sentence names it. */
export function principlesOf(
  plan: Plan,
  screens: readonly Designed[],
  unread: readonly string[] = [],
): string[] {
  const { locale, sheet, constraints } = plan;
  const { hosting } = sheet.limits;
  const atDesk = screens
    .flatMap(({ roles, screen }) => (screen.device === "desktop" ? roles : []))
    .find(({ figure, ...role }) => !isOutside(role) && (figure?.value ?? 0) >= MANY_AT_DESK)?.figure;
  const isAppBanned = constraints.some(
    ({ kind, about }) =>
      kind === "forbidden" && /(?<!через |в )приложени|(?<!via (?:an )?)\bapps?\b/iu.test(about),
  );
  const signs = [
    ...plan.functions.flatMap(({ kinds: [kind], isOffline }) => [
      `#${kind}`,
      ...(isOffline ? ["#offline"] : []),
    ]),
    ...(hosting?.kind === "offline" || CLOSED.test(hosting?.text ?? "") ? ["#closed"] : []),
    ...(atDesk ? ["#desk"] : []),
    ...(isAppBanned ? ["#app-banned"] : []),
    ...[...sheet.actors, ...sheet.pains, ...sheet.wishes, ...constraints.map(({ entry }) => entry)].map(
      ({ text }) => text,
    ),
    ...unread,
  ].join("\n");
  const desk = atDesk ? md.safe(figureText(atDesk, locale)) : "";
  return readScreens()
    .principles.filter(({ when }) => new RegExp(when, "iu").test(signs))
    .slice(0, MOST_PRINCIPLES)
    .map((one) =>
      md
        .filled(one[locale], { desk, dark: interfaceWords(locale).dark })
        .replace(/^(.+?[.:])(?= )/u, "**$1**"),
    );
}

const CLOSED = /закрыт|изолирован|внутри контур|без интернет|perimeter|closed|isolated|air.?gap|offline/iu;
