import { clsx } from "clsx";
import { Fragment } from "react";
import { Label, Mark } from "@/components/generator/screens/parts";
import type { ScreenMark } from "@/lib/generators/screens";

/** A service with what calls it before it and what it calls behind it. */
export type Chain = { name: string; nodes: readonly string[]; mark: ScreenMark; said: string; owner: string };

/** What calls any of these, be it through others. */
function callersOf(chains: readonly Chain[], called: ReadonlySet<string>): ReadonlySet<string> {
  const calls = chains.flatMap(({ nodes }) =>
    nodes.slice(1).map((to, at) => ({ from: nodes[at] ?? "", to })),
  );
  const more = calls.filter(({ from, to }) => called.has(to) && !called.has(from)).map(({ from }) => from);
  return more.length === 0 ? called : callersOf(chains, new Set([...called, ...more]));
}

/** A state for each node, one wherever it stands: its own, of what waits for what is off, and of what only that reaches. */
function marksOf(chains: readonly Chain[]): ReadonlyMap<string, ScreenMark> {
  const own = new Map(chains.map(({ name, mark }) => [name, mark]));
  const waiting = callersOf(chains, offIn(chains));
  const isReached = (node: string) =>
    chains.some(
      ({ name, nodes, mark }) =>
        (mark === "good" || mark === "late") && nodes.indexOf(node) > nodes.indexOf(name),
    ) || chains.some(({ name, nodes }) => nodes.includes(node) && nodes.indexOf(node) < nodes.indexOf(name));
  const nodes = [...new Set(chains.flatMap((one) => one.nodes))];
  return new Map(
    nodes.map((node) => {
      const other = waiting.has(node) ? "late" : isReached(node) ? "good" : "plain";
      return [node, own.get(node) ?? other];
    }),
  );
}

/** Nodes in columns by how far they are from the services, each once, with a line for each call. */
function columnsOf(chains: readonly Chain[]) {
  const placed = chains.flatMap(({ name, nodes }) =>
    nodes.map((node, index) => ({ node, at: index - nodes.indexOf(name), next: nodes[index + 1] })),
  );
  const places = [...new Set(placed.map(({ at }) => at))].sort((a, b) => a - b);
  return places.map((place) => {
    const here = placed.filter(({ at }) => at === place);
    const behind = [...new Set(placed.filter(({ at }) => at === place + 1).map(({ node }) => node))];
    const nodes = [...new Set(here.map(({ node }) => node))];
    const heightOf = (node: string, all: readonly string[]) => ((all.indexOf(node) + 0.5) / all.length) * 100;
    const calls = here.flatMap(({ node, next }) =>
      next === undefined ? [] : [{ node, next, from: heightOf(node, nodes), to: heightOf(next, behind) }],
    );
    return { nodes, calls: [...new Map(calls.map((call) => [`${call.node} ${call.next}`, call])).values()] };
  });
}

const offIn = (chains: readonly Chain[]) =>
  new Set(chains.filter(({ mark }) => mark === "alarm").map(({ name }) => name));

/** Every way to what is off stands out, those of its callers' callers too. */
const lookOf = (chains: readonly Chain[], ...ends: string[]) => {
  const waiting = callersOf(chains, offIn(chains));
  return ends.every((end) => waiting.has(end))
    ? { stroke: "var(--destructive)", strokeWidth: 1.5 }
    : undefined;
};

/** Heights of a row of nodes on a phone, px, how much lower those of its second half stand, and the room of the lines between two rows. */
const [ROW, LOWER, BETWEEN] = [30, 44, 28];
/** A row has room for so many names; of more every second one stands lower. */
const MOST_IN_ROW = 3;

