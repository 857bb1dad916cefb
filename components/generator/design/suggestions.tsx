import { ContrastPair } from "@/components/generator/design/contrast-pair";

const NUMBERED = /^\d+\. /;
const NOTE = /^(?:Почему|Проверка|Why|Check):/;

/** Suggestions in plain text, with the line breaks they were answered with: each numbered one in a row of its own. */
export const Suggestions = ({ text }: { text: string }) => (
  <div
    data-slot="design-text"
    className="grid gap-5 px-8 pt-7 pb-8 text-[0.96875rem] leading-[1.6] wrap-break-word whitespace-pre-line text-muted-foreground @max-[40rem]:px-4 @max-[40rem]:pt-5 @max-[40rem]:pb-6"
  >
    {text.split(/\n{2,}/).map((block, index) =>
      NUMBERED.test(block) ? (
        <Suggestion key={index} text={block} />
      ) : (
        <p key={index} className="max-w-[66ch] first:text-[1.0625rem] first:text-foreground">
          {block}
        </p>
      ),
    )}
  </div>
);

/** One suggestion: its number and name, what to do, and below it in smaller letters why and how to check it. */
function Suggestion({ text }: { text: string }) {
  const [title = "", ...lines] = text.split("\n");
  const notes = lines.filter((line) => NOTE.test(line));
  const number = NUMBERED.exec(title)?.[0] ?? "";
  return (
    <section className="border-t border-line pt-5">
      <h3 className="flex gap-2 text-[1.0625rem] leading-[1.4] font-semibold text-foreground">
        <span className="font-mono text-xs leading-[1.5rem] font-medium text-accent">{number}</span>
        {title.slice(number.length)}
      </h3>
      <p className="mt-1.5 max-w-[66ch]">{lines.filter((line) => !NOTE.test(line)).join("\n")}</p>
      <ContrastPair text={text} />
      {notes.length > 0 && (
        <div className="mt-3 grid grid-cols-2 gap-x-8 gap-y-2 text-sm/[1.5] @max-[40rem]:grid-cols-1">
          {notes.map((note) => (
            <p key={note}>
              <span className="text-subtle">{NOTE.exec(note)?.[0]}</span>
              {note.replace(NOTE, "")}
            </p>
          ))}
        </div>
      )}
    </section>
  );
}
