import "server-only";
import type { Locale } from "@/lib/i18n/locales";

/** Words that announce what is wanted, matched against a phrase in lower case with «е» for «ё». */

const NOT_IN_WORD = "(?<![\\p{L}\\d-])";
const WORD_END = "(?![\\p{L}\\d-])";
const words = (source: string) => new RegExp(`${NOT_IN_WORD}(?:${source})${WORD_END}`, "giu");

/** What follows is wanted, up to the end of the phrase. */
export const announced: Record<Locale, RegExp> = {
  ru: words(
    "(?:нуж(?:ен|на|но|ны|он)|над[оа]|(?:нам|мне)(?= бы )|мечтаю(?: об?)?|не менее важн[оа]|необходим[аоы]?|требу(?:ет|ют)ся|потребу(?:ет|ют)ся|обязател(?:ен|ьна|ьно|ьны)|хоч[ие]т?ь?ся|хочим|хотим|хочу|хотел(?:и|а|ось)?|хатим|хатели|желаем|просим|просьба|прошу|дайте|сделайте|предложите|помогите|разработайте|создайте|добавьте|(?:мы )?ищем(?= решени| систем| программ| подрядчик| исполнител| разработчик| кого| того)|мечтаем|мечта(?=\\s*[-–—:])|планируем|интересу(?:ет|ют)|(?<=(?:^|[,;:.–—] ?|нам |очень |остро |ещё |еще ))не хватает|не помешал[аои]?|пригодил(?:ся|ась|ись|ось)|прос(?:ит|ят)(?= предлож| разраб| созд| сделать)|(?:хорошо|неплохо|здорово|удобно|классно|отлично|идеально|замечательно|круто|славно)(?= бы| было бы)|(?:было|был[аи]) бы|может ли кто-то|кто (?:может|сможет|возьмется)|можно ли|можете(?: ли)?|могли бы|сможете(?: ли)?|возможно ли|реально ли|(?:жд[её]м|ожидаем) от (?=вас|систем|программ|подрядчик|исполнител)\\p{L}+|(?<=от (?:вас|системы|программы|подрядчика|исполнителя|нее|него) )(?:жд[её]м|ожидаем)|рассчитываем(?: на| получить)|готовы (?:заказать|купить)|закажем|купи(?:м|ли бы)|(?:подумываем|задумались|думаем|мечтаем) об?|заинтересованы в|потребность в|не обойтись без|в списке (?:желаний|пожеланий|дел|хотелок))(?:[\\s,]+(?:бы|было|чтобы вы|нам|мне|им|ли|вы|еще|также|тоже|очень|просто|именно|решение для|предложить|разработать|сделать|создать|получить|иметь|внедрить|построить|увидеть(?= как)|здорово|хорошо|удобно|неплохо|отлично|идеально|замечательно|круто))*",
  ),
  en: words(
    "(?:(?:we|i|they|you|it|who|what|that)(?:'d| would| do| also| really| just| now| badly| urgently| still)*\\s+)?(?:needs?|wants?|require[sd]?|requires|seeks?|are seeking|is seeking|seeking|(?:are |is |am |'re |'m )?look(?:ing|in) (?:for|4)|wud like|woud like|wanna|wnat|(?:are |am |'re |'m )after|(?:would|'d) (?:really |also )?(?:like|love)|(?<='d )(?:really |also )?(?:like|love)|hope for|wish for|request(?:ing|s)?(?= (?:a|an|the|proposals))|give us|make us|build us|get us|help us|help me|please (?:build|make|create|provide|design|offer|suggest)|(?:can|could|would) you (?:please )?(?:build|make|create|provide|design|offer|do|help(?: us)?|set up|give us)|(?:it )?would be (?:so |really |very )?(?:great|nice|good|useful|helpful|ideal|lovely|handy|perfect)(?: if| to have| to)?|ideally|(?<=^|[;:.] )(?:needed|wanted|requested|desired|expected)(?= (?:is|are))|(?<=^)please (?!do not|don't|dont|not|no|never|leave|keep|call|phone|ring|contact|reply|answer|respond|write|note|see|find|bear|excuse|forgive|ignore|advise|let|tell|stay|avoid|skip|steer|e-?mail)\\w+(?: us| me)?(?: up)?(?: for)?|(?:can|could|would|will) you (?:please |kindly )?(?:price|quote|supply|include|write|prepare)(?: up)?(?: for)?|(?:i|we)(?:'d| would) (?:pay|go|settle) for|could (?:do with|use)|hop(?:e|ing) (?:to (?:get|have|see)|for)|interested in|in the market for|(?:dream(?:ing)?|think(?:ing)?) (?:of|about)|(?<=^)what [^,:]{3,30}? (?:is|are|would be)(?= an? | the )|(?<=^)(?:on|at|top of|high on|the top of) (?:the |our |my )?[^,:]{0,20}list (?:is|are)|(?<=^)(?:the|our|my) (?:aim|goal|job|task|idea|plan|request|ask|order|dream|wish|point) (?:is|are)|(?<=(?:system|software|program|app|tool|site) )(?:would|will) (?:give|show|offer)(?: us)?)(?:[\\s,]+(?:most|is|are|to have|to get|to build|to create|to see if|if|also|something that|something to|a way to|a system that|it to|you to|to))*",
  ),
};

