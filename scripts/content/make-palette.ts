/** Writes `lib/pictures/palette.ts` from the tokens of the style sheet; a unit test compares. Run after a change of a colour. */
import { readFileSync, writeFileSync } from "node:fs";
import { paletteModule } from "./palette.ts";

writeFileSync("lib/pictures/palette.ts", paletteModule(readFileSync("app/tokens.css", "utf8")));
