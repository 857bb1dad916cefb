import "server-only";
import type { DesignSheet } from "@/lib/generators/server/compose/design/design-sheet";

const STAFF =
  /внутренн|корпоратив|интранет|диспетчер|оператор|администратора(?!\p{L})|рабочее место|(?<!\p{L})(?:crm|erp|цех\p{L}{0,2}|склад[аеу]?|смен[ауые])(?!\p{L})|сотрудник|менеджер|агроном|водител|курьер|новичк|(?<![a-z])(?:internal|intranet|staff|employees?|agents|rota|help ?desk|back office|dispatcher|operators?|colleagues)(?![a-z])/iu;
const BOSS = /(?:отч[её]т|дашборд|сводк)[^.:,]*(?:директор|руководител|собственник)/iu;
const BUYERS =
  /магазин|товар|корзин|покупател|оформлени\p{L}* заказа|промокод|(?<![a-z])(?:shop|store|checkout|basket|cart|buyers?|shoppers?|orders? ahead)(?![a-z])/iu;

/** «Посетитель» of the advice in another word, which takes the same endings. */
const READER = /посетител(ями|ях|ям|ем|ей|ю|я|и|е|ь)(?!\p{L})/giu;
const STAFF_ENDINGS: Readonly<Record<string, string>> = {
  ь: "",
  я: "а",
  ю: "у",
  ем: "ом",
  е: "е",
  и: "и",
  ей: "ов",
  ям: "ам",
  ями: "ами",
  ях: "ах",
};

/** Who reads the screen: people at work, a manager or buyers; the title decides before the rest. */
function readerIn({ text, title }: Pick<DesignSheet, "text" | "title">): string {
  if (BOSS.test(text)) return "руководител";
  const isShop = BUYERS.test(title) || (!STAFF.test(title) && BUYERS.test(text));
  if (isShop) return "покупател";
  return STAFF.test(text) ? "сотрудник" : "посетител";
}

/** Texts of the advice speak of a visitor; an answer has one word for its reader, by what the screen is. */
export function readerWords(sheet: Pick<DesignSheet, "text" | "title">): (text: string) => string {
  const stem = readerIn(sheet);
  const isStaff = stem === "сотрудник";
  return (text) =>
    text.replace(READER, (word, ending: string) => {
      const own = `${stem}${isStaff ? (STAFF_ENDINGS[ending] ?? ending) : ending}`;
      return /^\p{Lu}/u.test(word) ? own.charAt(0).toUpperCase() + own.slice(1) : own;
    });
}
