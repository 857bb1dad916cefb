import "server-only";

/**
 * Places that tell the country of a text: names of countries and their people, large cities, states and regions. Data, open to additions;
 * beginnings of words in lower case, so that Russian cases fit. A word that means something else as well is left out.
 */
// prettier-ignore
const places: Readonly<Record<string, string>> = {
  RU: "росси|рф$|москв|подмосковь|санкт-петербург|петербург|питер|новосибирск|екатеринбург|казан[ьи]|нижн\\S+ новгород|челябинск|самар|омск|ростов|уф[аеыу]$|красноярск|воронеж|перм[ьи]|волгоград|краснодар|кубан|саратов|тюмен|тольятти|ижевск|барнаул|ульяновск|иркутск|хабаровск|ярославл|владивосток|махачкал|томск|оренбург|кемеров|кузбасс|новокузнецк|рязан|астрахан|набережн|пенз|липецк|киров|чебоксар|тул[аеыу]$|тулой|калининград|курск|сочи|ставропол|улан-удэ|твер|магнитогорск|белгород|сургут|владимир|архангельск|мурманск|камчатк|kamchatka|сахалин|якут|адыге|алта[йея]|татарстан|башкир|дагестан|карели|чуваш|удмурт|мордов|буряти|хакас|крым|байкал|сибир|урал|поволж|приморь|вологд|вологод|псков|новгород|калуг|калужск|брянск|смоленск|тамбов|костром|кострома|иванов[оеск]|свердловск|ленобласт|ленинградск|московск|russia|russian|moscow|petersburg|novosibirsk|yekaterinburg|kazan$|siberia|vladivostok|sakhalin|сапсан|росреестр|роструд|роспотребнадзор|росстат|ростехнадзор|росздравнадзор|минздрав|минтруд|минцифры|смэв|егаис|еис$|сфр$|фнс$|фгис|меркурий$|снилс|госуслуг|гост$|санпин|yookassa|юkassa|юкасс",
  BY: "беларус|белорус|минск|гомел|витебск|могил[её]в|гродн|брест[аеск]?$|belarus|minsk",
  KZ: "казахстан|казахск|алматы|алма-ат|астан|шымкент|караганд|актоб|атырау|павлодар|усть-каменогорск|kazakhstan|almaty|astana|shymkent",
  UZ: "узбек|ташкент|самарканд|бухар|андижан|uzbekistan|tashkent|samarkand", KG: "кыргыз|киргиз|бишкек|kyrgyz|bishkek",
  AM: "армени|ереван|armenia|yerevan", AZ: "азербайджан|баку$|azerbaijan|baku$", GE: "грузи[яию]$|тбилис|батуми|tbilisi|batumi",
  MD: "молдов|молдав|кишин[её]в|moldova|chisinau", TJ: "таджик|душанбе|tajikistan", UA: "украин|киев|харьков|одесс|ukrain|kyiv|odesa|lviv",
  RS: "серби|белград|serbia|belgrade", BG: "болгар|софи[яию]$|bulgaria|sofia$|plovdiv|varna$",
  US: "usa$|america|american|alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine$|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|hampshire|jersey$|mexico$us|york$|carolina|dakota|ohio|oklahoma|oregon|pennsylvania|tennessee|texas|utah|vermont|virginia|wisconsin|wyoming|phoenix|boston|denver|chicago|houston|dallas|austin|seattle|atlanta|miami|philadelphia|detroit|minneapolis|cleveland|milwaukee|sacramento|tucson|tampa|orlando|nashville|baltimore|pittsburgh|cincinnati|brooklyn|manhattan|las vegas|salt lake|los angeles|san francisco|san diego|new orleans|new england|midwest|appalachia|osha|fda$|hipaa|ferpa|medicare|medicaid|irs$|zip codes?|county clerk|school district|сша$",
  GB: "uk$|britain|british|england|english$gb|scotland|scottish|wales|welsh|london|birmingham$gb|leeds|glasgow|sheffield|liverpool|edinburgh|bristol|cardiff|leicester|nottingham|newcastle|manchester$gb|norfolk$gb|cornwall|devon|yorkshire|lancashire|cumbria|kent$|sussex|surrey|essex|hmrc|nhs$|ofsted|великобритан|лондон",
  IE: "ireland|irish|dublin|cork$|galway|limerick$ie|meath|kerry$|donegal|mayo$|kildare|wicklow|tipperary|hse$|ирланд",
  CA: "canada|canadian|toronto|montreal|vancouver|calgary|ottawa|edmonton|winnipeg|quebec|ontario|alberta|manitoba|saskatchewan|nova scotia|british columbia|канад",
  AU: "australia|australian|sydney|melbourne|brisbane|perth$|adelaide|hobart|queensland|tasmania|new south wales|canberra|darwin$|outback|австрали",
  NZ: "new zealand|auckland|wellington$|christchurch|otago|dunedin|queenstown", ZA: "south africa|cape town|johannesburg|durban|pretoria",
  IN: "india$|indian$|mumbai|delhi|bangalore|bengaluru|chennai|kolkata|hyderabad|pune$|jaipur|kerala|gujarat|punjab|инди[яию]$", PK: "pakistan|karachi|lahore",
  BD: "bangladesh|dhaka", LK: "sri lanka|colombo$", NP: "nepal|kathmandu", SG: "singapore|сингапур", MY: "malaysia|kuala lumpur|penang",
  ID: "indonesia|jakarta|bali$|surabaya", TH: "thailand|bangkok|phuket|chiang mai|таиланд", VN: "vietnam|hanoi|saigon", PH: "philippines|manila|cebu",
  JP: "japan|tokyo|osaka|kyoto|япони", KR: "korea|seoul|busan", CN: "china|chinese$cn|beijing|shanghai|shenzhen|китай$cn", HK: "hong kong",
  AE: "dubai|abu dhabi|uae$|emirates|sharjah|дубай|оаэ", SA: "saudi|riyadh|jeddah", QA: "qatar|doha$", IL: "israel|tel aviv|jerusalem|haifa|израил", EG: "egypt|cairo",
  MA: "morocco|casablanca|marrakesh|marrakech", KE: "kenya|nairobi|mombasa", NG: "nigeria|lagos|abuja", GH: "ghana|accra", TZ: "tanzania|zanzibar", ET: "ethiopia",
  TR: "turkey|turkish|türkiye|istanbul|ankara|izmir|antalya|cappadocia|bodrum|турци|стамбул|анталь",
  GR: "greece|greek|athens|crete|thessaloniki|rhodes|corfu|греци", CY: "cyprus|limassol|nicosia|larnaca|кипр", MT: "malta$|valletta",
  IT: "italy|italian|rome$|milan$|naples|turin|florence|venice|bologna|sicily|tuscany|sardinia|puglia|итали", ES: "spain|spanish|madrid|barcelona|valencia|seville|malaga|bilbao|andalusia|catalonia|mallorca|tenerife|canary islands|испани",
  PT: "portugal|portuguese|lisbon|porto$|algarve|madeira|azores|португал", FR: "france|french$fr|paris$|lyon$|marseille|toulouse|bordeaux|nantes|brittany|normandy|provence|франци",
  DE: "germany|german$|berlin|munich|hamburg|cologne|frankfurt|stuttgart|leipzig|dresden|bavaria|saxony|германи|берлин", AT: "austria|vienna|salzburg|tyrol|graz$|австри",
  CH: "switzerland|swiss|zurich|zürich|geneva|basel|bern$|lausanne|lucerne|швейцари", NL: "netherlands|dutch|holland|amsterdam|rotterdam|utrecht|eindhoven|hague|нидерланд", BE: "belgium|belgian|brussels|antwerp|ghent|flanders",
  LU: "luxembourg", DK: "denmark|danish|copenhagen|aarhus|jutland", SE: "sweden|swedish|stockholm|gothenburg|malmö|швеци", NO: "norway|norwegian|oslo|bergen$|trondheim|tromsø|lofoten|норвеги",
  FI: "finland|finnish|helsinki|tampere|turku|lapland|финлянд", IS: "iceland|reykjavik", EE: "estonia|tallinn|tartu|эстони|таллин", LV: "latvia|riga$|латви|рига$|риге$", LT: "lithuania|vilnius|kaunas|литв[аеыу]$|вильнюс",
  PL: "poland|polish$pl|warsaw|krakow|kraków|gdansk|gdańsk|wroclaw|wrocław|poznan|poznań|łódź|польш|варшав", CZ: "czech|prague|brno|чехи|праг[аеуи]$", SK: "slovakia|bratislava", HU: "hungary|budapest|венгри",
  RO: "romania|bucharest|cluj|румыни", HR: "croatia|zagreb|split$hr|dubrovnik", SI: "slovenia|ljubljana", MX: "mexico|mexican|guadalajara|monterrey|cancun|oaxaca|мексик",
  BR: "brazil|são paulo|sao paulo|rio de janeiro|brasilia|бразили", AR: "argentina|buenos aires|patagonia", CL: "chile$|chilean|santiago$", CO: "colombia|bogota|bogotá|medellin|medellín", PE: "peru$|lima$|cusco", CR: "costa rica", MN: "mongolia|монгол|ulaanbaatar",
};

