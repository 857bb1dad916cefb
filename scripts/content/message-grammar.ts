/** What a message of the interface asks for, by the grammar that next-intl compiles it with. */
import { parse, TYPE, type MessageFormatElement } from "@formatjs/icu-messageformat-parser";

export type Asked = {
  /** Names in braces: `{year}`, `{count, plural, …}`. */
  arguments: string[];
  /** Names in angle brackets: `<dim>…</dim>`. */
  tags: string[];
};

const MISTAKES: Readonly<Record<string, string>> = {
  EXPECT_ARGUMENT_CLOSING_BRACE: "не хватает закрывающей скобки }",
  EMPTY_ARGUMENT: "пустые скобки {}",
  MALFORMED_ARGUMENT: "в скобках { } должно стоять одно имя, или не хватает закрывающей скобки }",
  INVALID_ARGUMENT_TYPE: "после запятой в скобках возможно plural, select, number, date или time",
  MISSING_OTHER_CLAUSE: "нет формы other {…}: она нужна для остальных значений",
  UNKNOWN_FORM: "формы числа называются zero, one, two, few, many и other, или =0 для одного значения",
  INVALID_TAG: "знак < начинает тег, а тег записан неверно",
  UNMATCHED_CLOSING_TAG: "закрывающий тег не совпадает с открывающим",
  UNCLOSED_TAG: "тег не закрыт",
};
/** The grammar takes any other name, and the form would never be shown. */
const PLURAL_FORM = /^(?:zero|one|two|few|many|other|=\d+)$/;
const FALLBACK = "формы записаны неверно; образец: {count, plural, one {# день} few {# дня} other {# дней}}";

function gather(nodes: readonly MessageFormatElement[], asked: Asked, literals: string[]): void {
  for (const node of nodes) {
    if (node.type === TYPE.pound) continue;
    if (node.type === TYPE.literal) literals.push(node.value);
    else if (node.type === TYPE.tag) {
      asked.tags.push(node.value);
      gather(node.children, asked, literals);
    } else {
      asked.arguments.push(node.value);
      if (node.type === TYPE.plural && !Object.keys(node.options).every((name) => PLURAL_FORM.test(name)))
        throw new Error("UNKNOWN_FORM");
      if (node.type === TYPE.plural || node.type === TYPE.select)
        for (const { value } of Object.values(node.options)) gather(value, asked, literals);
    }
  }
}

const sorted = (names: readonly string[]) => [...new Set(names)].sort();

/** What the message asks for, or a finished sentence on why it cannot be read. */
export function readMessage(message: string): Asked | string {
  const asked: Asked = { arguments: [], tags: [] };
  const literals: string[] = [];
  try {
    gather(parse(message), asked, literals);
  } catch (error) {
    return (error instanceof Error ? MISTAKES[error.message] : undefined) ?? FALLBACK;
  }
  // The grammar takes a closing brace without its opening one for text; nobody means that.
  if (!message.includes("'") && literals.some((text) => text.includes("}")))
    return "закрывающая скобка } без открывающей";
  return { arguments: sorted(asked.arguments), tags: sorted(asked.tags) };
}
