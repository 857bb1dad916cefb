import type { Analysis } from "@/lib/generators/analysis";
import type { Assumptions } from "@/lib/generators/business-case/assumptions";
import type { Clarity, FactSheet } from "@/lib/generators/fact-sheet";
import type { ArchitectureGraph } from "@/lib/generators/graph";
import type { KeyFigure } from "@/lib/generators/key-figures";
import type { Screen } from "@/lib/generators/screens";

/**
 * Every tool of the site, one row each, safe for the browser. Tabs, forms, validation, route look-up, limits and tests are derived
 * from it; a row without a result type or a draft does not compile.
 */

export type EngineName = "model" | "draft";

/**
 * What a corporate tool answers beside its document: the sheet it is made from. Where `clarity` is not `clear` the document asks first, and
 * there is neither a graph nor a calculation nor a screen.
 */
type FromFacts = { facts: FactSheet; clarity: Clarity };

/** What each tool answers, besides `engine`. */
export type ToolResults = {
  idea: { projectIdea: string; keyFigures?: KeyFigure[] } & FromFacts;
  architecture: { architecture: string; graph?: ArchitectureGraph } & FromFacts;
  "business-case": { businessCase: string; assumptions?: Assumptions } & FromFacts;
  requirements: { requirements: string } & FromFacts;
  interface: { interfaceDesign: string; screens?: Screen[] } & FromFacts;
  suggest: { suggestion: string };
  styles: { styleCode: string };
  image: { imageUrl: string };
  analyze: { analysis: Analysis };
};

export type ToolId = keyof ToolResults;
export type DesignToolId = "suggest" | "styles" | "image" | "analyze";
export type CorporateToolId = Exclude<ToolId, DesignToolId>;

export type Suite = "corporate" | "design";
/** The keys of an answer that may hold its document. */
type AnswerKey<Id extends ToolId> = Id extends ToolId ? keyof ToolResults[Id] & string : never;
type SuiteOf<Id extends ToolId> = Id extends DesignToolId ? "design" : "corporate";

/** Fields some tools have besides the description; `template` is a choice, the others are text. */
export type OptionalField = "additionalInfo" | "scope" | "template" | "style";

/** Structures that the requirements may follow. */
export const requirementTemplates = ["free", "gost-34"] as const;
export type RequirementTemplate = (typeof requirementTemplates)[number];

/** Ways to have a finished document written once more. */
export const refinements = ["shorter", "government", "risks"] as const;
export type Refinement = (typeof refinements)[number];

/** How a result is shown: a rendered document, plain text with line breaks, code, one picture, or the four parts of an analysis. */
export type ResultKind = "markdown" | "text" | "code" | "image" | "analysis";

export type Tool<Id extends ToolId = ToolId> = {
  id: Id;
  suite: SuiteOf<Id>;
  /** Where the tool is asked: `POST`, JSON or an event stream. */
  path: `/api/${SuiteOf<Id>}/${Id}`;
  /** The name the description has in the body of a request. */
  promptField: "description" | "prompt";
  /** The key of the answer that holds the document. */
  answerKey: AnswerKey<Id>;
  result: ResultKind;
  optionalFields: readonly OptionalField[];
  /** Earlier documents of the same dossier may be sent along. */
  takesContext: boolean;
};

const corporate = <Id extends CorporateToolId>(
  id: Id,
  answerKey: AnswerKey<Id>,
  optionalFields: readonly OptionalField[] = [],
) => ({
  id,
  suite: "corporate" as const,
  path: `/api/corporate/${id}` as const,
  promptField: "description" as const,
  answerKey,
  result: "markdown" as const,
  optionalFields,
  takesContext: true,
});

const design = <Id extends DesignToolId>(
  id: Id,
  promptField: "description" | "prompt",
  answerKey: AnswerKey<Id>,
  result: ResultKind,
) => ({
  id,
  suite: "design" as const,
  path: `/api/design/${id}` as const,
  promptField,
  answerKey,
  result,
  optionalFields: [],
  takesContext: false,
});

export const tools: { readonly [Id in ToolId]: Tool<Id> } = {
  idea: corporate("idea", "projectIdea"),
  architecture: corporate("architecture", "architecture"),
  "business-case": corporate("business-case", "businessCase", ["additionalInfo"]),
  requirements: corporate("requirements", "requirements", ["scope", "template"]),
  interface: corporate("interface", "interfaceDesign", ["style"]),
  suggest: design("suggest", "prompt", "suggestion", "text"),
  styles: design("styles", "description", "styleCode", "code"),
  image: design("image", "prompt", "imageUrl", "image"),
  analyze: design("analyze", "description", "analysis", "analysis"),
};

const idsOf = (suite: Suite) => (Object.keys(tools) as ToolId[]).filter((id) => tools[id].suite === suite);

/** In the order of the tabs. */
export const corporateToolIds = idsOf("corporate") as [CorporateToolId, ...CorporateToolId[]];
export const designToolIds = idsOf("design") as [DesignToolId, ...DesignToolId[]];

/** Narrows any text, for instance a segment of an address, to a tool. */
export const isToolId = (value: string | undefined): value is ToolId =>
  value !== undefined && Object.hasOwn(tools, value);

/** Longest texts, in characters counted after trimming. */
export const fieldLimits = { description: 8_000, optional: 2_000, context: 12_000 } as const;

/** Earlier documents of the same dossier, so that a tool agrees with them. */
export type ToolContext = {
  idea?: string;
  architecture?: string;
  businessCase?: string;
  requirements?: string;
};

/**
 * What a tool is asked. The body of a request has the same fields, only that the description goes by the name of the tool's
 * `promptField`. A tool refuses the optional fields that its row does not list.
 */
export type ToolInput = {
  description: string;
  locale?: "ru" | "en";
  /** `draft` asks for the embedded engine even where a model is configured. */
  engine?: EngineName;
  context?: ToolContext;
  /** The sheet as the visitor corrected it; corporate tools only. Without it the server reads the description itself. */
  facts?: FactSheet;
  /** How the document is to differ from the first one; corporate tools only. */
  refine?: Refinement;
  additionalInfo?: string;
  scope?: string;
  template?: RequirementTemplate;
  style?: string;
};

/** What a tool answers. */
export type ToolAnswer<Id extends ToolId = ToolId> = ToolResults[Id] & { engine: EngineName };

/** The document of an answer as text; a picture's is its address, an analysis' its parts one below the other. */
export function documentOf<Id extends ToolId>(tool: Id, answer: ToolAnswer<Id>): string {
  const document: unknown = answer[tools[tool].answerKey as keyof ToolAnswer<Id>];
  return typeof document === "string" ? document : analysisText(document as Analysis);
}

function analysisText(analysis: Analysis): string {
  if ("error" in analysis) return analysis.error;
  const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join("\n");
  const { overview, strengths, improvements, accessibility } = analysis;
  return [overview, list(strengths), list(improvements), accessibility].filter(Boolean).join("\n\n");
}
