/** What the editor's forms call things, in Russian as the rest of its interface. A field without words stops the build. */

export const TITLE = "Редактор сайта";

type FolderWords = {
  label: string;
  label_singular: string;
  icon: string;
  description: string;
  /** The site knows its texts by name: none can be added or taken away. */
  isFixed?: boolean;
  /** Its Markdown is shown as it is written. */
  isAsWritten?: boolean;
};

/** The folders of texts in the editor's order; the icon is one of Material Symbols. */
export const folders: Readonly<Record<string, FolderWords>> = {
  blog: {
    label: "Статьи",
    label_singular: "Статья",
    icon: "article",
    description:
      "Статьи блога. Заголовки разделов начинайте со второго уровня: из них собирается оглавление.",
  },
  cases: {
    label: "Проекты",
    label_singular: "Проект",
    icon: "work",
    description: "Что компания сделала. Имя заказчика называйте с его согласия.",
  },
  services: {
    label: "Услуги",
    label_singular: "Услуга",
    icon: "widgets",
    description: "Преимуществ, возможностей и решений у каждой услуги ровно по пять.",
  },
  about: {
    label: "О компании",
    label_singular: "Текст",
    icon: "history_edu",
    description: "История компании.",
    isFixed: true,
  },
  legal: {
    label: "Юридические тексты",
    label_singular: "Документ",
    icon: "gavel",
    description: "С каждой правкой меняйте дату редакции. Число разделов задано.",
    isFixed: true,
    isAsWritten: true,
  },
};

/** The files of lists and facts in the editor's order. */
export const listFiles: Readonly<Record<string, string>> = {
  company: "Компания",
  vacancies: "Вакансии",
  team: "Команда",
  partners: "Партнёры",
  clients: "Клиенты",
  awards: "Награды",
  media: "СМИ о нас",
  facts: "Факты о компании",
  statistics: "Числа",
  practices: "Практики",
  timeline: "Вехи истории",
  values: "Ценности",
  categories: "Рубрики блога",
  industries: "Отрасли",
  examples: "Примеры проектов",
  "design-examples": "Примеры дизайна",
  "page-dates": "Даты страниц",
  "analytics-vendors": "Сервисы статистики",
};

