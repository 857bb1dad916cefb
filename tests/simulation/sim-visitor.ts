import type { InquiryRequest } from "@/lib/inquiries/schema";
import { HOUR, MINUTE, SECOND } from "./plan";
import type { SimProcess, World } from "./sim-process";

const MOST_PRESSES = 5;

const request: InquiryRequest = {
  name: "Иван",
  email: "ivan@example.ru",
  message: "Нужна интеграция",
  consent: true,
};

export type Visitor = { key: string; presses: number; acknowledged: "queued" | "delivered" | undefined };

/** `answered`: the visitor reads it. `refused`: the site said that it did not work. `broken`: no answer came. */
type Outcome = "answered" | "refused" | "broken";

/** A visitor with one form: presses its button, and presses it again when no good answer comes. */
export function sendVisitor(
  world: World,
  processes: () => readonly SimProcess[],
  { number, hints }: { number: number; hints: boolean },
): Visitor {
  const { timeline, chance } = world;
  const key = `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
  const visitor: Visitor = { key, presses: 0, acknowledged: undefined };
  const form = chance.is(0.2) ? { ...request, brief: "# Концепция" } : request;

  let [isByProxy, repeated] = [false, false];
  const press = async (): Promise<Outcome> => {
    const alive = processes().filter(({ life }) => !life.isOver());
    const [first, ...others] = alive;
    if (first === undefined) return "broken";
    const process = chance.pick([first, ...others]);
    const broken = Promise.withResolvers<Outcome>();
    const hangUp = process.life.onEnd(() => broken.resolve("broken"));
    const answered = process.press(key, form, repeated).then(
      ({ status }): Outcome => {
        visitor.acknowledged ??= status;
        world.note(`visitor ${number}: answered ${status}`);
        return chance.is(0.25) ? "broken" : "answered";
      },
      (): Outcome => {
        world.note(`visitor ${number}: refused`);
        return "refused";
      },
    );
    const outcome = await Promise.race([answered, broken.promise]);
    hangUp();
    return outcome;
  };

  const goOn = (outcome: Outcome) => {
    if (outcome === "answered" || visitor.presses >= MOST_PRESSES) return;
    // A proxy asks another process at once; a person takes his time.
    const waits: [number, ...number[]] = [5 * SECOND, 30 * SECOND, 3 * MINUTE, 40 * MINUTE, HOUR];
    isByProxy = outcome === "broken" && chance.is(0.5);
    const wait = isByProxy ? 0 : chance.pick(waits);
    timeline.after(wait + chance.between(0, 5 * SECOND), begin);
  };
  const begin = () => {
    // A proxy sends the very same request again.
    if (!isByProxy) repeated = hints && visitor.presses > 0;
    visitor.presses += 1;
    world.lastPress = timeline.now();
    world.note(`visitor ${number}: press ${visitor.presses}`);
    void press().then(goOn);
  };
  timeline.after(chance.between(0, 30 * MINUTE), begin);
  return visitor;
}
