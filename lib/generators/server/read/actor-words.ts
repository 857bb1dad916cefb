import "server-only";
import type { Locale } from "@/lib/i18n/locales";

const set = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** Those who are served anywhere; everybody else who is named by a profession works there. Dictionary forms. */
export const served: Record<Locale, ReadonlySet<string>> = {
  ru: set(
    "клиент клиентка покупатель гость пассажир пациент посетитель заказчик житель жилец абонент ученик ребенок дети школьник студент родитель донор турист член участник безработный гражданин заявитель арендатор собственник читатель зритель потребитель слушатель постоялец отдыхающий воспитанник подопечный владелец хозяин подписчик соискатель квартирант должник застрахованный вкладчик заемщик болельщик паломник абитуриент учащийся получатель автовладелец дачник прихожанин родственник мама папа пенсионер льготник инвалид налогоплательщик дольщик работодатель ребята малыш подросток мальчик девочка дошкольник юноша девушка женщина мужчина больной поступающий семья группа экскурсант лыжник спортсмен пользователь избиратель игрок",
  ),
  en: set(
    "customer client guest passenger patient visitor resident tenant subscriber pupil student child kid parent donor tourist member participant citizen applicant owner reader spectator consumer buyer shopper diner traveller traveler renter borrower policyholder claimant fan pilgrim camper family user bidder player voter beneficiary attendee delegate homeowner landlord learner trainee taxpayer leaseholder retailer skier swimmer grandparent relative mourner couple bride people ppl",
  ),
};

/** People of other houses: whether they work here or are served, only the text tells. */
export const external: Record<Locale, ReadonlySet<string>> = {
  ru: set(
    "аудитор агент поставщик подрядчик партнер комитет ревизор судья нотариус сосед дедушка инвестор учредитель акционер ревизия комиссия контролер надзор страховщик",
  ),
  en: set(
    "inspector auditor regulator partner supplier subcontractor agent judge notary neighbour neighbor investor trustee shareholder official host boss coroner police insurer dealer breeder",
  ),
};

/** Bodies that read what is sent to them: «сводка для акимата», "a return for the Board". */
export const bodies: Record<Locale, ReadonlySet<string>> = {
  ru: set(
    "акимат мэрия министерство департамент управление инспекция правление совет прокуратура учредитель ведомство",
  ),
  en: set("board council committee authority ministry department regulator inspectorate bureau trustees"),
};

/** Russian animate nouns that are no role: animals, words for anybody, relatives, the contractor of a tender. */
export const noPerson = set(
  "человек люди лицо народ некто никто кто всякий зверь животное лошадь конь кобыла жеребец корова бык теленок свинья поросенок овца баран ягненок коза козел собака пес щенок кошка кот котенок птица курица петух цыпленок утка гусь индейка рыба пчела пчел матка кролик крыса мышь олень лось медведь волк лиса насекомое клещ комар муха таракан червь рак краб устрица мидия осетр форель лосось карп голубь попугай верблюд як страус норка соболь питомец скот осел бактерия вирус микроб кукла робот бот номер пол душа персона брат друг старший младший живой единый график маркер голова датчик бог господь коллега исполнитель тетя дядя бабушка конек",
);

/** Groups of people that act as one; they are inanimate in grammar. */
export const groups = set(
  "экипаж бригада бухгалтерия диспетчерская дирекция комитет персонал регистратура администрация охрана ревизия комиссия ресепшен ресепшн приемная семья",
);

/** Adjectives that name a person when no noun follows. */
export const substantives = set(
  "дежурный рабочий заведующий управляющий служащий больной учащийся отдыхающий вожатый рулевой постовой участковый безработный подсобный ответственный принимающий проверяющий обучающийся",
);

/** Endings of Russian nouns of persons that the dictionary does not have. */
export const personEnding =
  /(?:тель|ник|щик|чик|лог|ист|ер|ор|ант|ент|арь|вед|граф|вод|щица|ница|чица|вар)$/u;

/** English nouns of persons that no ending tells, singular. */
export const persons = set(
  "groom nurse vet doctor chef cook clerk pilot guide agent staff crew guard judge lawyer attorney accountant assistant attendant consultant captain coach host hostess foreman intern reception receptionist dispatch auditor inspector bookkeeper sexton priest surgeon monk nun chief boss apprentice artisan smith blacksmith shepherd steward stewardess valet porter usher cashier courier curator registrar librarian warden custodian mechanic medic paramedic technologist phlebotomist hygienist undertaker bailiff sheriff marshal lieutenant officer teacher freelancer volunteer mate deckhand temp driver conductor grower supplier subcontractor rider representative rep trustee architect scientist archivist conservator stagehand rigger diver lifeguard midwife carer caretaker landlady caterer florist baker butcher tailor seamstress weaver potter employee refugee evacuee mentee appointee licensee lessee franchisee retiree interviewee invitee nominee referee operator coordinator administrator educator translator investigator moderator decorator illustrator facilitator mediator estimator navigator sister regulator farmer",
);

/** English nouns, and forms of other words, that end like persons and are none. */
export const things = set(
  "adapter adaptor amplifier anchor banner barrier behavior binder bladder blaster bleeder blender blower boiler booster border breaker buffer bulldozer bumper bunker burner capacitor career carrier center challenger chapter charger charter checker checklist chiller chipper classifier clipper cluster coaster compressor computer connector consider consist container controller converter conveyor cooker copier copper corner corridor counter crater crusher cursor cutter cylinder damper december decanter dehumidifier deliver detector detonator differ diffuser digger dinner disaster dishwasher dispenser drawer dryer dumper elevator either excavator exterior extruder factor feather feeder fender fermenter filler filter finger flavor flower folder footer former freezer freighter frontier further gather gender german glacier glider grinder gutter hammer hanger harbor header heater helicopter holder hopper humidifier identifier interior junior ladder latter leather ledger letter lifter lobster oyster answer locker logger lumber marker matter messenger mirror mixer modifier monitor mower multiplier neither newsletter november number october offer paper persist pickup planner planter plaster platter playlist plotter pointer poster powder prefer premier primer printer projector proper protector quarter rafter rather reactor register reminder render repeater resist resistor roller roster rotor router rubber sampler scanner scheduler scooter sector semester sender senior sensor september server setter shaker shelter shortlist shower shredder shutter silver slicer slider spacer sprayer spreader sprinkler stapler starter steamer sticker stopper strainer suffer summer supper tanker tender tester timber toaster together tracker tractor trailer transfer transformer transponder trawler trigger trimester trolley tumbler vector voucher waitlist waiver washer weather whisper winder winter wishlist wonder wrapper zipper",
);

/** Before a person's noun these are no part of what the role is called: "text customers", "new members". */
export const noPart = set(
  "an a the our my your their his her its all every each some any no most many more few other new old sick late same own and or to for by from with of in on at as per than that which who is are was were be tell tells asks lets gives sends make makes if when then because but so not can will do does us we they it one two three four five six seven eight nine ten about around only live between via before after during without until plus also even just while where bad good up this those these next last registered certified full-time part-time twenty thirty forty fifty hundred hundreds dozens thousand used see paid pays keep want need dear hi hello text remind notify email e-mail call phone warn let allow bring send ask help give show pay train hire assign alert charge bill invoice message contact ring serve match pair check track sort several both busy happy angry elderly young local regular private public potential future former different multiple individual",
);
