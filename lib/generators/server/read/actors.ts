import "server-only";
import type { Actor, Figure } from "@/lib/generators/fact-sheet";
import { singular } from "@/lib/generators/server/language/en";
import { parse, roleIn, type RuParse } from "@/lib/generators/server/language/ru";
import type { Sentence } from "@/lib/generators/server/read/sentences";
import { entryOf, localeOf, overlaps, plain, type Span } from "@/lib/generators/server/read/spans";
import { behind, wordSet, type Token } from "@/lib/generators/server/read/tokens";
import { isMeasure } from "@/lib/generators/server/read/units";
import type { Locale } from "@/lib/i18n/locales";

/** Those who are served anywhere; everybody else who is named by a profession works there. */
const served = wordSet`клиент клиентка покупатель гость пассажир пациент посетитель заказчик житель жилец абонент ученик ребенок дети школьник студент родитель донор турист член участник безработный гражданин заявитель арендатор собственник читатель зритель потребитель слушатель постоялец отдыхающий воспитанник подопечный владелец хозяин подписчик соискатель квартирант должник застрахованный вкладчик заемщик болельщик паломник абитуриент учащийся получатель автовладелец дачник прихожанин родственник мама папа пенсионер льготник инвалид налогоплательщик дольщик работодатель ребята малыш подросток мальчик девочка дошкольник юноша девушка женщина мужчина больной поступающий семья группа экскурсант лыжник спортсмен пользователь избиратель игрок customer client guest passenger patient visitor resident tenant subscriber pupil student child kid parent donor tourist member participant citizen applicant owner reader spectator consumer buyer shopper diner traveller traveler renter borrower policyholder claimant fan pilgrim camper family user bidder player voter beneficiary attendee delegate homeowner landlord learner trainee taxpayer leaseholder retailer skier swimmer grandparent relative mourner couple bride evacuee refugee people ppl`;
/** People of other houses: whether they work here or are served, only the text tells. */
const external = wordSet`аудитор агент поставщик подрядчик партнер комитет ревизор судья нотариус сосед инвестор учредитель акционер ревизия комиссия контролер надзор страховщик inspector auditor regulator partner supplier subcontractor agent judge notary neighbour neighbor investor trustee shareholder official host boss coroner police insurer dealer breeder`;
/** Bodies that read what is sent to them: «сводка для акимата», "a return for the Board". */
const bodies = wordSet`акимат мэрия министерство департамент управление инспекция правление совет прокуратура учредитель ведомство board council committee authority ministry department regulator inspectorate bureau trustees`;
/** Bodies of people that act where a wish begins with them: «управляющая компания смотрела …», "clinics to change …". */
const houses = wordSet`компания клиника поликлиника больница школа магазин филиал отдел служба команда цех лаборатория офис аптека банк агентство кофейня clinic company school store shop branch department team lab agency office pharmacy depot hospital practice site`;
/** Of these those that are parts of the house that speaks. */
const INSIDE =
  /^(?:отдел|служба|команда|цех|лаборатория|офис|филиал|department|team|lab|office|branch|depot)$/;
