/** The part of the package `az` (a port of pymorphy2 with its dictionaries, MIT) that the site uses; the package has no types. */
declare module "az" {
  export type AzTag = {
    readonly stat: readonly string[];
    readonly flex: readonly string[];
    readonly POST?: string;
    readonly CAse?: string;
    readonly NMbr?: string;
    readonly GNdr?: string;
    readonly ANim?: string;
    readonly ASpc?: string;
    readonly TEns?: string;
    readonly VOic?: string;
    readonly PErs?: string;
  };
  export type AzParse = {
    readonly tag: AzTag;
    readonly score: number;
    readonly parser?: string;
    inflect(grammemes: readonly string[]): AzParse | false;
    normalize(keepPart?: boolean): AzParse | false;
    toString(): string;
  };
  type Loaded = (error: Error | null, data?: unknown) => void;
  const az: {
    load(path: string, type: "json" | "arraybuffer", done: Loaded): void;
    readonly Morph: {
      (word: string, options?: Record<string, unknown>): AzParse[];
      /** Loads the dictionaries that lie beside the code of the package. Once in a process only. */
      init(done: (error: Error | null) => void): void;
    };
  };
  export default az;
}
