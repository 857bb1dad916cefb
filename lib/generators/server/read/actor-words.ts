import "server-only";
import type { Locale } from "@/lib/i18n/locales";

const set = (words: string) => new Set(words.split(/\s+/));

/** Those who are served anywhere; everybody else who is named by a profession works there. Dictionary forms; English in both numbers. */
export const served: Record<Locale, ReadonlySet<string>> = {
  ru: set(
    "клиент клиентка покупатель гость пассажир пациент посетитель заказчик житель жилец абонент ученик ребенок дети школьник студент родитель донор турист член участник безработный гражданин заявитель арендатор собственник читатель зритель потребитель слушатель постоялец отдыхающий воспитанник подопечный владелец хозяин подписчик соискатель квартирант должник застрахованный вкладчик заемщик болельщик паломник абитуриент учащийся получатель автовладелец дачник прихожанин родственник мама папа пенсионер льготник инвалид налогоплательщик дольщик работодатель ребята малыш подросток мальчик девочка дошкольник юноша девушка женщина мужчина больной поступающий семья группа экскурсант лыжник спортсмен пользователь избиратель игрок",
  ),
  en: set(
    "customer client guest passenger patient visitor resident tenant subscriber pupil student child kid parent donor tourist member participant citizen applicant owner reader spectator consumer buyer shopper diner traveller traveler renter borrower policyholder claimant fan pilgrim camper family user bidder player voter beneficiary attendee delegate homeowner landlord learner trainee taxpayer leaseholder retailer skier swimmer farmer-member grandparent relative mourner couple bride people ppl team",
  ),
};

/** Russian animate nouns that are no role: animals and words for anybody. */
export const noPerson = set(
  "человек люди лицо народ некто никто кто всякий зверь животное лошадь конь кобыла жеребец корова бык теленок свинья поросенок овца баран ягненок коза козел собака пес щенок кошка кот котенок птица курица петух цыпленок утка гусь индейка рыба пчела пчел матка кролик крыса мышь олень лось медведь волк лиса насекомое клещ комар муха таракан червь рак краб устрица мидия осетр форель лосось карп голубь попугай верблюд як страус норка соболь питомец скот осел бактерия вирус микроб кукла робот бот номер пол душа персона брат друг старший младший живой единый график маркер голова счетчик датчик",
);

/** Groups of people that act as one; they are inanimate in grammar. */
export const groups = set(
  "экипаж бригада бухгалтерия диспетчерская дирекция комитет персонал регистратура администрация охрана ревизия комиссия ресепшен ресепшн приемная семья",
);

/** English nouns of persons that no ending tells, singular. */
export const persons = set(
  "groom nurse vet doctor chef cook clerk pilot guide agent staff crew guard judge lawyer attorney accountant assistant attendant consultant captain coach host hostess foreman intern student parent kid child guest client patient resident tenant participant applicant pupil family team member reception receptionist dispatch auditor inspector bookkeeper sexton priest surgeon monk nun chief boss apprentice artisan smith blacksmith shepherd steward stewardess valet porter usher cashier courier curator registrar librarian warden custodian mechanic medic paramedic technologist phlebotomist hygienist undertaker bailiff sheriff marshal lieutenant officer teacher freelancer volunteer mate deckhand temp driver conductor grower buyer owner user donor visitor supplier subcontractor citizen people ppl customer passenger tourist couple bride rider skier relative representative rep trustee delegate beneficiary architect scientist archivist conservator stagehand rigger diver lifeguard midwife carer caretaker landlord landlady caterer florist baker butcher tailor seamstress weaver potter",
);

