import "server-only";
import type { FigureStatement } from "@/lib/generators/fact-sheet";
import { fitsBefore, type Token } from "@/lib/generators/server/read/tokens";

/** Words that tell what a sentence says of its figures, by their beginnings: of losing, waiting, paying and wanting in any trade. */
const losing =
  /^(?:наруш|пад[её]ж|перекорм|перекарм|перебо|теря|потер|утер|утра[чт]|списа|списыв|недополуч|недосчит|штраф|удержи|удержа|переплат|переплач|брак|простаив|просто[йея]|отмен|срыв|сорва|опазды|опозда|разворачив|уезж|ошиб|пропуск|пропуст|пропада|пропал|сгор|жж[её]м|жгут|порт(?:ит|ят)|испор|просроч|недостач|пересорт|жалоб|рекламац|возврат|вернул|возвраща|перерасход|убыт|ущерб|пеня|пени|неустой|повторн|переделк|переделыв|не\S*явк|неявк|уходит$|впуст|зря$|лишн|холост|утечк|краж|украл|угон|поломк|отказ|аварий?$|аварии|сбо[йея]|повред|бой$|бьется|занятое$|снял|снима|потрат|погиб|пропущен|невыполн|задерж|задолж|долг|отказыв|слом|ломал|порч|забыва|забы[тл]|lost|los(?:e|es|ing|s|ses)$|wast|writ(?:e|ten|ing)-?off|wrote|written$|fine[ds]?$|penalt|refund|missed|missing|miss$|late$|later?ness|remake|remade|rework|reprint|redo|scrap|spoil|damag|disput|overpa|cancel|no-?shows?$|never$|leave|left$|error|mistake|wrong|stolen|theft|thefts|steal|churn|ate$|kill|died?$|complain|breakdown|broke|broken|breakag|downtime|evasion|overdue|unpaid|uncollect|brought$|reject|return(?:ed|s)?$|fail|shrink|leak|stale|expire|idle|delay|short-?staff|understaff|overspen|over-?run|shortfall|claim|forgot|forget|bounce|abandon|turn(?:ed)? away|threw|throw|thrown|bin(?:ned)?$|dump|overbook|double-?book|duplicat|repeat|postpon|stranded|walk(?:s|ed)?$|lapsed?|disappear|vanish|write-?offs?)/;
const waiting =
  /^(?:жд(?:[её]|ут|ат|ал)|ожида|очеред|уход(?:ит|ят)|уш[лё]|занима|тра(?:тит|чу|тят|тим)|тратится|дл[ия]|простаив|стоят$|стоит$|ищ[еу]|искать|поиск|задерж|набежал|проверк|оформлен|подготовк|обработк|согласован|заполнен|сверк|сборк|разгрузк|погрузк|реакци|after$|через$|доход(?:ит|ят)|поздно|later$|накаплив|wait|queu|takes?$|took|taking|spend|spent|delay|turnaround|lasts?$|idle|stuck|sits?$|hunt|search|looking|lag|overdue|eats?$|дела[ею]|исполн|оформл|обрабат|готов[ия]т|заполня|вноси|вбива|сверя|печата|собира|fill|prepar|process|answer|respond|check|entering|typing|to find|chas)/;
const costing =
  /^(?:стои[тл]|стоят|стоимост|обход|цен[аеыу]|чек[а]?$|тариф|билет|абонемент|аренд|оплат|оклад|зарплат|ставк|платим|платит|плат[аы]|берём|берем|беру|cost|costs|price|charge|fee|fees|fare|rate|ticket|pay$|pays|paid|paying|priced|wage|salary|salaries|rent|invoice|bill$|bills$|average)/;
const wanting =
  /^(?:нуж(?:но|на|ны|ен)$|надо$|необход|хоч|хот(?:им|ел|ят|ите)|требу|должн|чтоб|жела|планиру|следует|обязан|want|need|would|should|must|shall|require|seek|wish|hope|expect|target|goal|plan$)/;

const money =
  /^(?:минус|возмещ|компенсир|бюджет|budget|capital|доплат|выплат|заплат|ден[еь]г|сумм|руб|убыт|money|sum$|worth|total)/;
const revenue =
  /^(?:оборот|выручк|доход|прибыл|экономи|turnover|revenue|sales|income|profit|save[sd]?$|saving|raise)/;
const owed = /^(?:долг|задолж|дебитор|debts?$|arrears|owe[sd]?$|outstanding)/;
const madeGood =
  /^(?:writ(?:e|ten)$|wrote|fine[sd]?$|penalt|credits$|compensation|refund|штраф|пен[яию]$|неусто|возмещ)/;
