import "server-only";
import type { FactSheet } from "@/lib/generators/fact-sheet";
import { fits, wordTable, type Token } from "@/lib/generators/server/read/tokens";

const money = wordTable(`
  RUB ₽|руб.*|р|рэ|rub|rur|roubles?|rubles?; USD \\$|долл.*|бакс.*|dollars?|bucks|usd; EUR €|евро|euros?; KZT ₸|тенге|tenge
  UZS сум|сума|сумов|сумы|soums?; KGS сом|сома|сомов|soms; MDL ле[йеяи]|леев|lei; GEL ₾|лари|lari; AMD ֏|драм.*; AZN ₼|манат.*
  UAH ₴|гривн.*|hryvnias?; PLN злот.*|zł|zl|złotych|zlotys?; CNY юан.*|yuan|rmb; JPY ¥|иен.*|yen; GBP £|стерлинг.*|quid|sterling
  CHF франк.*|francs?|sfr; INR ₹|рупи.*|rupees?|rs; AED дирхам.*|dirhams?; ILS ₪|шекел.*|shekels?; ZAR rands?; HUF форинт.*|forints?|ft
  SEK kr|kronor|krona; NOK kroner; CZK крон.*|kč|koruna?; TRY ₺|лиры?|tl|liras?; BRL reais|reals; MXN pesos?; NGN ₦|naira
  KES ksh|shillings?; THB ฿|baht; VND ₫; KRW ₩; BGN; BYN; TJS; RON; DKK; ISK; SAR; EGP; SGD; HKD; AUD; NZD; CAD; RSD
`);
/** What stands before the sign or the name and tells whose money it is: "A$", "Canadian dollars", «бел. рублей». */
const owner = wordTable(
  "USD us|u\\.s; AUD au?|austral.*; CAD ca?|canad.*; NZD nz; HKD hk; SGD s|singap.*; BYN бел.*",
);

/** «руб.», «тенге», "zł", "CHF" → ISO 4217. Codes count in capitals only: "all" is no Albanian money. */
const currencyOf = ({ text, lower, quoted }: Token): string | undefined =>
  quoted ? undefined : (money(text) ?? money(lower));

const thousandRoubles = "т\\.р|тр|т\\.руб|т (?:руб\\S*|р)";
const pounds = "(?:pounds?|фунт(?:ов|а|ы))(?! of)";

type Sum = { currency: string; from: number; to: number; factor?: number };

/** Sign, code or word of money before or after a number that stands between two tokens. */
export function moneyAt(tokens: readonly Token[], from: number, to: number): Sum | undefined {
  const [prefix, before, after, next] = [tokens[from - 2], tokens[from - 1], tokens[to], tokens[to + 1]];
  const thousands = fits(tokens, to, thousandRoubles);
  if (thousands > 0) return { currency: "RUB", from, to: to + thousands, factor: 1000 };
  const isSign =
    before?.kind === "mark" || /^(?:[A-Z]{3}|[Kk]r|[Rr]s|zł|[KTU][Ss]h)$/.test(before?.text ?? "");
  const led = before && isSign ? currencyOf(before) : undefined;
  if (before && led !== undefined) {
    const own = prefix?.end === before.start ? owner(prefix.lower) : undefined;
    return { currency: own ?? led, from: own ? from - 2 : from - 1, to };
  }
  if (after === undefined || after.quoted) return undefined;
  const told = fits(tokens, to, pounds) > 0 ? "GBP" : currencyOf(after);
  if (told !== undefined) return { currency: told, from, to: to + 1 };
  const own = next && currencyOf(next) !== undefined ? owner(after.lower) : undefined;
  return own === undefined ? undefined : { currency: own, from, to: to + 2 };
}

