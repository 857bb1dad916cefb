import "server-only";
import type { Locale } from "@/lib/i18n/routing";

/** The sections of a technical specification by GOST 34.602-2020, in their order. */
export const gostSections: Readonly<Record<Locale, readonly string[]>> = {
  ru: [
    "1. Общие сведения",
    "2. Цели и назначение создания автоматизированной системы",
    "3. Характеристика объектов автоматизации",
    "4. Требования к автоматизированной системе",
    "5. Состав и содержание работ по созданию автоматизированной системы",
    "6. Порядок разработки автоматизированной системы",
    "7. Порядок контроля и приёмки автоматизированной системы",
    "8. Требования к составу и содержанию работ по подготовке объекта автоматизации к вводу автоматизированной системы в действие",
    "9. Требования к документированию",
    "10. Источники разработки",
  ],
  en: [
    "1. General",
    "2. Goals and purpose of the automated system",
    "3. Description of the objects of automation",
    "4. Requirements of the automated system",
    "5. Work on creating the automated system",
    "6. Order of development",
    "7. Order of control and acceptance",
    "8. Preparing the object of automation for putting the system into operation",
    "9. Documentation",
    "10. Sources",
  ],
};
