import type { Locale } from "@/lib/i18n/locales";
import { compile } from "./patterns.ts";

/**
 * Words that mark a trade. A word is foreign to a dossier when neither the description nor its labels contain it and the trade is not
 * `at` home there (beginnings of words). Words that offices of any trade use (client, order, request, operator, report) are left out on purpose.
 * An entry is the beginning of a word, or with `=` at its end a word as it stands; `|` joins forms of one entry.
 */
const trades: readonly { id: string; at: RegExp; ru: string; en: string }[] = [
  {
    id: "health",
    at: /медиц|клиник|больниц|стоматолог|госпитал|донор|протез|санатор|пациент|врач|реабилит|медсестр|рецепт на|clinic|hospital(?!i)|medical|dental|dentist|patient|plasma|donor|nurs|eyewear|prescription|care home|optic/,
    ru: "медицинск пациент врач=|врача=|врачу=|врачом=|врачи=|врачей=|врачам=|врачами= регистратур регистратор=|регистратора=|регистраторы=|регистраторов=|регистраторам=|регистраторами= поликлиник медсестр диагноз анамнез терапевт хирург педиатр медкарт стационар=|стационара=|стационаре= егисз омс= дмс= госпитализац амбулатор больничн лечащ главврач койк",
    en: "patient=|patients= doctor physician nurse=|nurses= clinic=|clinics= polyclinic hospital=|hospitals= diagnosis diagnoses surgeon surgery outpatient prescription medical healthcare dentist",
  },
  {
    id: "vet",
    at: /ветеринар|вет\.?клиник|животн|лошад|форел|ферм|veterin|horse|stables|animal|pets?\b/,
    ru: "ветеринар питомец питомц кличк= вакцинац",
    en: "veterinar vet=|vets= pet=|pets= vaccin",
  },
  {
    id: "university",
    at: /университет|вуз|студент|институт|факультет|universit|student|college|campus/,
    ru: "университет деканат студент кафедр факультет семестр абитуриент вуз=|вуза=|вузы=|вузов=|вузе= ректор преподавател лекци дипломник зачетк аспирант",
    en: "university=|universities= student faculty dean=|deans= semester campus lecture professor undergraduate curriculum tuition freshman",
  },
  {
    id: "school",
    at: /школ|ученик|класс|детск|учител|автошкол|лагер|планетар|school|pupil|tutor|child|kids|camps?\b|lesson|kindergarten/,
    ru: "школьник ученик учител завуч одноклассник классн=|дневник=|родители=|родителей=|родителям=|родителями=|родителя= воспитател воспитанник детсад каникул",
    en: "pupil teacher classroom parents= headmaster kindergarten preschool homework",
  },
  {
    id: "city",
    at: /администраци\S* (?:город|район|округ)|мэри|горожан|жител|жкх|благоустро|муниципал\S* (?:образован|округ)|мфц|городск\S+ (?:власт|администрац|комитет)|комитет\S* транспорт|city hall|municipal|mayor|resident|citizen/,
    ru: "городск(?:ой|ая|ую)_администраци жител горожан мэр=|мэра=|мэру=|мэрии= губернатор чиновник муниципал лужа=|лужи=|ямы= благоустройств поселен гражданин=|гражданина=|граждане= госуслуг снегопад префектур",
    en: "city_administration= resident=|residents= citizen=|citizens= mayor municipal pothole puddle councillor voter alderman snowfall",
  },
  {
    id: "housing",
    at: /управляющ\S+ компани|жкх|квартир|жил\S+ дом|снт|садовод|подъезд|капремонт|лифт|водосчетчик|apartment|tenant|housing|landlord|condo|property/,
    ru: "жилец=|жильцы=|жильцов=|жильцам= подъезд=|подъезда=|подъезде=|подъездов= квартир капремонт домофон жкх= жилищн управдом дворник сантехник",
    en: "tenant landlord apartment stairwell condominium plumber janitor doorman",
  },
  {
    id: "realty",
    at: /недвижим|аренд|риелтор|риэлтор|ипотек|застройщ|квартир|cowork|lease|rent|real estate|realt|mortgage/,
    ru: "арендатор арендодател риелтор риэлтор новостройк ипотек дольщик=|дольщики=|дольщиков=",
    en: "lessee lessor realtor mortgage leasehold",
  },
  {
    id: "hotel",
    at: /отел|гостиниц|хостел|курорт|санатор|турбаз|глэмп|туризм|круиз|теплоход|аквапарк|hotel|hostel|resort|guest|cruise|balloon|tourist|wedding|coworking|camps?\b/,
    ru: "гостинично отель=|отеля=|отели=|отелей=|отелю= гостиниц заселен гость=|гостя=|гости=|гостей=|гостям=|гостями=|гостю=|гостем= горничн ресепшн портье постоял курорт аниматор",
    en: "hotel hostel guest=|guests= housekeeping concierge bellboy breakfast minibar",
  },
  {
    id: "restaurant",
    at: /ресторан|кафе|столов|питани|кухн|повар|кейтер|пекар|кофейн|restaurant|cafe|kitchen|cater|bakery|baker|pub|food|brewery|meal|diner|bar\b/,
    ru: "официант повар=|повара=|поваров=|повару= ресторан столик=|столики=|столиков= кухн=|кухня=|кухни=|кухне= блюд шеф-повар бармен кафе= сомелье",
    en: "waiter waitress chef=|chefs= restaurant diner=|diners= dishes= bartender menu-card= cutlery sommelier barista",
  },
  {
    id: "retail",
    at: /магазин|розниц|покупател|торгов\S+ (?:сет|зал|точ)|ритейл|аптек|аптеч|ломбард|салон|опт[ео]|оптик|shop|store|retail|pharmac|supermarket|eyewear|optic/,
    ru: "покупател магазин кассир мерчандайз выкладк=|выкладка=|выкладки=|выкладку= ценник распродаж=|распродажа=|распродажи= розниц розничн товаровед супермаркет гипермаркет продавец=|продавца=|продавцы=|продавцов=",
    en: "shopper cashier checkout-desk= retail retailer shelves= merchandis supermarket shop-assistant= salesperson storefront price-tag=",
  },
  {
    id: "air",
    at: /авиа|аэропорт|рейс|самолет|вертолет|полет|airline|aircraft|airport|flight|helicopter|balloon|aviation|pilot/,
    ru: "авиакомпан аэропорт авиапасс бортпровод багаж самолет стюард экипаж=|экипажа=|экипажи=|экипажей= перрон взлет летчик",
    en: "airline aircraft airport flights= luggage baggage runway cockpit stewardess boarding-pass= crew=|crews= cabin-crew=",
  },
  {
    id: "passengers",
    at: /пассажир|автобус|трамва|троллейбус|такси|метро|вокзал|рейс|круиз|теплоход|паром|поезд|passenger|bus\b|buses|tram|taxi|trains?\b|ferry|cruise|flight|balloon|helicopter|airport/,
    ru: "пассажир автобус трамва троллейбус маршрутк вокзал кондуктор электричк проездн метрополитен турникет",
    en: "passenger trams=|tram= trolley turnstile commuter conductor ferry ticket-inspector= bus-stop=",
  },
  {
    id: "freight",
    at: /груз|перевоз|логист|фур[аыу]?\b|тягач|самосвал|freight|cargo|truck|haul|logistic|lorr|shipping|consign/,
    ru: "логистическ грузовладел экспедитор фур=|фура=|фуры=|фуру= тягач полуприцеп грузоперевоз перевозчик ттн= грузовик автотранспорт",
    en: "logistics_company= cargo haulier haulage truck=|trucks= trucker consignment consignee freight waybill lorry lorries trailer=|trailers= shipper",
  },
  {
    id: "drivers",
    at: /груз|перевоз|логист|водител|вожден|автопарк|доставк|рейс|такси|самосвал|курьер|автобус|трамва|троллейбус|вахт|freight|cargo|truck|haul|deliver|logist|driv|vans?\b|campervan|bus\b|buses|courier|dispatch|taxi|shuttle|transport|fleet/,
    ru: "водитель=|водителя=|водители=|водителей=|водителю=|водителям=|водителями= рейс=|рейса=|рейсы=|рейсов=|рейсе= автопарк путевой=|путевого=|путевые=",
    en: "driver(?!_of)=|drivers(?!_of)=",
  },
  {
    id: "warehouse",
    at: /склад|паллет|хранени|логист|отгруз|warehouse|pallet|storage|inventory|stock|logist/,
    ru: "кладовщик стеллаж паллет комплектовщик погрузчик грузчик адресн=|кросс-док докборд складск=",
    en: "warehouse pallet=|pallets= storekeeper racking forklift stocktak loading-dock= stevedor",
  },
  {
    id: "factory",
    at: /завод|фабрик|цех|станк|станок|производств|комбинат|сыровар|молочн|мебел|лесопил|птицефабр|типограф|factory|factories|manufactur|workshop|foundry|assembly|production line|mill\b|printing house|brewery|lens lab/,
    ru: "производственно(?:го|му|м)_предприяти цех=|цеха=|цехи=|цехов=|цехе=|цеху=|цехам= станок=|станка=|станки=|станков=|станку= слесар токар фрезер литейн конвейер металлопрокат сталь=|сталью=|металлург отк= оснастк",
    en: "for_a_manufacturer= shop-floor= foreman foremen lathe milling machinist assembly-line= steel factory=|factories= plant-manager= conveyor forging welder smelter",
  },
  {
    id: "farming",
    at: /агро|сельск|ферм(?!ент)|посев|урожа|(?<!wind )farm|crop|harvest|agri|agronom/,
    ru: "агроном посев=|посева=|посевы=|посевная=|посевной= урожа механизатор комбайн сельхоз агрохолдинг трактор элеватор удобрен гектар удой=|надо[йи]= теплиц животновод зернов",
    en: "agronom sowing harvest crops= tractor livestock combine-harvester= hectare silage orchard fertili agricultural pasture",
  },
  {
    id: "building",
    at: /строит|стройк|подряд|застройщ|ремонт|смет|бетон|кадастр|лесопил|scaffold|construct|building site|builder|contractor|solar/,
    ru: "строительн(?:ой|ая|ую)_компани прораб стройплощад застройщик бетон субподряд каменщик кровл=|кровля=|кровли= штукатур монтажник=|монтажники=|монтажников= опалубк",
    en: "building-site= scaffold bricklay subcontractor site-manager= plaster roofing excavation rebar crane=|cranes=",
  },
  {
    id: "bank",
    at: /банк|кредит|вклад|эквайр|ломбард|займ|финанс|bank|loan|credit|lend|mortgage|payment processor/,
    ru: "вкладчик заемщик кредитн эквайринг банкомат скоринг абс= депозит=|депозита=|депозиты= операционист ипотек овердрафт",
    en: "borrower depositor atm=|atms= credit-score= bank-teller= overdraft bank-branch= loan-officer= banking",
  },
  {
    id: "insurance",
    at: /страхов|осаго|каско|полис|insur|policyholder/,
    ru: "страховател страховщик страхован полис=|полиса=|полисы=|полисов= осаго= каско= выгодоприобретат андеррайт",
    en: "policyholder insurer underwrit premium-payment= claims-adjuster= insurance loss-adjuster=",
  },
  {
    id: "telecom",
    at: /связист|телеком|абонент|оператор\S* связи|провайдер|роуминг|водоканал|теплосет|энерго|telecom|subscriber|roaming|internet provider/,
    ru: "абонент роуминг сим-карт базов=|базовая_станция= оператор_связи= тарифн=|тарифный=|тарифного= голосов=",
    en: "subscriber sim-card= roaming base-station= handset telecom call-detail=",
  },
  {
    id: "energy",
    at: /энерг|электросет|подстанц|котельн|теплосет|газ|генерац|ветр|энергетик|power (?:grid|plant|line|station)|grid|energy|turbine|solar|electric|gas\b/,
    ru: "подстанц энергосбыт трансформатор лэп= котельн электросет энергоблок теплосет газопровод",
    en: "substation power-line= transformer grid-operator= blackout kwh= turbine boiler-house= pylon",
  },
  {
    id: "water",
    at: /водоканал|водоснабж|насос|скважин|канализ|вод[аы]|water|sewer|pump/,
    ru: "водоканал насосн водопровод канализац водозабор",
    en: "water-main= sewer sewage waterworks pumping-station=",
  },
  {
    id: "law",
    at: /юрид|адвокат|суд(?:а|у|е|ом|ы)?\b|судеб|нотари|юрист|прав[ао]|law|legal|attorney|court|notar|patent|immigration|paralegal|visa/,
    ru: "адвокат судья=|судьи=|судье= истец=|истца= нотариус исков=|исковое=|исковой= приставы=|пристава=|приставов= подсудим прокурор",
    en: "lawyer attorney paralegal plaintiff court=|courts= notary litigat barrister solicitor",
  },
  {
    id: "culture",
    at: /театр|музе|концерт|оркестр|билет|библиот|кино|выстав|планетар|галере|цирк|зоопарк|архив|auction|theat|museum|concert|orchestra|ticket|librar|gallery|exhibit|art\b|podcast/,
    ru: "зрител спектакл экспонат афиш экскурси библиотекар читател музе=|музей=|музея=|музеи=|музеев= театр актер=|актеры= режиссер репетиц искусствовед выставк",
    en: "spectator museum exhibition curator box-office= theatre theater librarian orchestra",
  },
  {
    id: "sport",
    at: /спорт|фитнес|трениров|клуб|бассейн|аквапарк|горнолыж|стадион|секци|gym|sport|fitness|athlet|club|lessons|riding|ski|dive|diving|pool/,
    ru: "тренер спортсмен фитнес абонемент=|абонемента=|абонементы=|абонементов= стадион болельщик чемпионат тренажер раздевалк",
    en: "coach=|coaches= athlete gym=|gyms= workout=|workouts= tournament stadium locker-room=",
  },
  {
    id: "sales",
    at: /отдел\S* продаж|сделк|crm|црм|воронк|лид(?:ы|ов|ам)\b|клиентск\S+ баз|коммерческ\S+ предложен|sales (?:team|rep|manager|funnel|pipeline|leads)|crm|deals?\b/,
    ru: "воронк лид=|лида=|лиды=|лидов=|лидам= сделк=|сделка=|сделки=|сделку=|сделок=|сделкам=|сделками= отдел_продаж=|отдела_продаж= допродаж менеджер_по_продажам=",
    en: "sales-funnel= sales-rep= sales-team= cold-call= upsell sales-manager= sales-leads= deal-stage=|open-deals=|the-deal= prospect=|prospects= sales-pipeline=",
  },
  {
    id: "contact-centre",
    at: /контакт-центр|колл-центр|call-центр|горяч\S+ лини|звон|обращени|call cent|contact cent|helpdesk|support line|phone/,
    ru: "контакт-центр колл-центр телефони=|телефония=|телефонии=|телефонию= автоответчик",
    en: "call-centre=|call-center= contact-centre=|contact-center= hotline telephony",
  },
  {
    id: "hr",
    at: /кадр|персонал|рекрут|вакан|соискат|отпуск|занятост|staffing|recruit|hr\b|payroll|vacanc|agency|shift|poll worker|rota/,
    ru: "соискател вакансия=|вакансии=|вакансий=|вакансию= рекрутер кадровик собеседован отпускн больничный_лист= увольнен",
    en: "recruiter job-seeker= vacancy=|vacancies= interviewee resume-screening= dismissal onboarding-day=",
  },
  {
    id: "media",
    at: /редакц|журнал(?:ист|а\b)|газет|телекан|эфир|издатель|сми\b|радио|newsroom|media|podcast|broadcast|publish|film|press\b|news/,
    ru: "журналист корректор верстк эфир=|эфира=|эфире= телеканал выпускающ газет",
    en: "newsroom journalist broadcaster correspondent proofreader tv-channel= anchorman newspaper copywriter",
  },
  {
    id: "maintenance",
    at: /ремонт|обслужив|механик|оборудован|сервис|лифт|техник|тоир|станк|вагон|самосвал|repair|maintenance|technician|mechanic|equipment|fleet|turbine|service|install|pump|machine|inspection/,
    ru: "механик=|механика=|механики=|механиков=|механику= ремонтн=|ремонтная_бригада=|ремонтные_бригады=|ремонтных_бригад= обходчик монтер=|монтеры=|монтеров= наряд-заказ=|нарядов-заказов= тоир= дефектовк",
    en: "mechanic= repair-crew= maintenance-crew= work-order= spare-part= fitter=|fitters= breakdown-crew=",
  },
  {
    id: "beauty",
    at: /салон|красот|маник|парикмах|барбер|космет|тату|beauty|salon|hair|nail|spa\b|tattoo/,
    ru: "маникюр парикмахер стилист косметолог визажист барбер",
    en: "stylist salon=|salons= manicure haircut hairdresser beautician",
  },
  {
    id: "cars",
    at: /авто|машин|шин|колес|такси|car\b|cars|vehicle|van\b|vans|tyre|tire|garage|driv/,
    ru: "автосервис шиномонтаж автосалон техосмотр автослесар автомойк",
    en: "car-dealer= garage=|garages= tyre tires= windscreen car-wash= test-drive=",
  },
  {
    id: "sea",
    at: /порт(?:а|у|е|ом|ы)?\b|судно|судов\b|причал|флот|теплоход|круиз|мор[ея]|верф|ports?\b|vessel|ships?\b|shipping|marina|berth|boat|ferry|cruise|dock/,
    ru: "причал судно=|судна=|судну=|судном= стивидор докер демередж контейнеровоз лоцман капитан=|капитана=|капитаны=",
    en: "berth=|berths= vessel=|vessels= stevedore demurrage quay tallyman harbourmaster captain=|captains= skipper",
  },
  {
    id: "mining",
    at: /карьер|шахт|скважин|бурен|руд|нефт|газ|керн|геолог|щеб|горн|добыч|mine\b|mining|quarry|drill|oil\b|ore\b|geolog/,
    ru: "нефтегазов скважин бурен буров=|буровик шахтер карьерн рудник нефтян маркшейдер горняк",
    en: "drilling miner=|miners= refinery oil-rig= quarry geologist borehole ore=|ores=",
  },
  {
    id: "funeral",
    at: /похорон|ритуал|кладбищ|захорон|кремат|funeral|cemeter|burial|cremat/,
    ru: "захоронен кладбищ усопш ритуальн кремац прихожан",
    en: "burial cemetery funeral mourner cremat undertaker",
  },
  {
    id: "travel",
    at: /турист|туризм|тур(?:ы|ов)?\b|экскурс|круиз|путешеств|гид|tourist|tour\b|tours|travel|cruise|sightsee|balloon|camper|rid(?:e|es|ing)\b|resort|holiday|trip/,
    ru: "турист=|туриста=|туристы=|туристов=|туристам= туроператор экскурсовод турагент путевк=|путевка=|путевки=|путевок= гид=|гида=|гиды=|гидов=",
    en: "tourist=|tourists= tour-operator= itinerary travel-agent= sightseeing holidaymaker",
  },
  {
    id: "pharmacy",
    at: /аптек|фарм|лекарств|pharm|medicin|drug/,
    ru: "аптек фармацевт провизор дефектур лекарств",
    en: "pharmac dispensary medicine=|medicines= drugstore",
  },
  {
    id: "laboratory",
    at: /лаборатор|анализ\S* (?:кров|проб|вод)|поверк|проб[аы]?\b|дегуст|образц|laborator|lab\b|sample|test(?:s|ing|ed)?\b|clinical|plasma|soil/,
    ru: "лаборант реактив=|реактивы=|реактивов= штамм пипетк центрифуг пробирк",
    en: "reagent specimen pipette centrifuge test-tube= lab-technician=",
  },
  {
    id: "waste",
    at: /мусор|отход|тко|полигон|уборк|клининг|химчист|waste|landfill|garbage|clean|recycl|laundry|container/,
    ru: "мусоровоз мусор=|мусора= химчист уборщиц прачечн свалк=|свалка=|свалки=",
    en: "landfill dry-clean= refuse-truck= laundry dustbin scavenger",
  },
  {
    id: "forest",
    at: /лес(?:а|у|е|ом|ной)?\b|заповед|охот|егер|лесопил|дерев|nature reserve|forest|wildlife|ranger|timber|wood/,
    ru: "лесник=|лесники=|лесников= егер браконьер фотоловушк лесхоз лесничеств",
    en: "ranger=|rangers= poacher forester wildlife gamekeeper",
  },
  {
    id: "jewellery",
    at: /ювелир|золот|ломбард|драгоц|jewel|gold|pawn|auction|antique/,
    ru: "ювелир ломбард драгоценн клейм[оа]=",
    en: "jeweller jeweler pawnshop hallmark goldsmith auctioneer",
  },
  {
    id: "sewing",
    at: /швей|ателье|пошив|ткан|одежд|sew(?!er|age)|tailor|garment|cloth|textile|dry clean/,
    ru: "швея=|швеи=|швей= раскрой=|раскроя= ателье= портн=|портной=|закройщик",
    en: "seamstress garment=|garments= dressmak knitwear",
  },
  {
    id: "bakery",
    at: /пекар|хлеб|выпечк|кондитер|bak|bread|pastry|cake/,
    ru: "пекар=|пекарь=|пекаря=|пекари=|пекарей=|пекарня=|пекарни= выпечк кондитер=|кондитера=|кондитеры= батон",
    en: "baker=|bakers= bakery bakeries dough pastry confection",
  },
  {
    id: "brewing",
    at: /пив|вин[оа]|солод|ферментат|brew|wine|beer|ferment|distill/,
    ru: "пивовар винодел солод=|солода= брожен дистиллят",
    en: "brewer=|brewers= winery fermenter distillery malt=",
  },
  {
    id: "fish",
    at: /рыб|форел|садк|ихтио|fish|trout|oyster/,
    ru: "рыбовод садк=|садки=|садков=|садке= ихтиолог форел рыбак траулер",
    en: "trout fishery hatchery trawler fisherman fish-farm=",
  },
  {
    id: "events",
    at: /свадьб|банкет|мероприят|event|wedding|banquet/,
    ru: "свадьб банкет невест=|невеста=|невесты= тамад корпоратив=",
    en: "wedding=|weddings= bride=|brides= banquet bridegroom caterer",
  },
  {
    id: "courier",
    at: /курьер|доставк|почт|посыл|courier|deliver|parcel|post\b|rider|drops/,
    ru: "(?<!скоростью_)курьер почтальон посылк постамат бандерол",
    en: "courier(?!_s_speed|'s)=|couriers= postman parcel=|parcels= mailman",
  },
  {
    id: "taxi",
    at: /такси|taxi|cab\b|rid(?:e|es|ing)\b/,
    ru: "таксист таксопарк такси=",
    en: "taxi=|taxis= cabbie minicab ride-hailing=",
  },
  {
    id: "rail",
    at: /вагон|железнодор|поезд|ржд|локомот|трамва|railway|trains?\b|wagon|locomotive|rolling/,
    ru: "локомотив вагон=|вагона=|вагоны=|вагонов= электропоезд сортировочн=|железнодорож",
    en: "locomotive railcar wagon=|wagons= rolling-stock= railway shunting",
  },
  {
    id: "reception",
    at: /администратор|ресепш|стойк|запис|салон|клиник|отел|reception|front desk|clinic|hotel|gym|salon|visit|appointment|cowork|dentist/,
    ru: "ресепшен|ресепшн",
    en: "receptionist front-desk=",
  },
  {
    id: "security",
    at: /охран|патрул|чоп|безопасност\S* объект|турникет|шлагбаум|guard|patrol|security firm/,
    ru: "охранник караул=|караула= патрул=|патруль=|патруля=|патрули= сторож=|сторожа=|сторожи=",
    en: "patrol=|patrols= sentry watchman guardhouse",
  },
  {
    id: "space",
    at: /планетар|обсерватор|астроном|спутник|planetar|observator|telescope/,
    ru: "телескоп обсерватор планетари астроном",
    en: "telescope observatory planetarium astronom",
  },
  {
    id: "charity",
    at: /благотвор|фонд\b|жертвоват|волонт|charit|donor|donat|volunteer|food bank|nonprofit/,
    ru: "жертвовател благотворител волонтер=|волонтеры=|волонтеров= пожертвован",
    en: "donor=|donors= donation=|donations= volunteer=|volunteers= fundrais philanthrop",
  },
  {
    id: "dispatch",
    at: /диспетч|аварийн|рейс|выезд|бригад|такси|самосвал|смен[аыу]|dispatch|driver|shift|field|crew|emergency|truck|bus\b|buses|ports?\b|vehicle|technician|taxi|courier|rider/,
    ru: "диспетчер=|диспетчера=|диспетчеру=|диспетчеры=|диспетчеров=|диспетчерам=|диспетчером=",
    en: "dispatcher=|dispatchers=",
  },
  {
    id: "planner",
    at: /план|график|расписан|загрузк|цех|очеред|plan(?!t|et)|schedul|capacity|rota|roster/,
    ru: "плановик=|плановики=|плановиков=|плановику= переналадк",
    en: "planner=|planners= changeover=|changeovers=",
  },
];

