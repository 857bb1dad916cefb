import "server-only";
import type { ReactNode } from "react";
import { isText } from "@/lib/generators/server/compose/design/picture-plan";
import type { Palette } from "@/lib/generators/server/compose/design/palette";
import { drawBoard } from "@/lib/generators/server/drawing/board";
import { countOf, drawPart, heading, mainButton, rowsIn } from "@/lib/generators/server/drawing/parts";
import type { Drawn, Look, Room } from "@/lib/generators/server/drawing/parts";
import { isSearch } from "@/lib/generators/server/drawing/special";
import type { Locale } from "@/lib/i18n/locales";
import * as draw from "@/lib/pictures/boxes";

const ON_A_PHONE = 3;
/** Drawings that fill their height. */
const TALL: ReadonlySet<Look> = new Set<Look>(["chart", "map", "photo", "days"]);
/** Pixels of a part with its heading. */
const LEAST_HEIGHT = 110;
const LOW: ReadonlySet<Look> = new Set<Look>(["warning", "level"]);

/** What a drawn screen shows, and how. `text`: the description it was read from. */
export type Screen = {
  parts: readonly Drawn[];
  buttons: readonly Drawn[];
  palette: Palette;
  locale: Locale;
  text: string;
};

function partCard(part: Drawn, palette: Palette, room: Room): ReactNode {
  const { surface, line, radius } = palette;
  const [padding, gap] = room.isNarrow ? [14, 8] : [20, 14];
  const frame = { backgroundColor: surface, border: `2px solid ${draw.faint(line)}`, borderRadius: radius };
  return draw.column(
    // Only a full phone may have too little room: cutting off costs a layer of the whole picture for all that is inside.
    {
      ...frame,
      flex: part.looks.includes("phone") ? 0.55 : 1,
      padding,
      gap,
      ...(room.mostRows !== undefined && { overflow: "hidden" }),
    },
    heading(part, part.looks[0], palette, room),
    draw.column({ flexGrow: 1 }, drawPart(part, palette, room)),
  );
}

/** A part with more rows than there is room for takes room from the others, and a form with many fields a little. */
const heightOf = (part: Drawn, most: number): number => {
  const [look] = part.looks;
  const rows = rowsIn(countOf(part) ?? 1);
  if (look === "fields") return rows > most ? 1.35 : 1;
  return look === "rows" ? Math.min(1.5, Math.max(1, (0.8 * rows) / most)) : 1;
};

/** Rows of parts; one of text or of one field alone is lower, on a phone as low as its text. */
function rowsOf({ parts: all, palette, locale, text }: Screen, across: number): ReactNode[] {
  const isPhone = across === 1;
  const head = all.find(({ looks }) => looks[0] === "hero");
  const parts = all.filter((part) => part !== head);
  const rows = draw.upTo(Math.ceil(parts.length / across)).map((at) => at * across);
  const most = (isPhone || head ? 4 : 6) / Math.min(2, rows.length);
  const isFull = isPhone && rows.length > 2;
  // A chart or a map below a list keeps its height: without any it cannot be drawn.
  const isShared = parts.some(({ looks: [look] }) => look !== undefined && TALL.has(look));
  const mostRows = isShared ? 3 : 5;
  const room = { locale, most, isNarrow: across !== 2, screen: text, ...(isFull && { mostRows }) };
  const drawn = rows.map((at) => {
    const row = parts.slice(at, at + across);
    const isLow = row.every((part) => isText(part) || isSearch(part) || LOW.has(part.looks[0] ?? "lines"));
    const own = isLow ? { ...room, most: 1 } : room;
    const flex = Math.max(...row.map((part) => heightOf(part, most)));
    const size = !isLow ? { flex, minHeight: LEAST_HEIGHT } : isPhone ? { flexShrink: 0 } : { flex: 0.5 };
    return draw.box({ ...size, gap: 20 }, ...row.map((part) => partCard(part, palette, own)));
  });
  if (head === undefined) return drawn;
  return [draw.box({ flexShrink: 0 }, drawPart(head, palette, { ...room, isNarrow: isPhone })), ...drawn];
}

