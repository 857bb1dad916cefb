/** What the editor calls folders and files, in Russian as the rest of its interface, and what its fields choose from. */

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
  "awards.awards.item.case": textsOf("cases"),
  "awards.awards.item.service": textsOf("services"),
  "blog.category": entriesOf("categories"),
  "blog.service": textsOf("services"),
  "clients.clients.item.case": textsOf("cases"),
  "partners.partners.item.case": textsOf("cases"),
  "cases.industry": entriesOf("industries"),
  "cases.services": textsOf("services"),
  "practices.practices.item.service": textsOf("services"),
  "services.caseStudy": textsOf("cases"),
  "vacancies.vacancies.item.case": textsOf("cases"),
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
