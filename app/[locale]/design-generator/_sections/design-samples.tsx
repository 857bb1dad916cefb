import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { Places } from "@/components/generator/design/found";
import { planSketch } from "@/components/generator/design/sketch-plan";
import { Suggestions } from "@/components/generator/design/suggestions";
import { Sample, sampleCard } from "@/components/generator/page/sample";
import { listDesignExamples } from "@/lib/content/generator-examples";
import { composeAnalysis, composeSuggestions } from "@/lib/generators/server/compose/design/advice";
import { composeStyles } from "@/lib/generators/server/compose/design/styles";
import { coloursOf, readTheme } from "@/lib/generators/theme";
import type { DesignToolId } from "@/lib/generators/tools";

/** Points of a sample: enough to see what an answer is like. A lead stands before the suggestions. */
const POINTS = 2;
/** Colours that can be told from paper, and from one another. */
const TELLING: ReadonlySet<string> = new Set(["soft", "line", "ink", "primary", "link", "alert"]);

/** The card of a sample has an edge of its own, so its words need none; on a phone neither has: it would be the third one around them. */
const inside = "p-0";
const bare = "@max-[40rem]:border-0 @max-[40rem]:bg-transparent @max-[40rem]:p-0";

/** The beginning of what the embedded engine answers to the first example of each tool, made with the page. */
export async function designSamples(label: string): Promise<Readonly<Record<DesignToolId, ReactNode>>> {
  const t = await getTranslations({ locale: "ru", namespace: "designGenerator.page" });
  const shownOf = (total: number) =>
    total > POINTS ? t("sampleShown", { shown: String(POINTS), total: String(total) }) : undefined;
  const examples = listDesignExamples();
  const [suggest, styles, image, analyze] = [
    examples.suggest[0],
    examples.styles[0],
    examples.image[0],
    examples.analyze[0],
  ];
  const suggestions = (await composeSuggestions(suggest?.text ?? "", "ru")).split("\n\n");
  const analysis = await composeAnalysis(analyze?.text ?? "", "ru");
  const findings =
    "error" in analysis
      ? [analysis.error]
      : analysis.improvements.map((text, index) => `${String(index + 1)}. ${text}`);
  const colours = coloursOf(readTheme(await composeStyles(styles?.text ?? "", "ru")));
  const frame = (title: string | undefined, children: ReactNode) => (
    <Sample
      label={label}
      title={title ?? ""}
      slot="design-sample"
      className={`${sampleCard} content-start ${bare}`}
    >
      {children}
    </Sample>
  );
  return {
    suggest: frame(
      suggest?.label,
      <Points
        of={suggest?.text}
        lead={suggestions.slice(0, 1)}
        points={suggestions.slice(1, 1 + POINTS)}
        shown={shownOf(suggestions.filter((block) => /^\d+\. /.test(block)).length)}
      />,
    ),
    styles: frame(styles?.label, <Swatches colours={colours.filter(({ name }) => TELLING.has(name))} />),
    image: frame(
      image?.label,
      // eslint-disable-next-line @next/next/no-img-element -- a file of `public/`: there is nothing to optimise
      <img
        src="/design-sample.png"
        alt={image?.text ?? ""}
        width={1200}
        height={640}
        loading="lazy"
        className="h-auto w-full rounded-md"
      />,
    ),
    analyze: frame(
      analyze?.label,
      <Points of={analyze?.text} points={findings.slice(0, POINTS)} shown={shownOf(findings.length)} />,
    ),
  };
}

type PointsProps = {
  of?: string | undefined;
  lead?: readonly string[];
  points: readonly string[];
  /** How many of the answer's points these are, unless they are all. */
  shown?: string | undefined;
};

/** Points of an answer, and above them the screen in outline with the places that they speak of. */
function Points({ of: description = "", lead = [], points, shown }: PointsProps) {
  const titles = points.map((point) => point.split("\n", 1)[0]?.replace(/^\d+\. /, "") ?? "");
  const plan = planSketch(description, titles);
  return (
    <>
      {plan && <Places plan={plan} titles={titles} />}
      <Suggestions text={[...lead, ...points].join("\n\n")} edge={inside} />
      {shown !== undefined && <p className="border-t border-line pt-3 text-sm text-subtle">{shown}</p>}
    </>
  );
}

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