/** English nouns that end like persons and are none. */
export const things = set(
  "fermenter voucher pickup winder crusher blaster breaker planter feeder sprayer spreader bleeder kicker coaster saver blower lifter racer binder rotor donor-card tractor extruder laminator router whisper barter charter crater rafter shaker slicer spacer steamer strainer stretcher thriller toaster transporter trawler tumbler vaporizer washer-dryer welder-unit hammer chipper clincher connector adaptor detector protector editor-tool locator separator operator-id auger tether dropper decanter cleaner-product reader-device viewer-app dispenser diffuser sprinkler stapler shredder projector amplifier sampler repeater primer whoever whatever scheduler drawer trailer denver december october november september absentee waiver handover scheduler turnover takeover leftover number order paper water summer winter computer printer server tracker planner scanner sensor river tower weather letter folder trailer center quarter corner newsletter reminder calendar filter dinner timer register buffer container freezer boiler router meter header counter ledger charter chapter other over after under never ever later whether rather either together however per her power shower flower layer offer cover customer-card another further former latter neither quicker faster longer older better lower higher bigger smaller cheaper easier newer fewer greater upper inner outer super proper consider deliver remember discover transfer enter answer wonder matter master poster shelter sticker locker hanger bunker trigger marker checker finger silver copper timber lumber rubber leather feather butter burger cider beer career engineer-hours door floor error motor color colour factor tractor monitor corridor elevator generator compressor reactor indoor outdoor major minor prior for or nor mirror harbor harbour labor labour vector sector conveyor projector calculator indicator excavator behavior favor flavor interior exterior junior senior doctor's anchor humor rumor terror armor detector inspector's dehumidifier tumour list exist waitlist checklist playlist twist mist resist assist consist persist wishlist shortlist first best most cost forest west east fee coffee three see free tree knee guarantee degree agree toffee employee-card human woman's german roman salesman's carrier barrier supplier-portal prayer layer player-card trader-card dealer-card starter filler cooler heater burner blender mixer grinder roller cutter dryer drier washer dishwasher loader-truck digger bulldozer tanker freighter ferry steamer tanker helicopter carpenter-work laser cylinder powder border holder binder folder ladder bladder fodder slider glider transponder transformer converter adapter charger carburetter fertilizer tiler-work booster thermometer barometer hydrometer kilometer kilometre parameter perimeter diameter semester trimester disaster plaster cluster roster oyster lobster hamster monster cancer ulcer prefer refer differ offer suffer layer spider panther gather feather brother-in mother-board altogether chiller humidifier tester separator incubator refrigerator escalator ventilator accelerator operator-panel evaporator simulator radiator alternator actuator capacitor resistor transistor semiconductor rotor stator cursor tenor clamor vapor mayor-office trouser laundry-worker newcomer pointer printer plotter copier amplifier identifier modifier multiplier qualifier notifier verifier classifier tier premier cashier-desk frontier glacier chandelier terrier courier-bag pier skier-pass soldier-home header footer banner spinner runner-up scooter shutter clutter gutter twitter cutter litter glitter platter stutter mutter chatter scatter shatter batter latter bumper damper dumper hopper stopper topper zipper slipper clipper wrapper copper pepper supper upper paper taper tractor-trailer reminder wonder tender gender vendor-portal render sender fender blender calendar slander cylinder pager manager-app wager teenager-pass ranger-station danger stranger passenger-list messenger challenger anger hunger finger linger ginger trigger dagger bigger logger jogger plugger bugger hour four your our tour pour colour honour neighbour-house",
);

/** People of other houses: whether they work here or are served, only the text tells. */
export const external: Record<Locale, ReadonlySet<string>> = {
  ru: set(
    "аудитор агент поставщик подрядчик партнер комитет ревизор судья нотариус сосед дедушка бабушка инвестор учредитель акционер ревизия комиссия контролер надзор",
  ),
  en: set(
    "inspector auditor regulator partner supplier subcontractor agent judge notary neighbour neighbor investor trustee shareholder official buyer host boss relative coroner police",
  ),
};

/** Endings of Russian nouns of persons that the dictionary does not have. */
export const personEnding =
  /(?:тель|ник|щик|чик|лог|ист|ер|ор|ант|ент|арь|вед|граф|вод|щица|ница|чица|вар|тор)$/u;

/** English verbs that stand right before a person without being a part of what the role is called. */
export const acting =
  /^(?:text|remind|notify|email|e-mail|call|phone|tell|warn|let|allow|bring|send|ask|help|give|show|pay|train|hire|assign|alert|charge|bill|invoice|message|contact|ring|serve|match|pair|check|track|sort|many|several|both|two|three|busy|happy|angry|elderly|young|new|local|regular|private|public|potential|future|former|different|multiple|individual)$/;

/** Adjectives that name a person when no noun follows. */
export const substantives = set(
  "дежурный рабочий заведующий управляющий служащий больной учащийся отдыхающий вожатый рулевой постовой участковый безработный подсобный бригадный ответственный принимающий проверяющий обучающийся",
);
