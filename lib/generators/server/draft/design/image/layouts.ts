import "server-only";
import type { ReactNode } from "react";
import type { DesignKind } from "@/content/knowledge/design-texts";
import { dashboard, mobile, portal } from "@/lib/generators/server/draft/design/image/layouts-work";
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

const landing = (scene: Scene): ReactNode => {
  const { palette, content } = scene;
  const [first = "", second = ""] = content.lines;
  return browser(
    scene,
    column(
      { flex: 1, padding: 44, gap: 28 },
      box(
        { justifyContent: "space-between", alignItems: "center" },
        box({ width: 34, height: 34, borderRadius: 17, backgroundColor: palette.primary }),
        box(
          { gap: 28 },
          ...content.words.menu.map((item) => words(item, { fontSize: 18, color: palette.muted })),
        ),
      ),
      box(
        { flex: 1, gap: 40 },
        column(
          { flex: 1, justifyContent: "center", gap: 20 },
          words(content.title, { fontSize: 52, fontWeight: 700, lineHeight: 1.1, color: palette.ink }),
          words(first, { fontSize: 22, color: palette.muted }),
          box(
            { gap: 16 },
            button(content.words.primary, scene, true),
            button(content.words.secondary, scene, false),
          ),
          box(
            { gap: 12 },
            ...(content.figures.length > 0 ? content.figures : [second]).map((text) => pill(text, scene)),
          ),
        ),
        box(
          { width: 380, alignItems: "center", justifyContent: "center" },
          ...[360, 250, 140].map((size, index) =>
            box({
              position: "absolute",
              width: size,
              height: size,
              borderRadius: index === 2 ? palette.radius : size / 2,
              backgroundColor: [palette.soft, palette.surface, palette.primary][index] ?? palette.soft,
              border: `2px solid ${palette.line}`,
            }),
          ),
        ),
      ),
      box(
        { gap: 20 },
        ...content.lines
          .slice(1, 4)
          .map((line, index) =>
            card(
              scene,
              { flex: 1, gap: 12 },
              oneLine(line, { fontSize: 18, fontWeight: 700, color: palette.ink }),
              bar(vary(content.seed, index, 150, 260), palette.soft),
              bar(vary(content.seed, index + 5, 90, 220), palette.soft),
            ),
          ),
      ),
    ),
  );
};

const form = (scene: Scene): ReactNode => {
  const { palette, content } = scene;
  const fields = content.lines.slice(0, 3);
  return browser(
    scene,
    box(
      { flex: 1, padding: 44, gap: 36 },
      column(
        { flex: 1, gap: 18 },
        words(content.title, { fontSize: 36, fontWeight: 700, lineHeight: 1.15, color: palette.ink }),
        box(
          { gap: 10 },
          ...[palette.primary, palette.primary, palette.line].map((colour) => bar(120, colour, 8)),
        ),
        ...fields.map((label, index) =>
          column(
            { gap: 8 },
            words(label, { fontSize: 17, color: palette.muted }),
            box(
              {
                height: 52,
                alignItems: "center",
                paddingLeft: 18,
                borderRadius: Math.max(4, palette.radius * 0.6),
                border: `${index === 0 ? "2px" : "1px"} solid ${index === 0 ? palette.primary : palette.line}`,
                backgroundColor: palette.surface,
              },
              bar(vary(content.seed, index, 120, 320), palette.soft, 12),
            ),
          ),
        ),
        box(
          { gap: 16, marginTop: 10 },
          button(content.words.primary, scene, true),
          button(content.words.secondary, scene, false),
        ),
      ),
      card(
        scene,
        { width: 340, gap: 18, backgroundColor: palette.soft },
        ...content.lines.slice(3, 7).map((line) => words(line, { fontSize: 20, color: palette.ink })),
        ...content.figures.map((figure) => pill(figure, scene)),
      ),
    ),
  );
};

const catalogue = (scene: Scene): ReactNode => {
  const { palette, content } = scene;
  return browser(
    scene,
    column(
      { flex: 1, padding: 40, gap: 22 },
      box(
        { justifyContent: "space-between", alignItems: "center" },
        words(content.title, { fontSize: 32, fontWeight: 700, color: palette.ink, maxWidth: 760 }),
        words(content.words.search, {
          width: 240,
          padding: "12px 20px",
          borderRadius: 24,
          border: `1px solid ${palette.line}`,
          color: palette.muted,
          fontSize: 18,
        }),
      ),
      box(
        { gap: 12 },
        ...[...content.figures, ...content.words.menu].slice(0, 4).map((text) => pill(text, scene)),
      ),
      ...[0, 3].map((from) =>
        box(
          { flex: 1, gap: 20 },
          ...content.lines.slice(from, from + 3).map((line, index) =>
            card(
              scene,
              { flex: 1, gap: 12, padding: 18 },
              box({
                height: 84,
                borderRadius: Math.max(4, palette.radius * 0.6),
                backgroundColor: (from + index) % 2 === 0 ? palette.soft : palette.primary,
              }),
              oneLine(line, { fontSize: 18, fontWeight: 700, color: palette.ink }),
              bar(vary(content.seed, from + index, 90, 200), palette.soft),
            ),
          ),
        ),
      ),
    ),
  );
};

/** How each kind of screen is drawn. */
export const layouts: Readonly<Record<DesignKind, (scene: Scene) => ReactNode>> = {
  landing,
  form,
  catalogue,
  dashboard,
  portal,
  mobile,
};