const patterns = Object.entries(places).map(([country, list]) => {
  const own = list.split("|").filter((name) => !/\$[a-z]/.test(name));
  return {
    country,
    single: own
      .filter((name) => !name.includes(" "))
      .map((name) =>
        name.endsWith("$") ? { name: name.slice(0, -1), isWhole: true } : { name, isWhole: false },
      ),
    pairs: new Set(own.filter((name) => name.includes(" "))),
  };
});

/** Beginnings by their first two letters, so that one word asks few of them. */
const byStart = new Map<string, { test: RegExp; country: string }[]>();
const byPair = new Map<string, string>();
for (const { country, single, pairs } of patterns) {
  for (const { name, isWhole } of single) {
    const key = name.slice(0, 2);
    const list = byStart.get(key) ?? [];
    list.push({ test: new RegExp(`^(?:${name})${isWhole ? "$" : ""}`), country });
    byStart.set(key, list);
  }
  for (const pair of pairs) byPair.set(pair, country);
}

/** Country that a word, or a word with the next one, names: "Ohio" → US, «Казани» → RU. */
export function countryOfPlace(lower: string, next: string): string | undefined {
  const pair = byPair.get(`${lower} ${next}`);
  if (pair !== undefined) return pair;
  return byStart.get(lower.slice(0, 2))?.find(({ test }) => test.test(lower))?.country;
}

/** Money that one country alone uses. */
// prettier-ignore
export const countryOfCurrency: Readonly<Record<string, string>> = {
  RUB: "RU", KZT: "KZ", UZS: "UZ", KGS: "KG", BYN: "BY", UAH: "UA", AMD: "AM", AZN: "AZ", GEL: "GE", GBP: "GB", CHF: "CH", PLN: "PL",
  CZK: "CZ", HUF: "HU", TRY: "TR", ILS: "IL", ZAR: "ZA", NGN: "NG", INR: "IN", JPY: "JP", CNY: "CN", BRL: "BR", THB: "TH", VND: "VN",
  MYR: "MY", IDR: "ID", AUD: "AU", CAD: "CA", NZD: "NZ", SGD: "SG", KRW: "KR", NOK: "NO", DKK: "DK", SEK: "SE", AED: "AE", BGN: "BG", RSD: "RS",
};
