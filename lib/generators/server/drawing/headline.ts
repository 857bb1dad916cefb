import "server-only";
import type { ReactNode } from "react";
import * as draw from "@/lib/pictures/boxes";
import { edge } from "@/lib/generators/server/drawing/forms";
import type { Asked } from "@/lib/generators/server/drawing/parts";
import type { Palette } from "@/lib/generators/server/compose/design/palette";
import { pictureWords } from "@/lib/content/picture-words";

/** The headline of a page, whole, on the main colour. */
export function hero({ primary, onPrimary, radius }: Palette, { part, isNarrow }: Asked): ReactNode {
  const said = part.said ?? part.label;
  const [width, largest] = isNarrow ? [250, 28] : [1040, 56];
  const frame = {
    padding: isNarrow ? 16 : 28,
    borderRadius: radius,
    backgroundColor: primary,
    flexShrink: 0,
  };
  return draw.box(frame, draw.words(said, draw.fitting(said, width, largest), onPrimary, draw.bold));
}

/** An address to type and the button beside or below it. */
export function signup(palette: Palette, { locale, isNarrow }: Asked): ReactNode {
  const { paper, line, muted, primary, onPrimary, radius } = palette;
  const { address, subscribe } = pictureWords(locale).drawn;
  const size = isNarrow ? 20 : 24;
  const look = { height: size * 2.3, borderRadius: radius / 2, padding: "0 16px" };
  const field = draw.box(
    {
      ...look,
      flexGrow: 1,
      flexShrink: 0,
      maxHeight: look.height,
      alignItems: "center",
      border: edge(palette),
      backgroundColor: paper,
    },
    draw.bar("46%", draw.faint(line)),
  );
  const button = draw.words(subscribe, size, onPrimary, {
    ...look,
    ...draw.centred,
    ...draw.bold,
    backgroundColor: primary,
  });
  return draw.column(
    { flexGrow: 1, gap: 10, justifyContent: "center" },
    draw.words(address, size - 2, muted),
    draw.box(isNarrow ? { flexDirection: "column", gap: 12 } : { gap: 12 }, field, button),
  );
}

const STAR = "M12 2L15 9L22.5 9.6L16.8 14.5L18.6 22L12 18L5.4 22L7.2 14.5L1.5 9.6L9 9Z";

/** What people say, each with a face, a name and stars. */
export function reviews(palette: Palette, { count, most, isNarrow }: Asked): ReactNode {
  const { soft, line, muted, link, radius } = palette;
  const side = isNarrow ? 16 : 20;
  const star = draw.drawing(
    { position: "relative", width: side, height: side },
    "24 24",
    draw.path(STAR, "none", 0, link),
  );
  const some = Math.min(isNarrow ? Math.max(1, Math.floor(most / 2)) : 4, count ?? 3);
  const review = () =>
    draw.column(
      { flex: 1, gap: 12, padding: 14, borderRadius: radius / 2, border: edge(palette) },
      draw.box(
        { gap: 10, alignItems: "center", flexShrink: 0 },
        draw.dot(soft, 30),
        draw.bar("22%", draw.faint(muted)),
        draw.box({ gap: 2, flexShrink: 0 }, ...draw.upTo(5).map(() => star)),
      ),
      draw.bars(draw.faint(line), 94, 70),
    );
  const frame = isNarrow ? ({ flexDirection: "column" } as const) : {};
  return draw.box({ ...frame, flexGrow: 1, flexBasis: 0, gap: 12 }, ...draw.upTo(some).map(review));
}

const OF_TEXT =
  /текст|описани|абзац|истори|биограф|about|description|text|copy|paragraph|story|bio(?!\p{L})/iu;

/** The name of a part stands inside its drawing, and not above it as well. */
export const isNamedInside = (label: string) => !OF_TEXT.test(label);

/** Texts have lines; of any other part that has no drawing its name stands in its place. */
export function lines(
  { line, soft, ink, radius }: Palette,
  { part, label, isNarrow, most }: Asked,
): ReactNode {
  if (part.label === "" || OF_TEXT.test(label)) return draw.bars(draw.faint(line), 94, 82, 58);
  const size = most <= 1 || isNarrow ? 20 : 28;
  const frame = {
    ...draw.centred,
    flexGrow: 1,
    padding: 12,
    borderRadius: radius / 2,
    backgroundColor: soft,
  };
  const words = draw.words(part.said ?? part.label, size, ink, { ...draw.bold, flexShrink: 1 });
  return draw.column(frame, words);
}
