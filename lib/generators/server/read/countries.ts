import "server-only";

/**
 * Money of each country and the places that tell it: names of the country and its people, large cities, states and regions. Data, open to
 * additions; beginnings of one word or two in lower case, so that Russian cases fit; whole words end in "$". What means something else is left out.
 */
const table = `
  RU RUB росси|рф$|москв|подмосковь|санкт-петербург|петербург|питер|новосибирск|екатеринбург|казан[ьи]|нижн\\S+ новгород|челябинск|самар|омск|ростов|уф[аеыу]$|красноярск|воронеж|перм[ьи]|волгоград|краснодар|кубан|саратов|тюмен|тольятти|ижевск|барнаул|ульяновск|иркутск|хабаровск|ярославл|владивосток|махачкал|томск|оренбург|кемеров|кузбасс|новокузнецк|рязан|астрахан|набережн|пенз|липецк|киров|чебоксар|тул[аеыу]$|тулой|калининград|курск|сочи|ставропол|улан-удэ|твер|магнитогорск|белгород|сургут|владимир|архангельск|мурманск|камчатк|kamchatka|сахалин|якут|адыге|алта[йея]|татарстан|башкир|дагестан|карели|чуваш|удмурт|мордов|буряти|хакас|крым|байкал|сибир|урал|поволж|приморь|вологд|вологод|псков|новгород|калуг|калужск|брянск|смоленск|тамбов|костром|кострома|иванов[оеск]|свердловск|ленобласт|ленинградск|московск|russia|russian|moscow|petersburg|novosibirsk|yekaterinburg|kazan$|siberia|vladivostok|sakhalin|сапсан|росреестр|роструд|роспотребнадзор|росстат|ростехнадзор|росздравнадзор|минздрав|минтруд|минцифры|смэв|егаис|еис$|сфр$|фнс$|фгис|меркурий$|снилс|госуслуг|гост$|санпин|yookassa|юkassa|юкасс
  BY BYN беларус|белорус|минск|гомел|витебск|могил[её]в|гродн|брест[аеск]?$|belarus|minsk; KZ KZT казахстан|казахск|алматы|алма-ат|астан|шымкент|караганд|актоб|атырау|павлодар|усть-каменогорск|kazakhstan|almaty|astana|shymkent
  UZ UZS узбек|ташкент|самарканд|бухар|андижан|uzbekistan|tashkent|samarkand; KG KGS кыргыз|киргиз|бишкек|kyrgyz|bishkek; AM AMD армени|ереван|armenia|yerevan; AZ AZN азербайджан|баку$|azerbaijan|baku$; GE GEL грузи[яию]$|тбилис|батуми|tbilisi|batumi
  MD MDL молдов|молдав|кишин[её]в|moldova|chisinau; TJ TJS таджик|душанбе|tajikistan; UA UAH украин|киев|харьков|одесс|ukrain|kyiv|odesa|lviv; RS RSD серби|белград|serbia|belgrade; BG BGN болгар|софи[яию]$|bulgaria|sofia$|plovdiv|varna$
  US USD usa$|america|american|alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine$|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|hampshire|jersey$|york$|carolina|dakota|ohio|oklahoma|oregon|pennsylvania|tennessee|texas|utah|vermont|virginia|wisconsin|wyoming|phoenix|boston|denver|chicago|houston|dallas|austin|seattle|atlanta|miami|philadelphia|detroit|minneapolis|cleveland|milwaukee|sacramento|tucson|tampa|orlando|nashville|baltimore|pittsburgh|cincinnati|brooklyn|manhattan|las vegas|salt lake|los angeles|san francisco|san diego|new orleans|new england|midwest|appalachia|osha|fda$|hipaa|ferpa|medicare|medicaid|irs$|zip codes?|county clerk|school district|сша$
  GB GBP uk$|britain|british|england|scotland|scottish|wales|welsh|london|leeds|glasgow|sheffield|liverpool|edinburgh|bristol|cardiff|leicester|nottingham|newcastle|cornwall|devon|yorkshire|lancashire|cumbria|kent$|sussex|surrey|essex|hmrc|nhs$|ofsted|великобритан|лондон
  IE EUR ireland|irish|dublin|cork$|galway|meath|kerry$|donegal|mayo$|kildare|wicklow|tipperary|hse$|ирланд
  CA CAD canada|canadian|toronto|montreal|vancouver|calgary|ottawa|edmonton|winnipeg|quebec|ontario|alberta|manitoba|saskatchewan|nova scotia|british columbia|канад
  AU AUD australia|australian|sydney|melbourne|brisbane|perth$|adelaide|hobart|queensland|tasmania|canberra|darwin$|outback|австрали; NZ NZD new zealand|auckland|wellington$|christchurch|otago|dunedin|queenstown
  ZA ZAR south africa|cape town|johannesburg|durban|pretoria; IN INR india$|indian$|mumbai|delhi|bangalore|bengaluru|chennai|kolkata|hyderabad|pune$|jaipur|kerala|gujarat|punjab|инди[яию]$; PK PKR pakistan|karachi|lahore; BD BDT bangladesh|dhaka
  LK LKR sri lanka|colombo$; SG SGD singapore|сингапур; MY MYR malaysia|kuala lumpur|penang; ID IDR indonesia|jakarta|bali$|surabaya; TH THB thailand|bangkok|phuket|chiang mai|таиланд; VN VND vietnam|hanoi|saigon; PH PHP philippines|manila|cebu
  JP JPY japan|tokyo|osaka|kyoto|япони; KR KRW korea|seoul|busan; CN CNY china|beijing|shanghai|shenzhen; HK HKD hong kong; AE AED dubai|abu dhabi|uae$|emirates|sharjah|дубай|оаэ; SA SAR saudi|riyadh|jeddah; QA QAR qatar|doha$
  IL ILS israel|tel aviv|jerusalem|haifa|израил; EG EGP egypt|cairo; MA MAD morocco|casablanca|marrakesh|marrakech; KE KES kenya|nairobi|mombasa; NG NGN nigeria|lagos|abuja; GH GHS ghana|accra; TZ TZS tanzania|zanzibar
  TR TRY turkey|turkish|türkiye|istanbul|ankara|izmir|antalya|cappadocia|bodrum|турци|стамбул|анталь; GR EUR greece|greek|athens|crete|thessaloniki|rhodes|corfu|греци; CY EUR cyprus|limassol|nicosia|larnaca|кипр; MT EUR malta$|valletta
  IT EUR italy|italian|rome$|milan$|naples|turin|florence|venice|bologna|sicily|tuscany|sardinia|puglia|итали; ES EUR spain|spanish|madrid|barcelona|valencia|seville|malaga|bilbao|andalusia|catalonia|mallorca|tenerife|canary islands|испани
  PT EUR portugal|portuguese|lisbon|porto$|algarve|madeira|azores|португал; FR EUR france|paris$|lyon$|marseille|toulouse|bordeaux|nantes|brittany|normandy|provence|франци
  DE EUR germany|german$|berlin|munich|hamburg|cologne|frankfurt|stuttgart|leipzig|dresden|bavaria|saxony|германи|берлин; AT EUR austria|vienna|salzburg|tyrol|graz$|австри; CH CHF switzerland|swiss|zurich|zürich|geneva|basel|bern$|lausanne|lucerne|швейцари
  NL EUR netherlands|dutch|holland|amsterdam|rotterdam|utrecht|eindhoven|hague|нидерланд; BE EUR belgium|belgian|brussels|antwerp|ghent|flanders; LU EUR luxembourg; DK DKK denmark|danish|copenhagen|aarhus|jutland
  SE SEK sweden|swedish|stockholm|gothenburg|malmö|швеци; NO NOK norway|norwegian|oslo|bergen$|trondheim|tromsø|lofoten|норвеги; FI EUR finland|finnish|helsinki|tampere|turku|lapland|финлянд; IS ISK iceland|reykjavik; EE EUR estonia|tallinn|tartu|эстони|таллин
  LV EUR latvia|riga$|латви|рига$|риге$; LT EUR lithuania|vilnius|kaunas|литв[аеыу]$|вильнюс; PL PLN poland|warsaw|krakow|kraków|gdansk|gdańsk|wroclaw|wrocław|poznan|poznań|łódź|польш|варшав; CZ CZK czech|prague|brno|чехи|праг[аеуи]$; SK EUR slovakia|bratislava
  HU HUF hungary|budapest|венгри; RO RON romania|bucharest|cluj|румыни; HR EUR croatia|zagreb|dubrovnik; SI EUR slovenia|ljubljana; MX MXN mexico|mexican|guadalajara|monterrey|cancun|oaxaca|мексик; BR BRL brazil|são paulo|sao paulo|brasilia|бразили
  AR ARS argentina|buenos aires|patagonia; CL CLP chile$|chilean|santiago$; CO COP colombia|bogota|bogotá|medellin|medellín; PE PEN peru$|lima$|cusco; MN MNT mongolia|монгол|ulaanbaatar
`;

