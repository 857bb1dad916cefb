import "server-only";
import { parse } from "@/lib/generators/server/language/ru-words";

/** Words that tell what is wanted, in both languages, matched against a phrase in lower case with «е» for «ё». */
export const wishWords = {
  /** What follows is wanted, up to the end of the phrase. */
  announced: {
    ru: /(?<![\p{L}\d-])(?:(?:[–—-] (?:вот |это )?(?:то,? )?(?:что|чего) (?:нам |мне |бы )*(?:хочется|хотим|нужно|надо)|нуж(?:ен|на|но|ны|он)|над[оа]|(?:нам|мне)(?= бы )|мечтаю(?: об?)?|не менее важн[оа]|необходим[аоы]?|требу(?:ет|ют)ся|потребу(?:ет|ют)ся|обязател(?:ен|ьна|ьно|ьны)|хоч[ие]т?ь?ся|(?<=^(?:(?!клиент|покупат|люди|гост|никто|все )\p{L}+ ){1,3})(?:хочет|хотят)(?! (?:\p{L}+ ){0,2}\p{L}+(?:ть|ти|чь)(?:ся)?(?!\p{L}))|хочим|хотим|хочу|хотел(?:и|а|ось)?|хатим|хатели|желаем|охота(?=,? (?:чтоб|бы))|просим|просьба|прошу|дайте|сделайте|предложите|помогите|разработайте|создайте|добавьте|(?:мы )?ищем(?= решени| систем| программ| подрядчик| исполнител| разработчик| кого| того)|мечтаем|мечта(?=\s*[-–—:])|планируем|интересу(?:ет|ют)|(?<=(?:^|[,;:.–—] ?|нам |очень |остро |ещё |еще ))не хватает|не помешал[аои]?|пригодил(?:ся|ась|ись|ось)|прос(?:ит|ят)(?= предлож| разраб| созд| сделать)|(?:хорошо|неплохо|здорово|удобно|классно|отлично|идеально|замечательно|круто|славно)(?= бы| было бы)|(?:было|был[аи]) бы|может ли кто-то|кто (?:может|сможет|возьмется)|можно ли|можете(?: ли)?|могли бы|сможете(?: ли)?|возможно ли|реально ли|(?:жд[её]м|ожидаем) от (?=вас|систем|программ|подрядчик|исполнител)\p{L}+|(?<=от (?:вас|системы|программы|подрядчика|исполнителя|нее|него) )(?:жд[её]м|ожидаем)|рассчитываем(?: на| получить)|готовы (?:заказать|купить)|закажем|купи(?:м|ли бы)|(?:подумываем|задумались|думаем|мечтаем) (?:об?|про)|заинтересованы в|потребность в|не обойтись без|в списке (?:желаний|пожеланий|дел|хотелок))(?:[\s,]+(?:бы|было|чтобы вы|нам|мне|им|ли|вы|еще|также|тоже|очень|просто|именно|решение для|предложить|разработать|сделать|создать|получить|иметь|внедрить|построить|увидеть(?= как)|здорово|хорошо|удобно|неплохо|отлично|идеально|замечательно|круто))*)(?![\p{L}\d-])/giu,
    en: /(?<![\p{L}\d-])(?:[–—-] (?:that's |that is |this is |these are )?(?:all |what )+(?:we|i)(?:'d| would)? (?:need|want|like|love)|(?:(?:we|i|they|you|it|who|what|that)(?:'d| would| do| also| really| just| now| badly| urgently| still)*\s+)?(?:needs?|wants?|require[sd]?|requires|seeks?|are seeking|is seeking|seeking|(?:are |is |am |'re |'m )?look(?:ing|in) (?:for|4)|wud like|woud like|wanna|wnat|(?:are |am |'re |'m )after|(?:would|'d) (?:really |also )?(?:like|love)|(?<='d )(?:really |also )?(?:like|love)|hope for|wish for|request(?:ing|s)?(?= (?:an?(?! (?:day|week|month|year|hour)(?![a-z]))|the|proposals))|give us|make us|build us|get us|help us|help me|please (?:build|make|create|provide|design|offer|suggest)|(?:can|could|would) you (?:please )?(?:build|make|create|provide|design|offer|do|help(?: us)?|set up|give us)|(?:it )?would be (?:so |really |very )?(?:great|nice|good|useful|helpful|ideal|lovely|handy|perfect)(?: if| to have| to)?|ideally|(?<=^|[;:.] )(?:needed|wanted|requested|desired|expected)(?= (?:is|are))|(?<=^)please (?!do not|don't|dont|not|no|never|leave|keep|call|phone|ring|contact|reply|answer|respond|write|note|see|find|bear|excuse|forgive|ignore|advise|let|tell|stay|avoid|skip|steer|e-?mail)\w+(?: us| me)?(?: up)?(?: for)?|(?:can|could|would|will) you (?:please |kindly )?(?:price|quote|supply|include|write|prepare)(?: up)?(?: for)?|(?:i|we)(?:'d| would) (?:pay|go|settle) for|could (?:do with|use)|hop(?:e|ing) (?:to (?:get|have|see)|for)|interested in|in the market for|(?:dream(?:ing)?|think(?:ing)?) (?:of|about)|(?<=^)what [^,:]{3,30}? (?:is|are|would be)(?= an? | the )|(?<=^)(?:on|at|top of|high on|the top of) (?:the |our |my )?[^,:]{0,20}list (?:is|are)|(?<=^)(?:the|our|my) (?:aim|goal|job|task|idea|plan|request|ask|order|dream|wish|point) (?:is|are)(?! (?:\w+ )?(?:made|kept|done|written|drawn|typed))|(?<=(?:system|software|program|app|tool|site) )(?:would|will) (?:give|show|offer)(?: us)?)(?:[\s,]+(?:most|is|are|to have|to get|to build|to create|to see if|if|also|something that|something to|a way to|a system that|it to|you to|to))*)(?![\p{L}\d-])/giu,
  },
  heading: {
    ru: /^(?:основные |наши |общие |функциональные |что )?(?:(?:исполнитель|подрядчик|поставщик|система) (?:обязан\p{L}?|долж\p{L}+)(?: \p{L}+ть)?|требования|тз|техническое задание|нужно|надо|хотим|задачи|цель|цели|функции|функционал|пожелания|возможности|необходимо|состав работ|предмет закупки|модули|потом|позже|(?:во )?втор(?:ую|ая) очередь?ю?|втор(?:ой|ым) этап(?:ом)?)[^:.]{0,40}:(?!\d)/iu,
    en: /^(?:our |the |main |key |functional |what we |it |the system )?(?:(?:(?:proposed )?(?:solution|system|platform|software|contractor|vendor|supplier) )?(?:shall|must|should|will|should have|must have|should do|must do|needs to|has to|should include|must include|must cover|should cover)(?: be able to)?|requirements?|needs?|need|want|wish ?list|features?|scope(?: of work)?|goals?|deliverables?|must[- ]haves?|functions?|modules?|to do|todo|phase (?:two|2)|later|nice to have)[^:.]{0,30}:(?!\d)/iu,
  },
  banHeading: {
    ru: /^(?:чего )?(?:не сейчас|(?:пока )?не нужно|(?:пока )?не надо|не требуется|не входит|вне рамок|исключено|исключения|запрещено|нельзя|не предлагать)[^:.]{0,40}:(?!\d)\s*/u,
    en: /^(?:what (?:we|i) (?:don't|do not) (?:want|need)|not in scope|not (?:this year|now|yet)|out of scope|(?:not|nothing) (?:needed|required|wanted)|exclusions?|excluded|do(?:n't| not) (?:want|need))[^:.]{0,20}:(?!\d)\s*/u,
  },
  /** The whole clause is wanted: its subject stands before the word. */
  obliged:
    /(?<![\p{L}\d-])(?:долж(?:ен|на|но|ны)|(?<!(?:никто|клиенты|люди|все) (?:не )?)(?:хочет|хотят)(?= (?:сразу |сам[аи]? )*(?:(?:у)?видеть|получать|знать|понимать|следить|отслеживать|контролировать|смотреть|заказывать|записываться|бронировать|отмечать)(?!\p{L}))|пусть|чтобы?(?<=^(?:и )?чтобы?)|should|shall|must(?= be able| be (?:\w+ly )?\w+(?:ed|en|lt|ld|nt)\b| (?!be |not |never |have |stay|remain)\w)|ought to|ha(?:s|ve) to(?= work | be able)|needs? to be able)(?![\p{L}\d-])/giu,
  /** Behind an announcing word: what is wanted stands before it. */
  last: /^[^\p{L}\d]*$|^[\s,]*(?:к|до|с|в|на|для|by|before|this|from|too|as well) |^\s(?:later|next|потом|позже)/u,
  later:
    /(?<![\p{L}\d-])(?:потом|(?<!не )позже|(?<!не )позднее|во вторую очередь|второй очередью|вторым этапом|на втором этапе|на следующем этапе|в будущем|в перспективе|когда-нибудь|со временем|не сразу|не срочно|следующим шагом|(?<!no )later|(?:in )?phase (?:two|2|ii|three|3)|second phase|eventually|in (?:the )?future|down the (?:road|line)|someday|next year|afterwards|second stage|not urgent|nice to have)(?![\p{L}\d-])/u,
  /** A clause that begins so tells a reason, a contrast or the state of today: the list of wishes is over. */
  turns:
    /^(?:(?:и|а|но|and|but) )?(?:сейчас|щас|пока|сегодня|потому|так как|т\.к|поскольку|иначе|а то|но|однако|ведь|хотя|зато|в прошлом|раньше|бюджет|срок|денег|ввод|закупка|нмцк|у нас|размещени|то есть не|because|since|as (?:it|we|the)|but|currently|now|today|at the moment|right now|so far|(?:i|we|they|he|she|people|nobody|customers) (?!to |can |could |should |must |\w+ing )\w+|otherwise|although|though|however|yet|(?:budget|deadline)(?= is|:| of| to|,|$)|no later|operational|go[- ]live|award|we (?:have|are|use|currently|lose|can)|it's|that's|this is|there (?:is|are))(?!\p{L})/u,
  continues:
    /^(?:\d+(?: \p{L}+)?$|\w+ed(?: (?:live|by|with|in|on|at|to|from|every|each|automatically|daily|weekly|monthly|when|per|as|and|online|offline|the|for)\b|$)|а не|не |обновляем\p{L}+ |где|когда|котор|как(?![а-я])|каки|чем |что(?! бы)(?![а-я])|если|откуда|куда|кто|чей|сколько|чтобы? не|желательно|лучше|например|включая|в том числе|то есть|даже|хотя бы|причем|при этом|без|с(?: |о )|в(?: |о )|на |по |до |от |из |для |при |под |за |через |между |к |у нас|(?:у|от|для|на|по|из) (?:кого|чего|чье\p{L}+|как\p{L}+|котор\p{L}+) |сам[аи]?$|потом$|not |no |which|who|whose|where|when|that |so |if |unless|until|while|including|e\.g|for |with |without|by |in |on |at |to (?:the|a|our|their|his|her|its) |from |of |per |or |instead|rather|ideally|preferably|even |especially|(?:off|on)line$|live$|daily$|weekly$|monthly$|automatically$|like |such as|back(?: in| out)?$|then )/u,
  /** An aim around its thing, which is what is built: «навести порядок в договорах», "get the routes under control". */
  aim: /^(?<lead>(?:(?:наве(?:сти|дем)|наводить) (?:\p{L}+ )?(?:порядок|чистоту) (?:в|во|с|со|на|среди)|разобраться (?:с|со|в)|(?:при)?вести в порядок|упорядочить|наладить|улучшить|поправить|подтянуть|(?:tidy|clean|smarten|sort)(?:ing)? (?:up|out)|improv(?:e|ing)|(?:get|bring|put|have)(?:ting|ing)?(?= .+ (?:order|control|to (?:date|scratch)|sorted(?: out)?|organi[sz]ed|straight)$)) )?(?:(?:our|the|all|my|наш\p{L}+|все(?:ми|м|х)?) )*(?<thing>.+?)(?<tail> (?:in(?:to)? (?:good |some )?order|under control|up to (?:date|scratch)|sorted(?: out)?|organi[sz]ed|straight))?$/u,
  openers:
    /^(?:(?:и|а|но(?= (?:не (?:бол|дол|чащ|рань|позж|всем|для |на |в |по |с )|только |без ))|but(?= (?:not|no|only|never|within|without) )|пусть|если бы|обеспечить|реализовать|предусмотреть|предоставить возможность|при этом|а также|также|ещё|еще|плюс|ну|да|затем|во-первых|во-вторых|в-третьих|нам|мне|and|but|must|should|shall|also|plus|as well as|then|if|that|an?|the|some|us|for|to|(?:it|them|people|ppl) to|be able to|where(?= (?:the|my|our|an?) (?:[\w-]+ ){1,3}can )|firstly|secondly|finally|lastly|n|&)(?:[\s,]+|$))+/u,
  /** Before an announcing word: nothing is wanted there, or somebody else wants it. */
  negated:
    /(?:(?:^|[\s,])(?:не|нет|без|если|когда|где|как|что|сколько|куда)|n't|\bnot|\bno|\bnever|nobody|\bwhen|\bif|\bas|whatever|\bdont|doesnt|didnt|\bwho|people|customers|guests|clients|inspectors?|insurers?|auditors?|regulators?|council|authority|\ball|they|\b(?:days?|hours?|minutes?|mins?|each|ages|time))\s*$/u,
  /** When and how it begins, what it may cost and whom to write to is no thing wanted. */
  noThing:
    /^(?:до \d|к \d|от \d|не (?:позднее|более|дороже)|\d+\s*(?:руб|млн|тыс|недел|месяц)|подскажите|посоветуйте|рассмотреть возможность|подготовить кп|прислать|перв\p{L}+ результат|остальн|столько же|результат|запуск|запустить|начать|стартовать|ввод в|сдать|успеть|[€$£]|(?:all |everything )?(?:within|by|before|under|below|in|no (?:later|more) than) [$€£]?\d|\d+ (?:weeks|months)|(?:please |kindly )?advise|work (?:before|within)|.*must be spent|(?:everything|it|all)(?: of it)? (?:(?:has|have|needs?) to|must|should) be (?:running|live|ready|done|working|up)|be (?:running|live|ready|up) |help$|(?:the )?first (?:release|version|stage|phase)(?: (?:in|by|within|is|to|for) |$)|(?:total )?(?:cost|price|budget)s? (?:is|of|about|under|at|must|should|will|can|up|no|not|for|around|below|[$€£\d])|(?:send|submit) (?:us )?(?:a |your )?(?:proposal|quote|offer)|rest |launch|go[- ]live|first results?|to (?:start|launch)|start |say |it (?:before|by|for|in|within) |(?:be )?operation(?:al)?$|(?:them|it|us)$)/u,
  /** «Каждого надо измерить», «надо оформить, уходит минут по 12»: how it is done today, before and behind the word. */
  today: {
    before: /(?<!\p{L})(?:кажд(?:ого|ому|ую|ый раз)|сейчас|сегодня)(?: \p{L}+){0,3} $/u,
    after: /^[^.]*(?:уход(?:ит|ят)|занима(?:ет|ют)|тратит\p{L}*)(?: \p{L}+){0,3} \d/u,
  },
  /** What a sentence without a verb names behind other wishes: a thing that software keeps, shows or sends. */
  deliverable:
    /^(?:[\p{L}-]+ ){0,2}?(?:учет|запись|контроль|план|график|расписание|журнал|реестр|каталог|калькулятор|бронирование|прием|расчет|напоминани[ея]|уведомлени[ея]|оповещени[ея]|отчет|отчеты|сводка|сводки|сайт|портал|приложение|кабинет|выгрузка|обмен|оплата|поиск|карта|(?:reports?|reminders?|notifications?|alerts?|payments?|exports?|dashboard|rota|schedule|calendar|bookings?|tracking|log|register)(?= (?:to|for|from|in|on|with|by|through|via|every|each|of)))(?!\p{L})/u,
  /** Of these the ones that as often tell what is done today: they are wanted where a new way is named. */
  practice:
    /^(?!.*(?:онлайн|через|на сайте|online|through|via)).*(?:оплата|запись|прием|бронирование|payments?|bookings?)|(?<!\p{L})(?:сейчас|сегодня|today|now)(?!\p{L})/u,
  /** A description that only names a thing names what is kept or done, or for whom. */
  work: /(?<!\p{L})(?:для|учет|запис|контрол|план|график|расписан|журнал|реестр|каталог|калькулятор|очеред|брон|прием|сбор|расчет|заявк|напомин|отчет|доставк|маршрут|сайт|портал|приложен|систем|программ|(?:for|tracking|track|booking|scheduling|list|log|register|app|system|tool|calendar|rota|invoic\w+|orders?|quotes?|planner|board|records?)(?!\p{L}))/u,
  /** What is wanted is said by a clause: "if the planner could see". */
  clause:
    /^[\s,:]*(?:(?:при этом )?(?:чтобы?|если бы) |(?:if |that )?(?:the |our |every |each |all )?(?!an? |one )(?:[\w'-]+ ){1,3}(?:could|can|should|would|were|was|had|got|knew|saw)\b)/u,
  container:
    /^[\s,:]*(?:(?:(?:нам|одн[ау]) )?(?:\p{L}+ ){0,2}?(?:что-то|систем|программ|решени|платформ|сервис|сайт|портал|модул|инструмент|приложени)\p{L}*(?: [\p{L}-]+){0,5}?(?:,? (?:включая|включающ\p{L}+|с модулями|с функциями|которая умеет|с такими возможностями)[\s:]+|: )|(?:[\w'-]+ ){0,4}?(?:something|system|platform|solution|software|tool|app|portal|program|database|package|site|crm)(?: [\w'-]+){0,5}?(?:,? (?:covering|including|that covers|which covers|that handles|to handle|to cover|comprising|consisting of)[\s:]+|: ))/u,
  relative:
    /^[\s,:]*(?:(?!(?:на|в|через|со?) )\p{L}+ ){0,3}?(?:что-то|(?:систем|программ|сервис|приложени|платформ|портал|сайт|мест)\p{L}*)(?: \p{L}+)?,? (?:где|в котор(?:ой|ом)) |^[\s,:]*(?:[\w-]+ ){0,3}?(?:something|system|program|software|app|platform|portal|site|tool|place)(?: [\w-]+)?,? (?:where|in which) /u,
  /** A thing of its own, whatever is seen in it: «портал дилера, где …», "customer account: …". */
  account:
    /^[\s,:]*(?:\p{L}+ ){0,2}?(?:(?:личн\p{L}+ )?кабинет|портал\p{L}* (?:для )?(?:клиент|покупат|дилер|партнер|поставщ|жил|жит|пациент|родит|учен|студент|арендат|абонент|подрядч|заявит|агент|водит|сотруд))|^[\s,:]*(?:\p{L}+ ){0,2}?(?:\w+(?:er|or|(?<!me)nt|ist|ee)s?|guest|pupil|family)(?:['’]s?)? (?:portal|account|area)(?!\p{L})/u,
  /** A sentence with one of these tells something. */
  acts: /\b(?:is|are|was|were|be|am|has|have|had|do|does|did|can|could|will|would|should|may|must|we|i|they|it|you|he|she|there|nobody|everyone|who|stays?|remains?|comes?|goes|takes?|costs?|r|sees?|wants?|needs?|uses?|works?|runs?|gets?|got|keeps?|disappears?|vanish\w*)\b|n't\b|(?<!\p{L})есть(?!\p{L})/u,
  /** What must do something and is only what is to be built. */
  thing:
    /^(?:(?:что-то|it|оно|она?)(?: |$)|something|(?:an? (?:\w+ )?)?(?:систем|программ|приложени|решени|сервис|сайт|портал|модул|инструмент|платформ|crm|system|tool|app|platform|portal|site|program|solution|software))/u,
  /** What stands after these is there already, or is denied. */
  noFrame:
    /n't|(?<![\p{L}])(?:не|нет|без|кроме|лишн\p{L}+|not|no|never|nothing|except|out|у нас|есть|имеем|имеется|работаем|используем|сейчас|сегодня|штат|персонал|состав|парк|системы|программы|(?:we|i) (?:have|run|use|own|are|do|make|sell)|staff|team|crew|fleet|systems?|today|currently|now)(?![\p{L}])/u,
  count: /^(?:\d|no |(?:два|две|три|двое|трое|нас|one|two|three|four|five) )/,
  /** What people ask again and again is what they want to see: "asking if their elk is done", «спрашивают, готова ли рама». */
  asked:
    /ask(?:s|ing)?(?: us)?,? (?=(?:if|whether|when|where|what|who|how) )|(?<=(?:спрашивают|узнать),? )(?=(?:когда|где|что|кто|сколько|\p{L}+ ли) )/u,
  noNoun: /^(?:we|i|they|nobody|people|it|when|if|in|on|at|by|to|with|from|every|each|twice|about)$/i,
  happens:
    /^(?:arrives?|comes?|goes|go|gets?|calls?|rings?|sits?|waits?|leaves?|sells?|lies|stand|turns?|runs?|end|ends|late)$/,
};

export const { announced, banHeading, heading } = wishWords;

export const wordsIn = (text: string) => text.match(/[\p{L}\d'’-]+/gu) ?? [];
/** The text has a verb that tells something. */
export const tells = (text: string) =>
  wishWords.acts.test(text) ||
  wordsIn(text).some((word) => /^(?:VERB|PRTS|PRED)$/.test(parse(word)[0]?.pos ?? ""));