/** A form that is the whole screen: one card with its title, its fields, its button and the link below it. */
function formCard(title: string, form: Drawn, { buttons, palette, locale, text }: Screen): ReactNode {
  const { surface, line, radius, ink, link } = palette;
  const count = form.names?.length ?? 0;
  const isWide = count > 3;
  const card = {
    width: isWide ? 760 : 520,
    gap: 22,
    padding: 36,
    backgroundColor: surface,
    borderRadius: radius,
  };
  const room = { locale, most: 6, isNarrow: false, screen: text };
  const wide = { width: "100%", padding: "14px 24px" };
  const below = form.link === undefined ? undefined : draw.words(form.link, 22, link, draw.centred);
  return draw.box(
    { ...draw.centred, flex: 1 },
    draw.column(
      { ...card, border: `2px solid ${draw.faint(line)}` },
      draw.words(title, draw.fitting(title, 440, 36), ink, draw.bold),
      draw.column({ height: 100 * (isWide ? Math.ceil(count / 2) : count) }, drawPart(form, palette, room)),
      ...buttons.map((part) => mainButton(part, palette, locale, wide)),
      below,
    ),
  );
}

const MOST_IN_A_CARD = 6;

/** Under a headline three or four parts stand in one row. */
const acrossOf = (parts: readonly Drawn[]): number => {
  const count = parts.filter(({ looks }) => looks[0] !== "hero").length;
  if (count < parts.length && (count === 3 || count === 4)) return count;
  return count > 4 ? 3 : 2;
};

/** Parts under the title and the buttons; buttons alone are large. */
export function page(title: string, screen: Screen): ReactNode[] {
  const { parts, palette, locale } = screen;
  const [form] = parts;
  const names = form?.names?.length ?? 0;
  if (form?.looks[0] === "fields" && parts.length === 1 && names > 0 && names <= MOST_IN_A_CARD)
    return [formCard(title, form, screen)];
  const isAlone = parts.length === 0;
  const look = isAlone ? { fontSize: 38, padding: "30px 64px" } : {};
  const buttons = screen.buttons.map((part) => mainButton(part, palette, locale, look));
  const name = draw.words(title, 38, palette.ink, { ...draw.bold, flex: 1, flexShrink: 1 });
  const head = draw.box({ gap: 14, alignItems: "center", flexShrink: 0 }, name, ...(isAlone ? [] : buttons));
  const board = drawBoard(screen.text, parts, palette, locale);
  if (board !== undefined) return [head, board];
  return isAlone
    ? [head, draw.box({ ...draw.centred, flex: 1, gap: 20 }, ...buttons)]
    : [head, ...rowsOf(screen, acrossOf(parts))];
}

/** Phones beside their title, three parts on each, the buttons on the first. */
export function phones(title: string, { parts, buttons, ...look }: Screen): ReactNode {
  const { ink, paper, primary } = look.palette;
  const frame = { width: 340, padding: 18, gap: 12, borderRadius: 44, border: `8px solid ${ink}` };
  const screen = (some: readonly Drawn[], own: readonly Drawn[]) =>
    draw.column(
      { ...frame, backgroundColor: paper, overflow: "hidden" },
      draw.words("9:41", 18, ink, { ...draw.bold, padding: "0 14px" }),
      ...rowsOf({ parts: some, buttons: own, ...look }, 1),
      ...own.map((part) => mainButton(part, look.palette, look.locale)),
    );
  const name = draw.words(title, draw.fitting(title, 330, 44), ink, draw.bold);
  const side = { flex: 1, maxWidth: 440, gap: 24, justifyContent: "center" };
  const rest = parts.slice(ON_A_PHONE);
  return draw.box(
    { flex: 1, gap: 36, justifyContent: "center" },
    draw.column(side, draw.bar(64, primary, 8), name),
    screen(parts.slice(0, ON_A_PHONE), buttons),
    rest.length > 0 ? screen(rest, []) : undefined,
  );
}
