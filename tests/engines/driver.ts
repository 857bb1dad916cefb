export type Size = { width: number; height: number };

/** What the walk asks of a browser. Adapters are small, so that they differ in the engine and in nothing else. */
export type Driver = {
  /** Opens an address; resolves once the document is loaded. */
  goto: (address: string) => Promise<unknown>;
  reload: () => Promise<unknown>;
  resize: (window: Size) => Promise<void>;
  /** Clicks the first match by the mouse, as soon as it is shown. */
  click: (selector: string) => Promise<void>;
  /** Fills an empty field as by the keyboard. */
  fill: (selector: string, text: string) => Promise<void>;
  press: (key: "Escape" | "End") => Promise<void>;
  /** Runs a function in the page. Nothing of its surroundings goes along, so what it needs are arguments. */
  evaluate: <Result>(body: (...given: string[]) => Result, ...given: string[]) => Promise<Result>;
  close: () => Promise<void>;
};

export type DriverOptions = Size & {
  /** The folder that downloads go to. */
  downloads: string;
};

/** Opens a browser whose visitor reads Russian. */
export type OpenDriver = (options: DriverOptions) => Promise<Driver>;

/** A call of a function with its arguments, as an expression of JavaScript. */
export const callOf = (body: (...given: string[]) => unknown, given: readonly string[]) =>
  `(${body.toString()})(...${JSON.stringify(given)})`;