/** Persons that no ending tells, and groups of people that act as one, which are inanimate in Russian grammar. */
const persons = wordSet`groom mayor nurse vet doctor chef cook clerk pilot guide agent staff crew guard judge lawyer attorney accountant assistant attendant consultant captain coach host hostess foreman intern reception receptionist dispatch auditor inspector bookkeeper sexton priest surgeon monk nun chief boss apprentice artisan smith blacksmith shepherd steward stewardess valet porter usher cashier courier curator registrar librarian warden custodian mechanic medic paramedic technologist phlebotomist hygienist undertaker bailiff sheriff marshal lieutenant officer teacher freelancer volunteer mate deckhand temp driver conductor grower supplier subcontractor rider representative rep trustee architect scientist archivist conservator stagehand rigger diver lifeguard midwife carer caretaker landlady caterer florist baker butcher tailor seamstress weaver potter employee refugee evacuee mentee appointee licensee lessee franchisee retiree interviewee invitee nominee referee operator coordinator administrator educator translator investigator moderator decorator illustrator facilitator mediator estimator navigator sister regulator farmer экипаж бригада бухгалтерия диспетчерская дирекция комитет персонал регистратура администрация охрана ревизия комиссия ресепшен ресепшн приемная семья`;
const substantives = wordSet`дежурный рабочий заведующий управляющий служащий больной учащийся отдыхающий вожатый рулевой постовой участковый безработный подсобный ответственный принимающий проверяющий обучающийся`;
/** Words like persons that are no role: animals, words for anybody, relatives, the contractor of a tender, things and comparatives in "-er". */
const nobody = wordSet`contractor vendor smarter warmer colder faster cheaper better easier quicker younger smaller larger stronger simpler closer earlier darker lighter greater stricter brighter heavier happier tighter fresher clearer thinner thicker quieter bigger shorter wiser newer longer slower deeper softer harder nicer poorer richer higher человек люди лицо порционник народ некто никто кто всякий зверь животное лошадь конь кобыла жеребец корова бык теленок свинья поросенок овца баран ягненок коза козел собака пес щенок кошка кот котенок птица курица петух цыпленок утка гусь индейка рыба пчела пчел матка кролик крыса мышь олень лось медведь волк лиса насекомое клещ комар муха таракан червь рак краб устрица мидия осетр форель лосось карп голубь попугай верблюд як страус норка соболь питомец скот осел бактерия вирус микроб кукла робот бот номер пол душа персона брат друг старший младший живой единый график маркер голова датчик бог господь коллега исполнитель тетя дядя бабушка дедушка конек daughter adapter adaptor amplifier anchor banner barrier behavior binder bladder blaster bleeder blender blower boiler booster border breaker buffer bulldozer bumper bunker burner capacitor career carrier center challenger chapter charger charter checker checklist chiller chipper classifier clipper cluster coaster compressor computer connector consider consist container controller converter conveyor cooker copier copper corner corridor counter crater crusher cursor cutter cylinder damper december decanter dehumidifier deliver detector detonator differ diffuser digger dinner disaster dishwasher dispenser drawer dryer dumper elevator either excavator exterior extruder factor feather feeder fender fermenter filler filter finger flavor flower folder footer former freezer freighter frontier further gather gender german glacier glider grinder gutter hammer hanger harbor header heater helicopter holder hopper humidifier identifier interior junior ladder latter leather ledger letter lifter lobster oyster answer locker logger lumber marker matter messenger mirror mixer modifier monitor mower multiplier neither newsletter november number october offer paper persist pickup planner planter plaster platter playlist plotter pointer poster powder prefer premier primer printer projector proper protector quarter rafter rather reactor register reminder render repeater resist resistor roller roster rotor router rubber sampler scanner scheduler scooter sector semester sender senior sensor september server setter shaker shelter shortlist shower shredder shutter silver slicer slider spacer sprayer spreader sprinkler stapler starter steamer sticker stopper strainer suffer summer supper tanker tender tester timber toaster together tracker tractor trailer transfer transformer transponder trawler trigger trimester trolley tumbler vector voucher waitlist waiver washer weather whisper winder winter wishlist wonder wrapper zipper`;
/** Before a person's noun these are no part of what the role is called: "text customers", "new members". */
const noPart = wordSet`an a the our my your their his her its all every each some any no most many more few other new old sick late same own and or to for by from with of in on at as per than that which who is are was were be tell tells asks lets gives sends make makes if when then because but so not can will do does us we they it one two three four five six seven eight nine ten about around only live between via before after during without until plus also even just while where bad good up this those these next last registered certified full-time part-time twenty thirty forty fifty hundred hundreds dozens thousand million used see paid pays keep want need dear hi hello text remind notify email e-mail call phone warn let allow bring send ask help give show pay train hire assign alert charge bill invoice message contact ring serve match pair check track sort several both busy happy angry elderly young local regular private public potential future former different multiple individual`;

type Found = Span & { name: string; key: string; side: Actor["side"] };