/** `a=|b=` are whole words of one entry; others are beginnings. «_» stands for a space or a hyphen, and in English «-» does too. */
const entry = (source: string, isEnglish: boolean): string[] =>
  source.split("|").map((form) => {
    const text = form.replace(/=$/, "").replaceAll(isEnglish ? /[-_]/g : "_", "[ -]");
    return form.endsWith("=") ? `${text}(?![\\p{L}\\p{N}])` : `${text}[\\p{L}]*`;
  });

type Entry = { name: string; pattern: RegExp };
type Trade = { id: string; at: RegExp; entries: readonly Entry[] };

/** Entries of a trade in one language, each with its name and its pattern. */
const entriesOf = (list: string, isEnglish: boolean): Entry[] =>
  list
    .split(" ")
    .filter(Boolean)
    .map((source) => ({
      name: source
        .replace(/\(\?<?[!=][^)]*\)/g, "")
        .replace(/[|=(][^]*$/, "")
        .replaceAll("_", " "),
      pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${entry(source, isEnglish).join("|")})`, "gu"),
    }));

const compiled = (isEnglish: boolean): Trade[] =>
  trades.map(({ id, at, ru, en }) => ({
    id,
    at: compile(`\\b(?:${at.source})`),
    entries: entriesOf(isEnglish ? en : ru, isEnglish),
  }));

/** Trades by language: `at` tells from the description whether the trade's words are at home. */
export const lexicon: Readonly<Record<Locale, readonly Trade[]>> = {
  ru: compiled(false),
  en: compiled(true),
};