/** The whole clause is wanted: its subject stands before the word. */
export const obliged: Record<Locale, RegExp> = {
  ru: words("долж(?:ен|на|но|ны)|пусть|чтобы?(?<=^чтобы?)"),
  en: words(
    "should|shall|must(?= be able| be (?:\\w+ly )?\\w+(?:ed|en|lt|ld|nt)\\b| (?!be |not |never |have )\\w)|ought to|ha(?:s|ve) to be able|needs? to be able",
  ),
};

/** Headings over a list of wishes. */
export const heading: Record<Locale, RegExp> = {
  ru: /^(?:основные |наши |общие |функциональные |что )?(?:требования|тз|техническое задание|нужно|надо|хотим|задачи|цель|цели|функции|функционал|пожелания|возможности|необходимо|состав работ|предмет закупки|модули|потом|позже|(?:во )?втор(?:ую|ая) очередь?ю?|втор(?:ой|ым) этап(?:ом)?)[^:.]{0,40}:/iu,
  en: /^(?:our |the |main |key |functional |what we |it |the system )?(?:(?:(?:proposed )?(?:solution|system|platform|software|contractor|vendor|supplier) )?(?:shall|must|should|will|should have|must have|should do|must do|needs to|has to|should include|must include|must cover|should cover)(?: be able to)?|requirements?|needs?|need|want|wish ?list|features?|scope(?: of work)?|goals?|deliverables?|must[- ]haves?|functions?|modules?|to do|todo|phase (?:two|2)|later|nice to have)[^:.]{0,30}:/iu,
};

/** A wish that begins so is for later. */
export const later: Record<Locale, RegExp> = {
  ru: words(
    "потом|позже|позднее|во вторую очередь|второй очередью|вторым этапом|на втором этапе|на следующем этапе|в будущем|в перспективе|когда-нибудь|со временем|не сразу|не срочно|следующим шагом",
  ),
  en: words(
    "later|(?:in )?phase (?:two|2|ii|three|3)|second phase|eventually|in (?:the )?future|down the (?:road|line)|someday|next year|afterwards|second stage|not urgent|nice to have",
  ),
};

/** A clause that begins so tells a reason, a contrast or the state of today: the list of wishes is over. */
export const turns: Record<Locale, RegExp> = {
  ru: /^(?:(?:и|а|но) )?(?:сейчас|щас|пока|сегодня|потому|так как|т\.к|поскольку|иначе|а то|но|однако|ведь|хотя|зато|в прошлом|раньше|бюджет|срок|денег|ввод|закупка|нмцк|у нас|размещени|то есть не)(?![\p{L}])/iu,
  en: /^(?:(?:and|but) )?(?:because|since|as (?:it|we|the)|but|currently|now|today|at the moment|right now|so far|(?:i|we|they|he|she|people|nobody|customers) \w+|otherwise|although|though|however|yet|(?:budget|deadline)(?= is|:| of| to|,|$)|no later|operational|go[- ]live|award|we (?:have|are|use|currently|lose|can)|it's|that's|this is|there (?:is|are))(?![\p{L}])/iu,
};