/** Countries with their money and places: beginnings of one word or two, so that Russian cases fit; whole words end in "$"; EU is where the euro is. */
const table = `
  RU RUB росси|рф$|москв|московск|подмосковь|петербург|питер|санкт-петербург|ленобласт|ленинградск|новосибирск|екатеринбург|свердловск|казан[ьи]|нижн\\S+ новгород|челябинск|самар|омск|ростов|уф[аеыу]$|красноярск|воронеж|перм[ьи]|волгоград|краснодар|кубан|саратов|тюмен|иркутск|хабаровск|ярославл|владивосток|томск|кузбасс|сочи|твер|калининград|мурманск|архангельск|камчатк|сахалин|якут|алта[йея]|татарстан|башкир|дагестан|карели|крым|байкал|сибир|урал|поволж|приморь|russia|moscow|petersburg|siberia|vladivostok|kamchatka|sakhalin|росреестр|ростехнадзор|роспотребнадзор|минздрав|смэв|егаис|еис$|сфр$|фнс$|фгис|меркурий$|снилс|госуслуг|гост$|санпин
  BY BYN беларус|белорус|минск|гомел|витебск|могил[её]в|гродн|брест[аеск]?$|belarus|minsk; KZ KZT казахстан|казахск|алматы|алма-ат|астан|шымкент|караганд|актоб|атырау|павлодар|kazakhstan|almaty|astana
  UZ UZS узбек|ташкент|самарканд|бухар|uzbekistan|tashkent; KG KGS кыргыз|киргиз|бишкек|kyrgyz|bishkek; AM AMD армени|ереван|armenia|yerevan; AZ AZN азербайджан|баку$|azerbaijan|baku$; GE GEL грузи[яию]$|тбилис|батуми|tbilisi|batumi
  US USD usa$|u\\.s|сша$|america|alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine$|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|hampshire|jersey$|york$|carolina|dakota|ohio|oklahoma|oregon|pennsylvania|tennessee|texas|utah|vermont|virginia|wisconsin|wyoming|phoenix|boston|denver|chicago|houston|dallas|austin|seattle|atlanta|miami|philadelphia|detroit|brooklyn|los angeles|san francisco|san diego|new england|midwest|osha|fda$|hipaa|ferpa|medicare|medicaid|irs$|zip codes?|county clerk|school district
  GB GBP uk$|u\\.k|britain|british|england|scotland|scottish|wales|welsh|london|leeds|glasgow|sheffield|liverpool|edinburgh|bristol|cardiff|manchester|birmingham|cornwall|devon|yorkshire|lancashire|cumbria|kent$|sussex|surrey|essex|hmrc|nhs$|ofsted|великобритан|лондон
  CA CAD canada|canadian|toronto|montreal|vancouver|calgary|ottawa|edmonton|winnipeg|quebec|ontario|alberta|manitoba|saskatchewan|nova scotia|british columbia|канад; AU AUD australia|sydney|melbourne|brisbane|perth$|adelaide|hobart|queensland|tasmania|австрали
  NZ NZD new zealand|auckland|wellington$|christchurch|otago; ZA ZAR south africa|cape town|johannesburg|durban; IN INR india$|indian$|mumbai|delhi|bangalore|bengaluru|chennai|kolkata|hyderabad|pune$|jaipur|kerala|gujarat|punjab|инди[яию]$
  EU EUR ireland|irish|dublin|cork$|galway|meath$|wicklow|greece|greek|athens|crete|cyprus|limassol|italy|italian|rome$|milan$|naples|florence|venice|sicily|tuscany|spain|spanish|madrid|barcelona|valencia|andalusia|portugal|portuguese|lisbon|porto$|algarve|france|paris$|lyon$|marseille|germany|german$|berlin|munich|hamburg|cologne|frankfurt|bavaria|austria|vienna|tyrol|netherlands|dutch|amsterdam|rotterdam|belgium|belgian|brussels|antwerp|ghent|finland|finnish|helsinki|estonia|tallinn|latvia|riga$|lithuania|vilnius|croatia
  EU EUR ирланд|греци|кипр|итали|испани|португал|франци|германи|берлин|австри|нидерланд|финлянд|эстони|таллин|латви|рига$|риге$|литв[аеыу]$|вильнюс; CH CHF switzerland|swiss|zurich|zürich|geneva|basel|bern$|швейцари; PL PLN poland|warsaw|krakow|kraków|gdansk|польш|варшав
  KE KES kenya|nairobi|mombasa|кени[яию]$; NG NGN nigeria|lagos$|abuja; TH THB thai|bangkok|phuket|таиланд; VN VND vietnam|hanoi|вьетнам; BR BRL brazil|rio de|бразили; KR KRW korea|seoul; HU HUF hungar|budapest|венгри; RO RON romania|bucharest|румын
  DK DKK denmark|danish|copenhagen|aarhus; SE SEK sweden|swedish|stockholm|gothenburg|швеци; NO NOK norway|norwegian|oslo|bergen$|норвеги; CZ CZK czech|prague|brno|чехи|праг[аеуи]$; TR TRY turkey|turkish|istanbul|antalya|cappadocia|турци|стамбул|анталь; AE AED dubai|abu dhabi|emirates|дубай|оаэ; IL ILS israel|tel aviv|израил; SG SGD singapore|сингапур; RS RSD серби|белград|serbia|belgrade; MX MXN mexico|mexican|мексик; JP JPY japan|tokyo|япони
`;
const rows = table.trim().split(/[;\n]/);
const countries = rows.map((row) => {
  const [country, currency, ...places] = row.trim().split(" ");
  return { country, currency, places: new RegExp(`^(?:${places.join(" ").replaceAll("$", "(?= )")})`) };
});

/** Country that a word, or a word with the next one, names: "Ohio" → US, «Казани» → RU. */
export const countryOfPlace = (lower: string, next: string): string | undefined =>
  countries.find(({ places }) => places.test(`${lower} ${next} `))?.country;

/** The country whose money it is; dollars and euros are used in many. */
export const countryOfMoney = (code: string): string | undefined =>
  /^(?:USD|EUR)$/.test(code) ? undefined : countries.find(({ currency }) => currency === code)?.country;

/** The currency of a sheet: of its limits, else of its money, else roubles in Russian; an English text names no country by itself. */
export const sheetCurrency = ({
  limits,
  figures,
  locale,
}: Pick<FactSheet, "limits" | "figures" | "locale">): string | undefined =>
  limits.currency ??
  limits.budget?.currency ??
  figures.find(({ currency, removed }) => currency !== undefined && !removed)?.currency ??
  (locale === "ru" ? "RUB" : undefined);

const alike = ["USD AUD CAD NZD SGD MXN", "SEK NOK DKK CZK"];

/** The money that is meant: "$" is CAD in Toronto; without any it is that of the country. */
export function moneyIn(currency: string | undefined, country: string | undefined): string | undefined {
  const own = countries.find((row) => row.country === country)?.currency;
  const isOwn = !currency || alike.some((row) => row.includes(currency) && row.includes(own ?? "-"));
  return isOwn ? own : currency;
}
