import type messages from "@/messages/ru/generator.json";

/**
 * Every tool of the site, one row each, safe for the browser. Tabs, forms, validation, route look-up, limits and tests are derived
 * from it; a row without a result type, a draft or a text does not compile.
 */

export type EngineName = "model" | "draft";

/** What each tool answers, besides `engine`. */
export type ToolResults = {
  idea: { projectIdea: string };
};

export type ToolId = keyof ToolResults;

/** Fields some tools have besides the description: the control to show and whether it holds one line. */
export type OptionalField = "additionalInfo" | "scope" | "template" | "style";

export type Tool<Id extends ToolId = ToolId> = {
  id: Id;
  suite: "corporate";
  /** Where the tool is asked: `POST`, JSON or an event stream. */
  path: `/api/corporate/${Id}`;
  /** The key of the answer that holds the document. */
  answerKey: keyof ToolResults[Id] & string;
  result: "markdown";
  optionalFields: readonly OptionalField[];
  /** Key under `workbench.tools` in `generator.json`. */
  messages: keyof typeof messages.workbench.tools;
};

export const tools: { readonly [Id in ToolId]: Tool<Id> } = {
  idea: {
    id: "idea",
    suite: "corporate",
    path: "/api/corporate/idea",
    answerKey: "projectIdea",
    result: "markdown",
    optionalFields: [],
    messages: "idea",
  },
};

/** In the order of the tabs. */
export const toolIds = Object.keys(tools) as ToolId[];

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

/** The body of a request to a tool. A tool refuses the optional fields that its row does not list. */
export type ToolInput = {
  description: string;
  locale?: "ru" | "en";
  /** `draft` asks for the embedded engine even where a model is configured. */
  engine?: EngineName;
  context?: ToolContext;
} & Partial<Record<OptionalField, string>>;

/** What a tool answers. */
export type ToolAnswer<Id extends ToolId = ToolId> = ToolResults[Id] & { engine: EngineName };

/** The document of an answer. */
export const documentOf = <Id extends ToolId>(tool: Id, answer: ToolAnswer<Id>): string =>
  String(answer[tools[tool].answerKey as keyof ToolAnswer<Id>]);
