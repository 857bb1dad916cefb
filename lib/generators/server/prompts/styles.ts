import "server-only";
import { plainPrompt } from "@/lib/generators/server/prompts/frame";
import type { PromptWriter, Task } from "@/lib/generators/server/prompts/prompt";

const task: Task = {
  ru: `Ты дизайнер дизайн-систем. По описанию составь токены темы для Tailwind CSS 4: один блок @theme { … } на 40–70 строк.
Внутри только пользовательские свойства: --color-* (фон, поверхность, текст, приглушённый текст, граница, акцент, текст на акценте, успех, предупреждение, ошибка; значения #rrggbb), --font-*, --text-*, --radius-*, --shadow-*, --spacing. Контраст текста на фоне и на акценте не ниже 4,5:1, границ полей не ниже 3:1. Перед группами короткий комментарий /* … */ по-русски о том, почему так, исходя из описания.
Форма: только код CSS. Без пояснений до и после, без @import, url(), других правил и классов.`,
  en: `You are a designer of design systems. From the description write theme tokens for Tailwind CSS 4: one block @theme { … } of 40–70 lines.
Inside it only custom properties: --color-* (background, surface, text, muted text, border, accent, text on accent, success, warning, danger; values #rrggbb), --font-*, --text-*, --radius-*, --shadow-*, --spacing. Contrast of text on background and on accent at least 4.5:1, of field borders at least 3:1. Before each group a short comment /* … */ in English on why, from the description.
Form: CSS code only. No explanation before or after, no @import, url(), other rules or classes.`,
};

export const stylesPrompt: PromptWriter = (input, locale) => plainPrompt(task, input, locale);
