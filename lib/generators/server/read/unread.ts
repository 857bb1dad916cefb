import "server-only";
import { limitFields, type FactSheet } from "@/lib/generators/fact-sheet";
import { withoutInjections } from "@/lib/generators/server/read/read-facts";
import { sentencesOf, type Sentence } from "@/lib/generators/server/read/sentences";
import { coverOf, plain, trimmed, type Span } from "@/lib/generators/server/read/spans";

/** Greetings, thanks and asking for an offer tell nothing of the work; a heading tells nothing by itself. */
const POLITE =
  /^(?:и |а |and )?(?:добр\p{L}+ (?:день|утро|вечер)|здравствуйте|привет|спасибо|заранее|благодар|с уважением|жд[её]м (?:ваш|предлож|ответ)|буд(?:ем|у) (?:рад|благодар|признател)|подскажите|посоветуйте|(?:что|чем) (?:вы )?(?:можете|сможете|посоветуете|предлож)|сколько (?:это )?(?:будет |может )?сто|hi(?!\p{L})|hello|dear |good (?:morning|day|afternoon|evening)|thanks|thank you|many thanks|cheers|(?:kind|best) regards|regards|looking forward|(?:please )?(?:advise|let (?:me|us) know|get in touch|send|call|ring|tell us|contact)|(?:what|how|can|could|is|would|do) .*\?|how much|what would)/u;
const [FEWEST, MOST, LONGEST] = [3, 5, 110];

/** Parts of a sentence between commas and semicolons, without the bans in them. */
function partsOf({ tokens, start, end }: Sentence, bans: readonly Span[]): Span[] {
  const marks = tokens
    .filter(({ text }) => text === ";" || text === ",")
    .map((mark) => ({ start: mark.start, end: mark.end }));
  const cuts = [...marks, ...bans.filter((ban) => ban.start < end && ban.end > start)];
  cuts.sort((one, other) => one.start - other.start);
  return [...cuts, undefined].map((cut, at) => ({
    start: cuts[at - 1]?.end ?? start,
    end: cut?.start ?? end,
  }));
}

/**
 * Sentences of a description of which the documents use nothing, in the visitor's words: at most five, long ones cut at a word.
 * That somebody is named in a sentence does not use what it tells.
 */
export function unreadOf(description: string, sheet: FactSheet): string[] {
  const { limits, organisation, subject, pains, wishes, systems, figures, bans } = sheet;
  const singles = [
    organisation,
    subject,
    ...limitFields.map((field) => limits[field]),
    ...(limits.law ?? []),
  ];
  const entries = [...singles, ...pains, ...wishes, ...systems, ...figures];
  const isTaken = coverOf(entries.flatMap((entry) => entry?.span ?? []));
  const banned = bans.flatMap(({ span }) => span ?? []);
  return (
    withoutInjections(sentencesOf(description))
      .flatMap((sentence) => partsOf(sentence, banned))
      .filter((part) => part.start < part.end && !isTaken(part))
      .flatMap((part) => trimmed(description, part) ?? [])
      .map(({ start, end }) => description.slice(start, end))
      .filter(
        (text) => text.split(/\s+/u).length >= FEWEST && !text.endsWith(":") && !POLITE.test(plain(text)),
      )
      // "The catalogue runs in Koha and must stay there": the ban is about it.
      .filter((text) => !bans.some(({ about }) => text.includes(about)))
      .slice(0, MOST)
      .map((text) => (text.length <= LONGEST ? text : `${text.slice(0, text.lastIndexOf(" ", LONGEST))}…`))
  );
}
