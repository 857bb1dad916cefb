import "server-only";
import { bilingual } from "@/lib/generators/server/compose/text/bilingual";

/** Headings that GOST 34.602-2020 prescribes, and short general text under them. */
export const gostWords = bilingual({
  title:
    "Техническое задание на создание автоматизированной системы | Terms of reference for an automated system (GOST 34.602-2020)",
  sections: [
    "Общие сведения | General information",
    "Цели и назначение создания автоматизированной системы | Goals and purpose of the automated system",
    "Характеристика объектов автоматизации | Description of the objects of automation",
    "Требования к автоматизированной системе | Requirements for the automated system",
    "Состав и содержание работ по созданию автоматизированной системы | Scope and content of work on creating the automated system",
    "Порядок разработки автоматизированной системы | Development procedure of the automated system",
    "Порядок контроля и приёмки автоматизированной системы | Control and acceptance procedure of the automated system",
    "Требования к составу и содержанию работ по подготовке объекта автоматизации к вводу автоматизированной системы в действие | Requirements for preparing the object of automation for operation",
    "Требования к документированию | Documentation requirements",
    "Источники разработки | Sources of development",
  ],
  two: [
    "Цели создания автоматизированной системы | Goals of the automated system",
    "Назначение автоматизированной системы | Purpose of the automated system",
  ],
  three: [
    "Основные сведения об объекте автоматизации | About the object of automation",
    "Условия эксплуатации | Conditions of use",
  ],
  four: [
    "Требования к структуре автоматизированной системы в целом | Requirements for the structure as a whole",
    "Требования к функциям (задачам), выполняемым автоматизированной системой | Requirements for the functions (tasks)",
    "Требования к видам обеспечения автоматизированной системы | Requirements for the kinds of support",
    "Общие технические требования к автоматизированной системе | General technical requirements",
  ],
  fullName: "Полное наименование | Full name",
  shortName: "Краткое наименование | Short name",
  system: "Система | the System",
  contractor: "Исполнитель | Contractor",
  contract: "по договору | by contract",
  basis: ["Основание | Basis", "договор и решение заказчика | contract and the customer's decision"],
  goals: "Цели заданы сегодняшними потерями: | Goals follow from today's losses:",
  noGoals:
    "Цель – работа функций из раздела 2 на данных заказчика. | The goal is that the functions of section 2 work on the customer's data.",
  purpose: "Система предназначена для выполнения функций: | The system carries out these functions:",
  object:
    "Объект автоматизации: {object}. Данные и объёмы – в разделе 4. | Object of automation: {object}. Data and volumes: section 4.",
  process: "работа заказчика | the customer's work",
  structure:
    "Каждой функции отвечает подсистема; отказ одной не останавливает остальные. | Each function has its subsystem; one failing leaves the others running.",
  supply:
    "Информационное – записи ниже; лингвистическое – интерфейс на русском языке; программное – открытые компоненты без привязки к поставщику; техническое – резервная копия и запас мощности; метрологическое – единое время; организационное и методическое – владелец процесса, инструкции по ролям. | Information: records below; linguistic: interface in English; software: open components, no lock-in; hardware: backup copy, spare capacity; metrological: one source of time; organisational and methodological: process owner, instructions by role.",
  stageHead: ["Неделя | Week", "Содержание | Content", "Человеко-недель | Person-weeks"],
  develop:
    "Работы начинаются после утверждения задания; изменение требований – дополнением к нему. | Work starts once these terms are approved; changes become an addendum.",
  tests:
    "Предварительные испытания по программе и методике, опытная эксплуатация с журналом замечаний, приёмочные испытания комиссией заказчика. | Preliminary tests by programme and method, trial run with a log, acceptance by the customer's committee.",
  prepare:
    "Проверить исходные данные по разделу 4, обучить: {roles}. | Check the starting data of section 4, train: {roles}.",
  staff: "сотрудники | staff",
  documents:
    "Пояснительная записка, программа и методика испытаний, руководства пользователя (по ролям) и администратора, паспорт системы. | Explanatory note, test programme and method, manuals for users (by role) and for the administrator, system passport.",
  sources:
    "ГОСТ 34.602-2020, ГОСТ 34.201-2020, описание задачи от заказчика. | GOST 34.602-2020, GOST 34.201-2020, the customer's description of the task.",
  personalLaw: "Федеральный закон № 152-ФЗ. | Federal Law 152-FZ.",
});
