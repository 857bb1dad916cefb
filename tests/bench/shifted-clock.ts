/** Loaded into a site before anything else: its clock is ahead by the milliseconds that stand in a file, read anew all the time. */
import { readFileSync } from "node:fs";

const file = process.env.BENCH_CLOCK_FILE ?? "";
const RealDate = Date;
let shift = 0;

class ShiftedDate extends RealDate {
  // Next takes over what is the class's own and nothing that it inherits.
  static override readonly UTC = RealDate.UTC;
  static override readonly parse = RealDate.parse;

  constructor(...given: unknown[]) {
    // With no argument it is the present, which is what shifts.
    super(...((given.length === 0 ? [RealDate.now() + shift] : given) as [number]));
  }
  static override now() {
    return RealDate.now() + shift;
  }
}

const read = () => {
  shift = Number(readFileSync(file, "utf8"));
};
read();
setInterval(read, 100).unref();
globalThis.Date = ShiftedDate as DateConstructor;