/** A part that begins so belongs to the part before it. */
export const continues: Record<Locale, RegExp> = {
  ru: /^(?:а не|не |где|когда|котор|как(?![а-я])|каки|чем |что(?! бы)(?![а-я])|если|откуда|куда|кто|чей|сколько|чтобы? не|желательно|лучше|например|включая|в том числе|то есть|даже|хотя бы|причем|при этом|без|с(?: |о )|в(?: |о )|на |по |до |от |из |для |при |под |за |через |между |к |у нас|сам[аи]?$|потом$)/iu,
  en: /^(?:not |no |which|who|whose|where|when|that |so |if |unless|until|while|including|e\.g|for |with |without|by |in |on |at |to (?:the|a|our|their|his|her|its) |from |of |per |or |instead|rather|ideally|preferably|even |especially|(?:off|on)line$|live$|daily$|weekly$|monthly$|automatically$|like |such as|back(?: in| out)?$|then )/iu,
};

/** Words that only open an item. */
export const openers: Record<Locale, RegExp> = {
  ru: /^(?:(?:и|а|пусть|если бы|обеспечить|реализовать|предусмотреть|предоставить возможность|при этом|а также|также|ещё|еще|плюс|ну|да|затем|во-первых|во-вторых|в-третьих|нам|мне)(?:[\s,]+|$))+/iu,
  en: /^(?:(?:and|but|must|should|shall|also|plus|as well as|then|if|that|an?|the|some|us|for|to|(?:it|them|people|ppl) to|be able to|firstly|secondly|finally|lastly|n|&)(?:[\s,]+|$))+/iu,
};

/** Joins two items of a list. */
export const joiner: Record<Locale, RegExp> = {
  ru: /^(?:и|а|также|плюс|да)$/u,
  en: /^(?:and|plus|n|&)$/u,
};

/** Before an announcing word: nothing is wanted there, or somebody else wants it. */
export const negated: Record<Locale, RegExp> = {
  ru: /(?:^|[\s,])(?:не|нет|без|если|когда|где|как|что|сколько|куда)\s*$/u,
  en: /(?:n't|\bnot|\bno|\bnever|nobody|\bwhen|\bif|\bas|whatever|\bdont|doesnt|didnt|\bwho|people|customers|guests|clients|inspectors?|\ball|they|\b(?:days?|hours?|minutes?|mins?|each|ages|time))\s*$/u,
};

/** A container named before the things it is to hold. */
export const container: Record<Locale, RegExp> = {
  ru: /^[\s,:]*(?:\p{L}+ ){0,4}(?:систем|программ|решени|платформ|сервис|портал|приложени)\p{L}*(?: \p{L}+){0,5}?,? (?:включая|включающ\p{L}+|с модулями|с функциями|которая умеет|с такими возможностями)[\s:]+/u,
  en: /^[\s,:]*(?:[\w'-]+ ){0,6}(?:system|platform|solution|software|tool|app|portal|program|database|package),? (?:covering|including|that covers|which covers|that handles|to handle|to cover|comprising|consisting of)[\s:]+/u,
};

/** Headings over what must not be. */
export const banHeading: Record<Locale, RegExp> = {
  ru: /^(?:чего )?(?:не нужно|не надо|не требуется|не входит|вне рамок|исключено|исключения|запрещено|нельзя|не предлагать)[^:.]{0,40}:\s*/u,
  en: /^(?:what (?:we|i) (?:don't|do not) (?:want|need)|not in scope|out of scope|(?:not|nothing) (?:needed|required|wanted)|exclusions?|excluded|do(?:n't| not) (?:want|need))[^:.]{0,20}:\s*/u,
};
