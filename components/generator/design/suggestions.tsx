import { Checks, isCheck } from "@/components/generator/design/checks";
import { ContrastPair } from "@/components/generator/design/contrast-pair";
import { FoundGroup, FoundPlaces } from "@/components/generator/design/found";
import { OnScreen, onScreenOf } from "@/components/generator/design/on-screen";
import { unbroken } from "@/components/generator/unbroken";

const NUMBERED = /^\d+\. /;

const paper = "px-8 pt-7 pb-8 @max-[40rem]:px-4 @max-[40rem]:pt-5 @max-[40rem]:pb-6";

type SuggestionsProps = {
  text: string;
  /** What keeps the text from the edge; that of a result unless given. */
  edge?: string;
  /** Of a finished answer what it was asked with: its findings have places on a picture then, and those to begin with are marked. */
  description?: string;
};

/** Suggestions in plain text, with the line breaks they were answered with: each numbered one in a row of its own. */
export function Suggestions({ text, edge = paper, description }: SuggestionsProps) {
  const blocks = text.split(/\n{2,}/);
  const found = blocks.filter((block) => NUMBERED.test(block));
  const titles = found.map((block) => block.split("\n", 1)[0]?.replace(NUMBERED, "") ?? "");
  const first = blocks.findIndex((block) => NUMBERED.test(block));
  return (
    <div
      data-slot="design-text"
      className={`grid gap-5 text-[0.96875rem] leading-[1.6] wrap-break-word whitespace-pre-line text-muted-foreground ${edge}`}
    >
      {blocks.slice(0, Math.max(first, 0)).map(plain)}
      {description !== undefined && <FoundPlaces description={description} titles={titles} />}
      {blocks.slice(Math.max(first, 0)).map((block, index) =>
        NUMBERED.test(block) ? (
          <section key={index} className="border-line not-first:border-t not-first:pt-5">
            {description !== undefined && (
              <FoundGroup index={found.indexOf(block)} count={found.length} of={block} />
            )}
            <Suggestion text={block} />
          </section>
        ) : (
          plain(block, index)
        ),
      )}
    </div>
  );
}

/** What is no suggestion: a sentence, or a list of what to look at on the screen itself. */
function plain(block: string, index: number) {
  const { before, title, rows } = onScreenOf(block);
  if (title !== undefined && before === "")
    return (
      <section key={index} className="break-inside-avoid border-line not-first:border-t not-first:pt-5">
        <OnScreen title={title} rows={rows} />
      </section>
    );
  return (
    <p
      key={index}
      className="border-line not-first:border-t not-first:pt-5 first:text-[1.0625rem] first:text-foreground"
    >
      {block}
    </p>
  );
}

/** One suggestion: its number and name, what to do, and below it in smaller letters why and how to check it. */
function Suggestion({ text }: { text: string }) {
  const [title = "", ...lines] = text.split("\n");
  const notes = lines.filter(isCheck);
  const number = NUMBERED.exec(title)?.[0] ?? "";
  return (
    <>
      <h3 className="flex gap-2 text-[1.0625rem] leading-[1.4] font-semibold text-foreground">
        <span className="font-mono text-xs leading-[1.5rem] font-medium text-accent">
          {number.trim().replace(".", "").padStart(2, "0")}{" "}
        </span>
        <span>{unbroken(title.slice(number.length))}</span>
      </h3>
      <p className="mt-1.5 max-w-[66ch]">{unbroken(lines.filter((line) => !isCheck(line)).join("\n"))}</p>
      <ContrastPair text={text} />
      <Checks lines={notes} />
    </>
  );
}