/** The same from above to below, as narrow as a phone: each node once, over the lines of what calls what; those that lead to what is off are red. */
export function UprightMap({ chains, className }: { chains: readonly Chain[]; className: string }) {
  const marks = marksOf(chains);
  const columns = columnsOf(chains);
  let height = 0;
  const places = new Map<string, { x: number; y: number; top: number; bottom: number; isTwofold: boolean }>();
  for (const { nodes } of columns) {
    const isTwofold = nodes.length > MOST_IN_ROW;
    const [top, bottom] = [height, height + (isTwofold ? ROW + LOWER : ROW)];
    for (const [at, node] of nodes.entries()) {
      const x = isTwofold ? (100 * (at + 1)) / (nodes.length + 1) : (100 * (at + 0.5)) / nodes.length;
      const y = top + ROW / 2 + (isTwofold && at % 2 === 1 ? LOWER : 0);
      places.set(node, { x, y, top, bottom, isTwofold });
    }
    height = bottom + BETWEEN;
  }
  height -= BETWEEN;
  const calls = columns.flatMap((column) => column.calls);
  return (
    <span className={clsx("relative block", className)} style={{ height }}>
      <svg
        viewBox={`0 0 100 ${String(height)}`}
        preserveAspectRatio="none"
        className="absolute inset-0 size-full fill-none stroke-line-strong"
        aria-hidden="true"
      >
        {calls.map(({ node, next }) => {
          const [from, to] = [places.get(node), places.get(next)];
          if (!from || !to) return null;
          // Aside between two rows alone: past the boxes of its own row and the next a line goes straight.
          const middle = String((from.bottom + to.top) / 2);
          return (
            <path
              key={`${node} ${next}`}
              d={`M${String(from.x)} ${String(from.y)}V${String(from.bottom)}C${String(from.x)} ${middle} ${String(to.x)} ${middle} ${String(to.x)} ${String(to.top)}V${String(to.y)}`}
              vectorEffect="non-scaling-stroke"
              style={lookOf(chains, node, next)}
            />
          );
        })}
      </svg>
      {[...places].map(([node, { x, y, isTwofold }]) => {
        const mark = marks.get(node) ?? "plain";
        const edge = mark === "alarm" ? "var(--destructive)" : "var(--line-strong)";
        const isService = chains.some(({ name }) => name === node);
        return (
          <span
            key={node}
            className="absolute flex items-center gap-1 rounded-[8px] bg-raised px-1.5 py-1"
            style={{
              left: `${String(x)}%`,
              top: y,
              translate: "-50% -50%",
              boxShadow: `inset 0 0 0 1px ${edge}`,
              // Of two rows the lines to the lower one pass between the boxes of the upper one.
              width: isTwofold ? "min-content" : "max-content",
              maxWidth: "34%",
            }}
          >
            <Mark mark={mark} />
            <Label tone={isService ? "strong" : "muted"}>{node}</Label>
          </span>
        );
      })}
    </span>
  );
}

/** What calls what: what two services share is drawn once. */
export function ServiceMap({ chains, className }: { chains: readonly Chain[]; className: string }) {
  const marks = marksOf(chains);
  return (
    <span className={clsx("flex-1", className)}>
      {columnsOf(chains).map(({ nodes, calls }) => (
        <Fragment key={nodes.join()}>
          <span className="grid auto-rows-fr items-center gap-1">
            {nodes.map((node) => {
              const service = chains.find(({ name }) => name === node);
              const mark = marks.get(node) ?? "plain";
              return (
                <span
                  key={node}
                  className={clsx(
                    "flex items-center gap-2 rounded-[10px] p-2.5",
                    mark === "alarm" ? "bg-destructive/8" : "bg-foreground/4",
                  )}
                >
                  <Mark mark={mark} />
                  <span className="min-w-0">
                    <Label tone={service ? "strong" : "muted"}>{node}</Label>
                    {service && <Label>{service.said}</Label>}
                    {service && <Label>{service.owner}</Label>}
                  </span>
                </span>
              );
            })}
          </span>
          {calls.length > 0 && (
            <span className="relative flex-1">
              <svg
                viewBox="0 0 100 100"
                preserveAspectRatio="none"
                className="absolute inset-0 size-full fill-none stroke-line-strong"
                aria-hidden="true"
              >
                {calls.map(({ node, next, from, to }) => (
                  <path
                    key={`${node} ${next}`}
                    d={`M0 ${String(from)}C50 ${String(from)} 50 ${String(to)} 100 ${String(to)}`}
                    vectorEffect="non-scaling-stroke"
                    style={lookOf(chains, node, next)}
                  />
                ))}
              </svg>
            </span>
          )}
        </Fragment>
      ))}
    </span>
  );
}
