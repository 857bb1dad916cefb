/** Who may process personal data on the operator's instruction besides the host and the counters, by the variables that bring them in. */
const variables = {
  crm: ["BITRIX24_WEBHOOK_URL"],
  mail: ["SMTP_URL"],
  model: ["OPENAI_MODEL", "OPENAI_IMAGE_MODEL"],
} as const;

export type Processor = keyof typeof variables;

export const processors = ["crm", "mail", "model"] as const satisfies Processor[];

const isSet = (value: unknown) => value !== undefined && value !== "";

/** @param source the environment, or the configuration read from it */
export const configuredProcessors = (source: Readonly<Record<string, unknown>>): Processor[] =>
  processors.filter((processor) => variables[processor].some((name) => isSet(source[name])));

/** The variables, for a message, that bring a processor in. */
export const variablesOf = (processor: Processor): string => variables[processor].join(" or ");