const rowsOf = (rows: string) =>
  rows
    .trim()
    .split(/[;\n]/)
    .map((row) => row.trim().split(" "));
const currencies = new Map(rowsOf(table).map(([country = "", currency = ""]) => [country, currency]));

/** Places by their first two letters, so that one word asks few of them. */
const byStart = new Map<string, { pattern: RegExp; country: string }[]>();
for (const [country = "", , ...places] of rowsOf(table))
  for (const place of places.join(" ").split("|")) {
    const pattern = new RegExp(`^${place.replace("$", "(?= )")}`);
    const start = place.slice(0, 2);
    byStart.set(start, [...(byStart.get(start) ?? []), { pattern, country }]);
  }

/** Country that a word, or a word with the next one, names: "Ohio" → US, «Казани» → RU. */
export const countryOfPlace = (lower: string, next: string): string | undefined =>
  byStart.get(lower.slice(0, 2))?.find(({ pattern }) => pattern.test(`${lower} ${next} `))?.country;

/** Money that stands for itself in a country: "kr" is three moneys, "$" a dozen. */
export const currencyOfCountry = (country: string | undefined) => currencies.get(country ?? "");

/** The country that alone uses a money; "$" is written in many. */
export function countryOfCurrency(currency: string): string | undefined {
  const users = [...currencies].filter(([, own]) => own === currency);
  return users.length === 1 && currency !== "USD" ? users[0]?.[0] : undefined;
}

/** Moneys that share a sign or a word, with the countries where the same sign is another money. */
const shared = rowsOf(
  "USD AU CA NZ SG HK; SEK NO DK IS; NOK DK; MXN AR CL CO PH; INR PK LK NP; KES TZ; CZK SE NO DK",
);

/** A sum read as one money, as the country calls it: "$" is CAD in Toronto. */
export function moneyIn(currency: string, country = ""): string {
  const isShared = shared.some(([own, ...others]) => own === currency && others.includes(country));
  return isShared ? (currencyOfCountry(country) ?? currency) : currency;
}
