import "server-only";
import type { FunctionKind } from "@/lib/generators/server/compose/plan/kinds";
import type { Locale } from "@/lib/i18n/locales";

/**
 * Words that tell what a piece of software does, by kind: nouns of the thing | verbs of the action | words that go along with it. Each is
 * the beginning of a word, a whole word with `$` at the end, or neighbours joined by `+`. They are words of work with records and
 * messages, not of trades.
 */
export const kindWords: Readonly<Record<FunctionKind, Readonly<Record<Locale, string>>>> = {
  board: {
    ru: "экран табло панел дашборд доска$ доску$ монитор$ мониторинг онлайн-картин наблюдени | видеть видел видит видно видн показыва отобража наблюда | очеред где$ живы сколько$ состояни",
    en: "board dashboard display screen overview wallboard heatmap | see$ sees$ view shows watch monitor | queue live$ status real-time realtime",
  },
  alert: {
    ru: "тревог сигнал вызов$ аварийн+сигнал предупреждени сигнализаци | сигнал предупрежда предупреди тревож | порог превыш скачо скачк отклонени авари",
    en: "alarm alert warning pager siren | alert warn notified escalat | threshold exceed on-call urgent",
  },
  notice: {
    ru: "уведомлени смс оповещени сообщени рассылк смс-ки пуш извещени приглашени | звать$ позвать уведомля уведоми сообща сообщи извеща рассыла приглаша информирова | готов",
    en: "notification availability text$ texts$ sms message e-mail$ email$ announcement newsletter updates+by broadcast | tell$ tells notify inform invite announce texted sent+by sends+a | ready",
  },
  reminder: {
    ru: "напоминани напоминал контрол+срок срок+оплат срок+выкуп | напомина напомни | истека просроч очередн",
    en: "reminder recall$ recalls due+date due+for | remind | due expir overdue renewal next-visit",
  },
  card: {
    ru: "карточк паспорт$ паспорта паспорт досье формуляр дел$ дело$ личн+дел | | истори кабинет",
    en: "card$ cards profile passport dossier record$ records$ case$ cases$ file$ files$ | | history portal",
  },
  request: {
    ru: "заявк заявок обращени инцидент наряд тикет поручени задани задач заказ запрос$ запросы запросов | оставля подава подать вызыва | поломк неисправн дефект прием$",
    en: "request fault order$ orders$ job$ jobs$ task call$ calls$ desk bid$ bids enquir inquir support+ticket repair+ticket service+ticket claim$ claims$ | request submit report+a | issue repair",
  },
  journal: {
    ru: "журнал книг лог$ дневник хроник протоколирован истори посещаемост явк выдач | фиксирова записыва+в | причин",
    en: "log$ logs$ logbook journal diary history timeline audit+trail attendance | log$ record$ | cause reason",
  },
  booking: {
    ru: "запись+на запись+к записью$ самозапис бронь бронирован резерв предварительн+запис онлайн-запис перезапис перебронирован | выбира+врем выбрать+врем выбира+дат записывал записывать записаться бронирова заброниров резервирова | слот окн сеанс",
    en: "booking rebooking re-booking appointment reservation slot timeslot sign-up signup | book$ booked reserve rebook | no-show",
  },
  schedule: {
    ru: "график расписани планирован смен$ календар план$ по+плану$ план-график табел дежурств распределени | планирова распланирова распределя расставля | сменам очередност",
    en: "schedule schedul planner roster rota calendar plan$ planning timetable assignment shift | plan$ schedule assign allocat swap$ | weekly week",
  },
  route: {
    ru: "маршрут объезд путев логистик | объезжа | рейс поездк адрес",
    en: "route+planning route routing driving itinerar rounds | route drive$ | trip zigzag mileage",
  },
  tracking: {
    ru: "отслеживани этап стади статус местоположени местонахождени трекер прохождени | отслежива следить проследи | где$ какой$",
    en: "tracker tracking status+page status stage position location whereabouts progress | track$ tracks follow$ trace$ tracked | where$",
  },
  label: {
    ru: "этикетк бирк код$ коды$ кодом$ коду$ qr qr-код штрихкод штрих-код метк маркировк прослеживаемост rfid | маркирова промаркиров | ",
    en: "label tag$ tags$ tagging barcode qr code$ codes$ lot+number lot$ lots$ traceab serial | label tagged scan+the | ",
  },
  stock: {
    ru: "остаток остатк склад адресн+хран наличи запас$ запасы запасов инвентар номенклатур инвентаризац складск | списыва оприходова | мест ячейк полк",
    en: "stock inventory warehouse supplies | restock reorder | shelf bin$ location",
  },
  metering: {
    ru: "учет учёт подсчет подсчёт расход потреблени счетчик счётчик показани замер выработк сбор+показ норм$ норма нормам | считать учитыва замеря взвешива измеря | литр грамм килограмм",
    en: "consumption metering meter usage yield readings measurement | measure count$ counts$ weigh$ meter$ counted weighed measured | per+hour litre kilo gram",
  },
  matching: {
    ru: "подбор сопоставлени | подбира подобра сопоставля | подходящ рекоменд",
    en: "matching match$ matches selection pairing shortlist substitute replacement | match$ suggest pair$ choose | fitting suitable best",
  },
  check: {
    ru: "проверк контроль$ контроля$ чек-лист чеклист допуск$ сверк верификац | проверя проверит сверя контролирова | перечн правил",
    en: "check$ checks$ checklist inspection verification screening pre-screening validation control | check$ checks$ verif validat inspect | mandatory required skip",
  },
  estimate: {
    ru: "прогноз оценк подсказк предсказан рекомендац | прогнозир предсказ подсказыва | ожидаем",
    en: "forecast estimate prediction projection recommendation | forecast predict estimat | expected",
  },
  calculation: {
    ru: "расчет расчёт калькуляц начислени калькулятор тариф себестоимост пропуск+списыва возврат+денег возврат+средств | рассчитыва рассчита начисля вычисля | сумм формул ставк возврат",
    en: "calculation calculator refund fee$ fees$ pricing payroll commission tariff quote$ quotes$ costing | calculat compute refund price$ | rule rules",
  },
  document: {
    ru: "накладн письм печать печати$ счет$ счета$ счёт$ акт$ акты$ актов договор справк документ ведомост ттн упд путевой+лист свидетельств сертификат бланк смет квитанци выписк чек$ | печата распечат оформля формирова выставля | подпис",
    en: "invoice statement document contract certificate sheet manifest waybill receipt voucher paperwork bill$ bills$ payment+file | print invoice$ issue$ generate | attached pdf month+end",
  },
  report: {
    ru: "отчет отчёт сводк аналитик статистик отчетност отчётност показател витрин+отч | отчитыва свести | период квартал",
    en: "report$ reports$ reporting analytic statistic summary kpi figures digest | report$ summar | monthly quarterly period",
  },
  payment: {
    ru: "оплат продаж платеж платёж касс предоплат депозит | оплачива оплати продава покупать покупает покупал$ покупк купить платит платил платить заплат | билет цен",
    en: "payment sale$ sales$ checkout deposit stipend payout ticketing online+tickets online+ticket | pay$ pays$ sell$ buy$ charge$ | price card+payment ticket",
  },
  photo: {
    ru: "фото фотографи фотобанк снимк снимок фотоотчет фотоотчёт видео фотофиксаци | фотографир снима | ",
    en: "photo picture pics$ pic$ image video snapshot gallery | photograph | ",
  },
  library: {
    ru: "библиотек справочник база+знаний инструкци рецепт каталог профил методик эталон коллекци памят ноты$ | лежа лежит лежать хранит хранил | верси",
    en: "library recipe manual handbook catalog knowledge+base wiki sharing memory archive profile$ collection | kept+in stored | version book$",
  },
  signing: {
    ru: "согласи подпис разрешени доверенност согласовани визировани | подписыва подписать согласовыва соглас утвержда | ",
    en: "waiver consent permission signature signing approval permit sign-off authorisation authorization | sign$ signs$ signed approve | authoris authoriz",
  },
  form: {
    ru: "анкет форм$ форма$ форму$ формы$ протокол опросник описани анкетирован бланк-форм заполнени дефектовк акт-осмотр | заполня заполни вносит вводит отметит отмеча отметил | планшет поле$ поля$",
    en: "form$ forms$ questionnaire survey protocol visit+report inspection+report site+report entry worksheet note$ notes$ | fill enter$ complete$ finish | tablet field",
  },
  exchange: {
    ru: "обмен интеграци передач выгрузк загрузка+данных стыковк синхронизац | передава передать выгружа выгрузи загружа уходил уходит синхронизир интегрир | автоматическ сам$ сами$",
    en: "integration sync synchroni export$ exports import$ feed+to imported exported interface$ transfer | sync$ export$ import$ transfer push$ sends$ integrat | automatic",
  },
  access: {
    ru: "доступ пропуск пропуска пропусков скуд вход+по проход+через турникет | пускать впуска открыва | прав$ права$ двер",
    en: "access pass$ passes$ gate$ entry+control badge | unlock admit open$ | door lock key",
  },
  recognition: {
    ru: "распознавани сканирован ocr считывани скан$ | распозна сканир считыва | ",
    en: "recognition ocr scan$ scans$ scanning scanned | recogni scan$ read$+from | ",
  },
  register: {
    ru: "реестр список$ списка$ списки$ списков$ картотек перечен перечн база$ базу$ регистр учет+член | регистрир | ",
    en: "register$ registry registration list$ lists$ directory database roll$ recruitment applicants | register$ enrol recruit | ",
  },
  search: {
    ru: "поиск | найти находи искать отыска | быстро",
    en: "search finder lookup | find$ search look+up locate | quick",
  },
  learning: {
    ru: "обучени курс$ курсы$ курсов$ тестировани аттестац инструктаж урок экзамен | обуча учить | тест",
    en: "training course$ courses lesson+plan quiz exam induction certification | train$ teach | ",
  },
  feedback: {
    ru: "отзыв жалоб опрос рейтинг дегустац рекламаци претензи пожелани нарекани | оценива оценить | ",
    en: "feedback rating review$ reviews$ complaint opinion tasting poll$ | rate$ complain | ",
  },
  control: {
    ru: "управлени автоматик | управля включа выключа регулирова запуска | ",
    en: "remote+control actuator automation | control$ switch start+and turn+on turn+off | ",
  },
  general: {
    ru: " | | ",
    en: " | | ",
  },
};