const past = /^(?:off$|had|paid|gave|were|was|cost$|came|last$|заплат|выплат|отда|обош|прошл|доплат)/;
const modal =
  /^(?:should|must|shall|within|хот(?:им|ел|ят|елось)|хочется|надо$|нужно$|чтобы|чтоб|должн|максимум|положен|норматив|supposed$|meant$)/;
const indeed = /^(?:practice|reality|actually|деле|факту|реально)$/;
const denial =
  /^(?:не|ни|никто|нет|not|never|nobody|no-?one|no|don['’]t|doesn['’]t|didn['’]t|isn['’]t|aren['’]t|won['’]t|dont)$/;

const has = (tokens: readonly Token[], ...patterns: RegExp[]) =>
  tokens.some(
    ({ kind, lower, quoted }) =>
      kind === "word" && !quoted && patterns.some((pattern) => pattern.test(lower)),
  );

/** "Late October" is a time of the year and no delay. */
const DATED = "(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec|spring|summer|autumn|winter|season)";
const dated = new RegExp(`^${DATED}`);
const undated = (tokens: readonly Token[]) =>
  tokens.filter(({ lower }, at) => lower !== "late" || !dated.test(tokens[at + 1]?.lower ?? ""));

export const tellsWish = (tokens: readonly Token[]) => has(tokens, wanting);
/** A bare sum after these words is money: «обходится в полмиллиона», "costs us 90k", «починили на 780 тысяч». */
export const tellsMoney = (tokens: readonly Token[]) =>
  tokens.at(-1)?.lower === "на" || has(tokens, money, costing, losing);
/** «стоит», "costs": the clause names a price. */
export const tellsPrice = (tokens: readonly Token[]) => has(tokens, costing);

/**
 * What the clause around a figure says of it; a short clause that only names a sum or a time takes it from what is `leading` to it.
 * `price`: the sum is named for one thing («за каждый рейс», "a remake").
 */
export function statementOf(
  said: readonly Token[],
  leading: readonly Token[],
  place: number,
  is: { money: boolean; time: boolean; share: boolean; price: boolean },
): FigureStatement {
  const tokens = undated(said);
  if (is.money) {
    if (is.price) return "costs";
    if (has(tokens, owed)) return "has";
    if (has(tokens, madeGood) && has(tokens, past)) return "loses";
    if (has(tokens, costing)) return "costs";
    if (has([...tokens, ...leading], losing)) return "loses";
    return has(tokens, revenue) ? "has" : has(tokens, wanting) ? "wants" : "costs";
  }
  // Of several words the one nearest to the figure counts.
  const [wanted = 0, lost = 0, waited = 0] = [wanting, losing, waiting].map((pattern) =>
    Math.min(...tokens.map((token) => (has([token], pattern) ? Math.abs(token.start - place) : Infinity))),
  );
  if (is.time) {
    // "should take 10", «хотим за 20 минут»: the word of wishing stands before the time.
    const before = tokens.filter(({ end }) => end <= place);
    const nearest = Math.min(waited, lost);
    if (has(before.slice(before.findLastIndex((one) => has([one], indeed)) + 1), modal)) return "wants";
    if (nearest < Infinity && nearest <= wanted) return "waits";
    return wanted < Infinity ? "wants" : has(leading, waiting) ? "waits" : "has";
  }
  if (lost < Infinity && lost <= wanted) return "loses";
  if (wanted < Infinity) return "wants";
  return is.share && has(tokens, denial) ? "loses" : "has";
}

/** «отклик не более 2 секунд», "at most 5 clicks": a bound that the system is to keep. */
const bound =
  "не (?:более|больше|менее|меньше|дольше|реже|позже|позднее|превыша\\S+)(?: чем)?(?: на| через)?|минимум|максимум|no (?:more|longer|less|fewer) than|at (?:most|least)|maximum|capped at|(?:not|never) exceed";
/** A bound where the clause forbids to go beyond it, or says what happens then: "none goes past 14 days", "when scrap goes over 4 %". */
const beyond =
  "(?<!the |last )past|beyond|(?:longer|later|more|less) than|over|above|below|within|дольше|позже|больше|более|выше|ниже|превыша\\S+|в течение";
const strict =
  /(?<!\p{L})(?:ни один|ни одна|ни одно|не должн|должн|none|nothing|nobody|no \w+ (?:may|must|should|goes|stays|waits)|must|should|shall|when|if|если|когда)(?!\p{L}{3})/iu;
/** The number at this place bounds what is to be; a clause without words tells only of words before it. */
export const isBoundAt = (tokens: readonly Token[], at: number, clause = "") =>
  fitsBefore(tokens, at, bound) > 0 || (strict.test(clause) && fitsBefore(tokens, at, beyond) > 0);
