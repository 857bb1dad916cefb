import type { ReactNode } from "react";
import { Sample, sampleCard } from "@/components/generator/page/sample";
import { listDesignExamples } from "@/lib/content/generator-examples";
import { composeAnalysis, composeSuggestions } from "@/lib/generators/server/compose/design/advice";
import { composeStyles } from "@/lib/generators/server/compose/design/styles";
import { coloursOf, readTheme } from "@/lib/generators/theme";
import type { DesignToolId } from "@/lib/generators/tools";

/** Points of a sample: enough to see what an answer is like. */
const POINTS = 2;
const SWATCHES = 6;

const firstLine = (text: string) => text.slice(0, text.indexOf("\n"));
const restOf = (text: string) => text.slice(text.indexOf("\n") + 1);

/** The beginning of what the embedded engine answers to the first example of each tool, made with the page. */
export async function designSamples(label: string): Promise<Readonly<Record<DesignToolId, ReactNode>>> {
  const examples = listDesignExamples();
  const [suggest, styles, image, analyze] = [
    examples.suggest[0],
    examples.styles[0],
    examples.image[0],
    examples.analyze[0],
  ];
  const suggestions = (await composeSuggestions(suggest?.text ?? "", "ru")).split("\n\n");
  const analysis = await composeAnalysis(analyze?.text ?? "", "ru");
  const colours = coloursOf(readTheme(await composeStyles(styles?.text ?? "", "ru")));
  const frame = (title: string | undefined, children: ReactNode) => (
    <Sample label={label} title={title ?? ""} slot="design-sample" className={sampleCard}>
      {children}
    </Sample>
  );
  return {
    suggest: frame(
      suggest?.label,
      <Points items={suggestions.filter((text) => /^\d+\. /.test(text)).slice(0, POINTS)} />,
    ),
    styles: frame(styles?.label, <Swatches colours={colours.slice(0, SWATCHES)} />),
    image: frame(
      image?.label,
      // eslint-disable-next-line @next/next/no-img-element -- a file of `public/`: there is nothing to optimise
      <img
        src="/design-sample.png"
        alt={image?.text ?? ""}
        width={1200}
        height={750}
        loading="lazy"
        className="h-auto w-full max-w-[34rem] rounded-md"
      />,
    ),
    analyze: frame(
      analyze?.label,
      <Points items={"error" in analysis ? [analysis.error] : analysis.improvements.slice(0, POINTS)} />,
    ),
  };
}

const Points = ({ items }: { items: readonly string[] }) =>
  items.map((text) => (
    <p key={text} className="whitespace-pre-line text-muted-foreground">
      <b className="font-semibold text-foreground">{firstLine(text)}</b>
      {"\n"}
      {restOf(text)}
    </p>
  ));

/** Colours as attributes of a drawing: the page's policy allows no style of an element. */
const Swatches = ({ colours }: { colours: readonly { name: string; value: string }[] }) => (
  <ul className="grid grid-cols-3 gap-3 @max-[30rem]:grid-cols-2">
    {colours.map(({ name, value }) => (
      <li key={name} className="grid gap-1">
        <svg
          viewBox="0 0 120 44"
          aria-hidden="true"
          className="w-full rounded-md border border-line-strong stroke-none"
        >
          <rect width="120" height="44" fill={value} />
        </svg>
        <span className="font-medium">{name}</span>
        <span className="font-mono text-mono text-subtle">{value}</span>
      </li>
    ))}
  </ul>
);
