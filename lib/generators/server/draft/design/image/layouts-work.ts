import "server-only";
import type { ReactNode } from "react";
import {
  bar,
  box,
  browser,
  button,
  card,
  column,
  oneLine,
  pill,
  vary,
  words,
  type Scene,
} from "@/lib/generators/server/draft/design/image/parts";

const side = ({ palette, content }: Scene): ReactNode =>
  column(
    { width: 210, padding: 26, gap: 20, backgroundColor: palette.soft, borderBottomLeftRadius: 17 },
    box({ width: 34, height: 34, borderRadius: 10, backgroundColor: palette.primary }),
    ...content.words.menu.map((item, index) =>
      words(item, {
        fontSize: 19,
        fontWeight: index === 0 ? 700 : 400,
        color: index === 0 ? palette.link : palette.muted,
      }),
    ),
  );

/** As many rows with a state as the card of a dashboard holds. */
const ROWS = 4;

/** Figures of the prompt on tiles, a week as bars, and a queue with states. */
export const dashboard = (scene: Scene): ReactNode => {
  const { palette, content } = scene;
  const tiles = [...content.figures, ...content.lines].slice(0, 3);
  return browser(
    scene,
    side(scene),
    column(
      { flex: 1, padding: 32, gap: 20 },
      words(content.title, { fontSize: 30, fontWeight: 700, color: palette.ink }),
      box(
        { gap: 16 },
        ...tiles.map((tile, index) =>
          card(
            scene,
            { flex: 1, gap: 12, padding: 18 },
            oneLine(tile, { fontSize: 18, fontWeight: 700, color: palette.ink }),
            bar(vary(content.seed, index, 80, 190), index === 0 ? palette.primary : palette.soft),
          ),
        ),
      ),
      box(
        { flex: 1, gap: 20 },
        card(
          scene,
          { flex: 1, justifyContent: "flex-end" },
          box(
            { alignItems: "flex-end", justifyContent: "space-between", flex: 1 },
            ...content.words.day.map((day, index) =>
              column(
                { alignItems: "center", gap: 10 },
                box({
                  width: 40,
                  height: vary(content.seed, index, 60, 250),
                  borderRadius: Math.min(12, palette.radius),
                  backgroundColor: index === content.seed % 7 ? palette.primary : palette.soft,
                }),
                words(day, { fontSize: 16, color: palette.muted }),
              ),
            ),
          ),
        ),
        card(
          scene,
          { width: 360, gap: 16 },
          ...content.lines
            .slice(0, ROWS)
            .map((line, index) =>
              column(
                { gap: 8 },
                oneLine(line, { fontSize: 18, color: palette.ink }),
                box({}, pill(content.words.states[index % 3] ?? "", scene)),
              ),
            ),
        ),
      ),
    ),
  );
};

/** The next thing first, then what is under way. */
export const portal = (scene: Scene): ReactNode => {
  const { palette, content } = scene;
  return browser(
    scene,
    side(scene),
    column(
      { flex: 1, padding: 36, gap: 22 },
      card(
        scene,
        { gap: 18, backgroundColor: palette.soft },
        words(content.title, { fontSize: 34, fontWeight: 700, lineHeight: 1.15, color: palette.ink }),
        box(
          { gap: 14, alignItems: "center" },
          button(content.words.primary, scene, true),
          ...content.figures.slice(0, 2).map((figure) => words(figure, { fontSize: 20, color: palette.ink })),
        ),
      ),
      ...[0, 2].map((from) =>
        box(
          { flex: 1, gap: 20 },
          ...content.lines
            .slice(from, from + 2)
            .map((line, index) =>
              card(
                scene,
                { flex: 1, gap: 14 },
                oneLine(line, { fontSize: 20, fontWeight: 700, color: palette.ink }),
                bar(vary(content.seed, from + index, 140, 300), palette.soft),
                bar(vary(content.seed, from + index + 4, 90, 220), palette.soft),
                box({}, pill(content.words.states[(from + index) % 3] ?? "", scene)),
              ),
            ),
        ),
      ),
    ),
  );
};

const phone = ({ palette }: Scene, ...children: ReactNode[]): ReactNode =>
  column(
    {
      width: 310,
      height: 650,
      padding: 22,
      gap: 16,
      borderRadius: 44,
      border: `8px solid ${palette.ink}`,
      backgroundColor: palette.paper,
    },
    box({ justifyContent: "center" }, bar(90, palette.line, 8)),
    ...children,
  );

/** Two phones: a list and one item with its action at the bottom. */
export const mobile = (scene: Scene): ReactNode => {
  const { palette, content } = scene;
  const [first = "", second = ""] = content.lines;
  return box(
    { flex: 1, alignItems: "center", gap: 44 },
    column(
      { flex: 1, gap: 20 },
      words(content.title, { fontSize: 42, fontWeight: 700, lineHeight: 1.12, color: palette.ink }),
      ...[...content.figures, first]
        .slice(0, 3)
        .map((line) => words(line, { fontSize: 22, color: palette.muted })),
    ),
    phone(
      scene,
      ...content.lines
        .slice(0, 4)
        .map((line, index) =>
          card(
            scene,
            { gap: 10, padding: 16 },
            words(line, { fontSize: 18, fontWeight: 700, color: palette.ink }),
            bar(vary(content.seed, index, 90, 190), palette.soft),
          ),
        ),
    ),
    phone(
      scene,
      box({ height: 190, borderRadius: palette.radius, backgroundColor: palette.primary }),
      words(second, { fontSize: 24, fontWeight: 700, lineHeight: 1.15, color: palette.ink }),
      ...[0, 1, 2].map((index) => bar(vary(content.seed, index + 9, 130, 230), palette.soft, 12)),
      column({ flex: 1, justifyContent: "flex-end" }, button(content.words.primary, scene, true)),
    ),
  );
};
