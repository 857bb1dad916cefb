import "server-only";
import { dataRules } from "@/lib/generators/server/prompts/rules";
import { tagged } from "@/lib/generators/server/prompts/frame";
import type { Prompt } from "@/lib/generators/server/prompts/prompt";
import type { Locale } from "@/lib/i18n/locales";

/** The form of the notes, said once for the reading and for its correction. */
export const notesForm: Readonly<Record<Locale, string>> = {
  ru: `{"clarity":"clear","subject":null,"organisation":"…","figures":[{"quote":"…","value":0,"max":null,"unit":"…","counts":null,"period":null,"kind":"count","says":"has","currency":null,"time":null}],"actors":[{"quote":"…","name":"…","side":null}],"pains":[{"quote":"…"}],"wishes":[{"quote":"…","later":false}],"bans":[{"quote":"…","kind":"forbidden","about":"…"}],"systems":[{"quote":"…","name":"…","relation":"used"}],"limits":{"deadline":null,"budget":null,"hosting":null,"acceptance":null,"currency":null,"country":null,"law":[]}}
- quote, subject и organisation: слова описания буква в букву, одним куском, без пропусков; чего в описании дословно нет, того не пиши. quote короче 500 знаков.
- clarity: clear, если понятно, что нужно сделать; vague, если хотят «чего-нибудь» и сами просят совета; none, если это не описание задачи.
- figures: каждое число и число словом. value числом («2,9 млн» это 2900000), max у диапазона, unit как написано, у денег код валюты (RUB, EUR…), counts что считают, period за какой срок (hour, shift, day, week, month, quarter, season, year), kind: count (сколько есть), flow (сколько приходит за срок), duration (время, тогда time: second, minute, hour, day, week, month, year), share (доля), money, limit (граница); says: has, loses (теряют), waits (ждут), costs (стоит), wants (хотят).
- actors: люди и роли, name в именительном падеже; side serves (работает там), served (его обслуживают), иначе null.
- pains: что плохо сейчас. wishes: что должно появиться, по одному; в перечне «нужны: а, б, в» это три записи; later true, если это позже первого выпуска.
- bans: чего не делать (forbidden), что остаётся как есть (stays), что не входит (outside).
- systems: названные программы, сервисы и оборудование; relation: used, exchanged (обмен), stays (остаётся), replaced (заменяют), forbidden.
- limits: deadline {"quote","weeks"}, budget {"quote","amount","currency"}, hosting {"quote","kind": own, cloud, country, offline}, acceptance {"quote"}, law [{"quote"}], currency по ISO 4217, country по ISO 3166-1 (две буквы); чего нет, то null.`,
  en: `{"clarity":"clear","subject":null,"organisation":"…","figures":[{"quote":"…","value":0,"max":null,"unit":"…","counts":null,"period":null,"kind":"count","says":"has","currency":null,"time":null}],"actors":[{"quote":"…","name":"…","side":null}],"pains":[{"quote":"…"}],"wishes":[{"quote":"…","later":false}],"bans":[{"quote":"…","kind":"forbidden","about":"…"}],"systems":[{"quote":"…","name":"…","relation":"used"}],"limits":{"deadline":null,"budget":null,"hosting":null,"acceptance":null,"currency":null,"country":null,"law":[]}}
- quote, subject and organisation: words of the description letter by letter, in one piece; leave out what does not stand there word for word. A quote has fewer than 500 characters.
- clarity: clear when it can be told what is to be made; vague when they want "something" and ask for advice; none when it describes no task.
- figures: every number, numbers in words too. value as a number ("2.9 million" is 2900000), max for a range, unit as written, for money the code of the currency (EUR, USD…), counts what it counts, period (hour, shift, day, week, month, quarter, season, year), kind: count (how many there are), flow (how many come in a period), duration (time; then time: second, minute, hour, day, week, month, year), share, money, limit (a bound); says: has, loses, waits, costs, wants.
- actors: people and roles, name as the role is called; side serves (works there), served (is served), else null.
- pains: what goes wrong today. wishes: what is to appear, one each; a list "we need: a, b, c" is three entries; later true when it comes after the first release.
- bans: what must not be (forbidden), what stays as it is (stays), what is no part of it (outside).
- systems: named software, services and equipment; relation: used, exchanged, stays, replaced, forbidden.
- limits: deadline {"quote","weeks"}, budget {"quote","amount","currency"}, hosting {"quote","kind": own, cloud, country, offline}, acceptance {"quote"}, law [{"quote"}], currency as ISO 4217, country as ISO 3166-1 (two letters); what is not there is null.`,
};

const task: Readonly<Record<Locale, string>> = {
  ru: "Ты системный аналитик и записываешь, что сказал заказчик: ничего не добавляешь и ничего не пропускаешь. Верни только один объект JSON такой формы:",
  en: "You are a systems analyst and note down what a client says: you add nothing and leave nothing out. Return a single JSON object only, of this form:",
};

/** Asks for the notes on a masked description. */
export const readingPrompt = (description: string, locale: Locale): Prompt => ({
  system: `${task[locale]}\n${notesForm[locale]}\n\n${dataRules[locale]}`,
  user: tagged("description", description),
});