/** By the name of the field, or by its place where the same name means something else there. */
const LABELS: Readonly<Record<string, string>> = {
  about: "Раздел «Об услуге»",
  actions: "Кнопки",
  after: "Стало",
  app: "Программа",
  axis: "Подписи под рисунком",
  author: "Кто сказал",
  before: "Было",
  caption: "Что нарисовано",
  changes: "Было и стало",
  differently: "Что сделали бы иначе",
  drawing: "Рисунок обложки",
  duration: "Сколько длилось",
  edges: "Связи",
  figure: "Главное число",
  from: "Откуда",
  hard: "Что оказалось трудным",
  heading: "Чей это экран",
  key: "Главная строка",
  lane: "Слой",
  lessons: "Выводы",
  main: "Главный путь",
  marks: "Части рисунка",
  nodes: "Узлы",
  note: "Пояснение",
  phases: "Этапы",
  quote: "Цитата",
  rows: "Строки",
  screen: "Экран системы",
  state: "Состояние",
  system: "Схема системы",
  to: "Куда",
  benefits: "Преимущества",
  benefitsTitle: "Заголовок преимуществ",
  businessValue: "Польза для бизнеса",
  case: "Проект",
  caseStudy: "Проект-пример",
  category: "Рубрика",
  clientName: "Заказчик",
  closing: "Заключительный блок",
  color: "Цвет",
  date: "День публикации",
  description: "Краткое описание",
  draft: "Черновик",
  edition: "Дата редакции",
  emoji: "Эмодзи",
  facts: "Числа",
  features: "Возможности",
  featuresLead: "Вводка возможностей",
  featuresTitle: "Заголовок возможностей",
  home: "На главной странице",
  hue: "Цвет обложки",
  icon: "Значок",
  industry: "Отрасль",
  industryKey: "Отрасль (для обложки)",
  item: "Пункт",
  label: "Подпись",
  lead: "Вводка",
  measured: "Откуда значения",
  order: "Место в списке",
  picture: "Рисунок",
  published: "День выхода",
  readTime: "Время чтения, минут",
  rest: "Продолжение",
  results: "Результаты",
  sample: "Образец",
  seo: "Для поисковиков",
  services: "Услуги",
  solutions: "Решения",
  solutionsTitle: "Заголовок решений",
  steps: "Первые шаги",
  tags: "Метки",
  terms: "Где и как работать",
  text: "Текст",
  title: "Заголовок",
  updated: "День последней правки",
  value: "Число",
  view: "Рисунок на экране",
  year: "Год",
  "blog.picture": "Фотография",
  "cases.picture": "Фотография",
  "cases.figure.label": "Что это за число",
  "cases.screen.view.kind": "Что это за рисунок",
  "cases.screen.view.values": "Значения по порядку",
  "cases.screen.view.marks.item.label": "Подпись",
  "cases.screen.view.marks.item.from": "Начало",
  "cases.screen.view.marks.item.to": "Конец",
  "cases.screen.view.marks.item.key": "Главная часть",
  "cases.changes.item.label": "Что измеряли",
  "cases.system.nodes.item.label": "Название",
  "cases.system.edges.item.label": "Что передаётся",
  "cases.team": "Сколько человек",
  "cases.phases.item.team": "Кто работал",
  "industries.industries.item.hue": "Цвет проектов",
  "about.title": "Заголовок истории компании",
  "services.about.title": "Заголовок раздела",
  "services.businessValue.lead": "Главная фраза",
  "services.title": "Название услуги",
  alt: "Что видно на фотографии",
  accreditation: "Номер аккредитации",
  address: "Адрес",
  analyze: "Разбор",
  awards: "Награды",
  categories: "Рубрики",
  clients: "Клиенты",
  company: "Компания",
  contacts: "Контакты",
  designGenerator: "Генератор дизайна",
  email: "Почта",
  en: "По-английски",
  examples: "Примеры",
  file: "Файл",
  excerpt: "О чём публикация",
  formerName: "Прежнее имя",
  founded: "Год основания",
  google: "Google Analytics",
  href: "Ссылка",
  id: "Имя латиницей",
  image: "Изображение",
  industries: "Отрасли",
  inn: "ИНН",
  jobs: "Вакансии",
  kind: "Вид",
  legalName: "Юридическое лицо",
  links: "Ссылки",
  logos: "Плашки",
  mark: "Знаки на табличке",
  media: "Публикации",
  messenger: "Мессенджер",
  metric: "Число вехи",
  metrika: "Яндекс Метрика",
  name: "Название",
  ogrn: "ОГРН",
  operatorName: "Оператор персональных данных",
  outlet: "Издание",
  partners: "Партнёры",
  phone: "Телефон",
  position: "Должность",
  postalCode: "Индекс",
  posted: "День публикации",
  practices: "Практики",
  professionalNetwork: "Профессиональная сеть",
  projectGenerator: "Генератор проектов",
  registry: "Реквизиты",
  role: "Что приносит",
  ru: "По-русски",
  service: "Услуга",
  socialNetwork: "Социальная сеть",
  styles: "Стили",
  suggest: "Идеи",
  team: "Команда",
  timeline: "Вехи",
  unit: "Единица",
  vacancies: "Вакансии",
  values: "Ценности",
  video: "Видео",
  "team.team.item.ru.name": "Имя",
  "team.team.item.en.name": "Имя",
  "analytics-vendors.metrika.ru.service": "Сервис",
  "page-dates.about": "О компании",
  "statistics.about": "Страница о компании",
  "statistics.home": "Главная страница",
  "page-dates.home": "Главная страница",
};

