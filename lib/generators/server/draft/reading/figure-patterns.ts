import "server-only";
import type { Sentence } from "@/lib/generators/server/draft/reading/sentences";

/** What a sentence says about the figures in it. */

const has = (pattern: RegExp) => (sentence: Sentence | undefined) =>
  sentence !== undefined && pattern.test(sentence.text);

export const loss = has(
  /потер|теря|убыт|штраф|просто(?:й|я|и|е)(?!\p{L})|списан|списыва|неявк|незаезд|не приход|не явля|не заезжа|не приезжа|не доезж|нет дома|доставок срыва|отток|брак|перерасход|переплач|переделк|на доработк|\b(?:loss|lose|losing|lost|fine[ds]?\b|penalt|downtime|write-?off|written off|no-show|never show|never arrive|do not arrive|nobody is at home|deliveries fail|do not come|churn|miss|scrap|rework|overpay|(?:is|are) returned|sent back)/iu,
);
export const routine = has(
  /типов|однотипн|повтор|одинаков|одни и те же|статус|routine|repeat|same question|identical|about (?:order )?status|standard/iu,
);
export const late = has(
  /сдвига|срыва|позже срока|ship late|опазд|просроч|\b(?:slip|late\b|delayed|overdue)/iu,
);
export const money = {
  budget: has(/бюджет|смет|budget/iu),
  cheque: has(/чек|средн\p{L}{0,4} (?:заказ|стоимост|цен)|стоимость при|average|ticket value|basket/iu),
};
export const pilot = has(
  /пилот|на первом этапе|начать с|хотим запустить|should go live|pilot|start with|first stage/iu,
);
export const due = has(
  /через|срок|к запуск|запуст|пилот|внедр|дедлайн|выйти|успеть|до конца|deadline|launch|pilot|go live|within|in production|deliver|release|by the/iu,
);
export const waits = has(/жд[уё]т|ожидан|ответ|согласован|рассматрива|wait|answer|response|approval/iu);
/** «2 600 сотрудников пользуются поддержкой»: they are who it is done for. */
export const served = has(
  /пользу(?:ю|е)тся|обслужива\p{L}{0,4} (?=\d)|rely on|\buse\b|\buses\b|\bserv(?:e|es|ing)\b/iu,
);
export const handles = has(
  /занима|уходит|уходят|трат|длится|обрабатыва|в среднем|срок (?:выплат|рассмотрен|оформлен|урегулирован)|takes?|spen[dt]|lasts?|handl|on average/iu,
);