/** Counted or "our own" people work there; about others only the text could tell. */
const sideOf = (key: string, isOwn: boolean): Actor["side"] =>
  served.has(key) ? "served" : (external.has(key) && !isOwn) || bodies.has(key) ? undefined : "serves";

const DOER = /(?:er|or|ist|ian|man|woman)$/;
const NO_DOER = /(?:meter|over|other|ever|ther|izer|ator|i?est|(?:at|ur|ck|st|ng|rt|gh|il|ea|im|li|se)ier)$/;
/** A single person before these tells what kind of thing it is: "volunteer rota", "interpreter scheduling", "vet bills". */
const KIND_OF =
  /^(?:fundrais|agenc|organi[sz]ation|compan|schools?$|portal|records?$|accounts?$|cards?$|data$|sites?$|system|software|app$|scheduling|management|lists?$|bills?$|guides?$|fees?$|handbook|manual)/;

const bare = (token: Token | undefined) => singular(plain(token?.text ?? "").replace(/'s?$/, ""));

function isEnglishPerson(tokens: readonly Token[], at: number): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (token?.kind !== "word" || token.quoted) return false;
  const one = bare(token);
  // "Planners" are people; a "planner" may hang on the wall, and "the pilot" be a first stage.
  const isThing = one === "pilot" && /^(?:is|phase|project|stage|runs)$/.test(next?.lower ?? "");
  if ((nobody.has(one) && token.lower !== "planners") || isThing || one.includes("-and-")) return false;
  const isOne = !token.lower.endsWith("s");
  const isKind =
    KIND_OF.test(next?.lower ?? "") && !(served.has(one) && !/^(?:list$|fundrais)/.test(next?.lower ?? ""));
  if (isOne && (next?.kind === "number" || isKind)) return false;
  if (persons.has(one) || served.has(one)) return !/['’]s$/.test(before?.text ?? "");
  const isName = /^\p{Lu}/u.test(token.text) && at > 0;
  return !isName && one.length > 5 && DOER.test(one) && !NO_DOER.test(one);
}

function roleStart(tokens: readonly Token[], at: number): number {
  let first = at;
  for (let back = 1; back <= 2; back += 1) {
    const before = tokens[at - back];
    if (before?.kind !== "word" || before.quoted || noPart.has(before.lower)) break;
    if (/(?:ly|ing|ed|[^s]s|['’]s)$/.test(before.lower) || /^\p{Lu}/u.test(before.text)) break;
    // "to text customers", "we email members": a verb stands after "to" and after who does it.
    const isVerb = /^(?:to|we|they|i|you|can|will|must|should|and)$/.test(tokens[at - back - 1]?.lower ?? "");
    if (persons.has(before.lower) ? back > 1 : isVerb && back === 1) break;
    first = at - back;
  }
  return first;
}

const WILL_ACT = /^(?:to|can|could|should|must|sees?|gets?)$/;
/** A wish begins right before a token, articles aside. */
const beginsAt = (wished: readonly Span[], { start }: Span) =>
  wished.some((wish) => start >= wish.start && start - wish.start <= 8);

function* english({ tokens, text, start: offset }: Sentence, wished: readonly Span[]): Generator<Found> {
  for (const [at, token] of tokens.entries()) {
    // "a return for the Board": a body counts where something is for it.
    const before = bodies.has(token.lower) ? text.slice(0, token.start - offset) : "";
    const isOther = /\b(?:for|to) (?:the|our) $/i.test(before);
    // "volunteer rota drivers": the last noun is the person.
    const isLed = isEnglishPerson(tokens, at + 1) && /s$/.test(tokens[at + 1]?.lower ?? "");
    const isHouse = houses.has(bare(token)) && WILL_ACT.test(tokens[at + 1]?.lower ?? "");
    const first = isOther ? at : roleStart(tokens, at);
    const isFor =
      houses.has(bare(token)) &&
      /^(?:for|to) (?:the|our)$/.test(behind(tokens, first).split(" ").slice(-2).join(" "));
    const isActing =
      (isHouse && beginsAt(wished, tokens[first] ?? token)) ||
      (isFor && wished.some((one) => overlaps(one, token)));
    if (!isOther && !isActing && (isLed || !isEnglishPerson(tokens, at))) continue;
    const start = tokens[first]?.start ?? token.start;
    const end = token.end - (/['’]s?$/.exec(token.text)?.[0].length ?? 0);
    const written = text.slice(start - offset, end - offset);
    const name = written.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
    const isOwn = tokens[first - 1]?.kind === "number" || tokens[first - 1]?.lower === "our";
    yield {
      start,
      end,
      name,
      key: bare(token),
      side: isActing && !INSIDE.test(bare(token)) ? undefined : sideOf(bare(token), isOwn),
    };
  }
}

const PERSON_ENDING = /(?:тель|ник|щик|чик|лог|ист|ер|ор|ант|ент|арь|вед|граф|вод|щица|ница|чица|вар)$/u;
const NAMES = ["Name", "Surn", "Patr", "Geox"];
const isNobody = ({ normal }: RuParse) => nobody.has(plain(normal)) || /сч[её]тчик$/.test(normal);

function personAt(tokens: readonly Token[], at: number): RuParse | undefined {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (token?.kind !== "word" || token.quoted || token.text.length < 4) return undefined;
  // «Диспетчерская «Обь»» is the kind of what is named, «Заказчик:» a label, «450 пар коньков» a measure of things.
  if (next?.quoted || /^[«":]$/.test(next?.text ?? "")) return undefined;
  if (isMeasure(before?.lower ?? "") || /^пар[аыу]?$/.test(before?.lower ?? "")) return undefined;
  const readings = parse(token.lower);
  const following = parse(next?.lower ?? "");
  const substantive = readings.find(({ normal }) => substantives.has(plain(normal)));
  if (substantive && following.every((one) => one.pos !== "NOUN" || one.case !== substantive.case))
    return substantive;
  const nouns = readings.filter((one) => one.pos === "NOUN" && !NAMES.some((tag) => one.tags.has(tag)));
  const isQualified = parse(before?.lower ?? "").some(({ pos }) => pos === "ADJF");
  const group = nouns.find(({ normal, case: name }) => {
    const key = plain(normal);
    if (bodies.has(key)) return before?.lower === "для" && name === "gent";
    return persons.has(key) || (isQualified && key === "группа");
  });
  if (group) return group;
  const [first] = readings;
  if (first?.known !== true) return unknownPerson(token.lower, following[0]?.pos === "VERB");
  const noun = nouns.find(({ animacy }) => animacy === "anim");
  if (!noun || isNobody(noun)) return undefined;
  // «механики пишут»: several of a profession, and no science of machines.
  const isDoing = following.some(({ pos, number }) => pos === "VERB" && number === "plur");
  if (noun.number === "plur" && PERSON_ENDING.test(noun.normal) && isDoing) return noun;
  const living = nouns.reduce((sum, { animacy, score }) => sum + (animacy === "anim" ? score : -score), 0);
  // «арестованного имущества», «старший садовник»: an adjective before its noun.
  const isQuality =
    readings.some(({ pos }) => /^(?:ADJF|PRTF)$/.test(pos)) &&
    following.some((one) => one.pos === "NOUN" && one.case === noun.case && one.number === noun.number);
  return noun.score >= first.score * 0.5 && living > 0 && !isQuality ? noun : undefined;
}

/** What the dictionary does not have: «завпроизводством», «родком видит», «геологов-документаторов», «раздатчиков». */
function unknownPerson(word: string, isDoing: boolean): RuParse | undefined {
  if (/(?:ого|его|ому|ему|ый|ий|ая|ое|ые|ых|ым|ыми)$/.test(word)) return undefined;
  const isPair = word.includes("-");
  const [last] = parse(word.slice(word.lastIndexOf("-") + 1));
  const isOffice = /^(?:зав|зам|пом)[а-я]{4,}$/.test(word) || (isDoing && /[^аеиоуыэюя]ком$/.test(word));
  if (last && isOffice) return { ...last, normal: word, form: () => word, number: "sing", case: "nomn" };
  if (last?.pos !== "NOUN" || isNobody(last)) return undefined;
  const isPerson = last.known ? isPair : PERSON_ENDING.test(last.normal);
  if (!isPerson || (last.animacy !== "anim" && (last.known || !isPair))) return undefined;
  return isPair ? { ...last, normal: roleIn(word, "nomn"), form: () => roleIn(word, "nomn") } : last;
}

const GENERAL =
  /^(?:наш|свой|свои|мой|ваш|кажд|весь|все|всех|друг|нов|сам|этот|тот|так|котор|один|одн|перв|последн|некотор|люб|многие|како|больш|маленьк|нужн|хорош)/u;

/** «управляющая компания сама смотрела …» where a wish begins. */
function houseAt(tokens: readonly Token[], at: number, wished: readonly Span[]): RuParse | undefined {
  const [before, token, next, later] = [tokens[at - 1], tokens[at], tokens[at + 1], tokens[at + 2]];
  const house = parse(token?.lower ?? "").find(
    ({ normal, case: name }) => name === "nomn" && houses.has(plain(normal)),
  );
  const isDone = [next, later].some((word) => parse(word?.lower ?? "")[0]?.pos === "VERB");
  const isFirst = [before, token].some((word) => word && beginsAt(wished, word));
  return isDone && isFirst ? house : undefined;
}

function* russian({ tokens }: Sentence, wished: readonly Span[]): Generator<Found> {
  for (const [at, token] of tokens.entries()) {
    const house = houseAt(tokens, at, wished);
    const person = house ?? personAt(tokens, at);
    if (!person) continue;
    const before = tokens[at - 1];
    const isPart = before?.kind === "word" && !before.quoted && !GENERAL.test(plain(before.text));
    const adjective = (isPart ? parse(before.lower) : []).find(
      (one) => one.pos === "ADJF" && one.case === person.case && one.number === person.number,
    );
    const isCounted = tokens[adjective ? at - 2 : at - 1]?.kind === "number";
    const number = isCounted ? "plur" : (person.number ?? "sing");
    const gender = number === "sing" && person.gender ? [person.gender] : [];
    const quality = adjective?.form("nomn", number, ...gender);
    const own = person.form("nomn", number) ?? person.normal;
    // «кондукторы», «инструкторы»: where the dictionary has two plurals, the bookish one is right everywhere.
    const bookish = number === "plur" ? own.replace(/а$/, "ы") : own;
    const noun = parse(bookish).some((one) => one.known && one.number === "plur") ? bookish : own;
    const start = (adjective && before ? before : token).start;
    const key = plain(person.normal);
    const name = quality ? `${quality} ${noun}` : noun;
    yield {
      start,
      end: token.end,
      name,
      key,
      side: house && !INSIDE.test(key) ? undefined : sideOf(key, isCounted),
    };
  }
}

/** People and roles named, each once, in the order of the description. */
export function actorsOf(
  description: string,
  sentences: readonly Sentence[],
  taken: readonly Span[],
  wished: readonly Span[],
  figures: readonly Figure[],
  fallback: Locale,
): Actor[] {
  const actors = new Map<string, Actor>();
  for (const sentence of sentences) {
    const isRussian = localeOf(sentence.text, fallback) === "ru";
    for (const found of isRussian ? russian(sentence, wished) : english(sentence, wished)) {
      if (taken.some((span) => overlaps(span, found))) continue;
      const figure = figures.find(
        ({ span, kind }) => kind === "count" && span && span.start <= found.start && span.end >= found.end,
      );
      const known = actors.get(found.key);
      // «210 interpreters» names the role better than "interpreter scheduling".
      if (known && (known.figure || !figure)) continue;
      const { name } = found;
      const side = known ? known.side : found.side;
      const more = { ...(figure && { figure: figure.id }), ...(side && { side }) };
      actors.set(found.key, { ...entryOf(description, "actor", found), name, ...more });
    }
  }
  // "People" says something only where nobody else is named.
  return [...actors]
    .filter(([key, { figure }]) => !/^(?:people|ppl)$/.test(key) || (actors.size === 1 && !figure))
    .map(([, actor], at) => ({ ...actor, id: `actor-${at + 1}` }));
}