const HINTS: Readonly<Record<string, string>> = {
  alt: "Одно предложение для тех, кто её не видит: «Дежурная смена у стены с графиками»",
  file: "JPEG, PNG, WebP или AVIF, от 1200 точек в ширину, до 10 МБ; в обоих языках одна и та же",
  id: "Строчные латинские буквы, цифры и дефисы: city-archive",
  icon: "Рисунок сайта или имя со страницы https://lucide.dev/icons",
  posted: "У настоящей вакансии; тогда о ней узнают и поисковики",
  caseStudy: "Адрес проекта латиницей, например gov-portal",
  draft: "Пока отмечено, сайт этого не показывает",
  emoji: "Ровно один",
  label: "Что это за число",
  order: "Целое число от 1, которого ещё нет у других",
  published: "До этого дня сайт текст не показывает",
  sample: "Отмечено, пока текст стоит вместо настоящего",
  updated: "Заполните, если читатель заметит правку",
  "blog.date": "Число, месяц и год",
  "blog.drawing": "Без него обложка нарисуется сама",
  "blog.description": "Одно или два предложения: их видно на карточке и в поиске",
  "cases.clientName": "Отрасль или имя, если заказчик согласен",
  "cases.drawing": "Без него обложка нарисуется сама",
  "cases.figure.value": "До двенадцати знаков: 1,2 млн",
  "cases.figure.label": "Одна фраза: обращений принято в самый тяжёлый день",
  "cases.changes.item.label": "Например: открытие формы в час пик",
  "cases.measured": "Из какого журнала и за какое время до и после",
  "cases.duration": "От начала до запуска: 9 месяцев",
  "cases.team": "Например: 11 человек",
  "cases.screen.heading": "Что видит дежурный",
  "cases.screen.note": "Что стало лучше для человека",
  "cases.screen.rows.item.key": "Одна строка, ради которой экран показан",
  "cases.screen.view.marks.item.from": "В процентах оси; у клеток — номер первой, у порога — значение",
  "cases.screen.view.values": "Только у графика",
  "cases.system.nodes.item.label": "До шестидесяти знаков",
  "cases.system.nodes.item.id": "По этому имени узел называют связи",
  "cases.system.nodes.item.icon": "Без него — значок вида",
  "cases.system.edges.item.label": "Необязательно",
  "cases.results": "От трёх до четырёх; первый стоит на карточке",
  "cases.tags": "Сначала вид проекта, затем технологии",
  "services.seo.description": "Что видно под заголовком в поиске",
};

type Reference = {
  collection: string;
  file?: string;
  value_field: string;
  display_fields: readonly string[];
};

const entriesOf = (file: string): Reference => ({
  collection: "lists",
  file,
  value_field: `${file}.*.id`,
  display_fields: [`${file}.*.ru.name`],
});
const textsOf = (folder: string): Reference => ({
  collection: folder,
  value_field: "{{slug}}",
  display_fields: ["title"],
});

/** Fields that name another text or entry: it is chosen there. */
export const references: Readonly<Record<string, Reference>> = {
  "blog.category": entriesOf("categories"),
  "blog.service": textsOf("services"),
  "clients.clients.item.case": textsOf("cases"),
  "cases.industry": entriesOf("industries"),
  "cases.services": textsOf("services"),
  "practices.practices.item.service": textsOf("services"),
  "services.caseStudy": textsOf("cases"),
  "vacancies.vacancies.item.service": textsOf("services"),
};

/** Where photographs of texts lie; the field holds the name of the file alone. */
const PHOTOGRAPHS = {
  media_folder: "/content/pictures",
  public_folder: "",
  choose_url: false,
  accept: "image/jpeg,image/png,image/webp,image/avif",
  media_library: { config: { slugify_filename: true, max_file_size: 10 * 1024 * 1024 } },
} as const;

/** Fields that name a photograph. */
export const photographs: Readonly<Record<string, typeof PHOTOGRAPHS>> = {
  "blog.picture.file": PHOTOGRAPHS,
  "cases.picture.file": PHOTOGRAPHS,
};

/** Fields that take more than a line. */
export const longTexts: readonly string[] = [
  "description",
  "excerpt",
  "featuresLead",
  "lead",
  "rest",
  "text",
  "hard",
  "differently",
];

type Place = readonly string[];

const find = (table: Readonly<Record<string, string>>, place: Place) =>
  table[place.join(".")] ?? table[place.at(-1) ?? ""];

/**
 * What the form calls a field.
 * @throws Error when there is no word for it
 */
export function labelOf(place: Place): string {
  const label = find(LABELS, place);
  if (label === undefined)
    throw new Error(`scripts/editor/words.ts: the editor has no label for the field ${place.join(".")}.`);
  return label;
}

export const hintOf = (place: Place): string | undefined => find(HINTS, place);
