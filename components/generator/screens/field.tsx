import { Camera, CalendarDays, Check, ChevronDown, LockKeyhole, PenLine, QrCode, Search } from "lucide-react";
import { Label, Value } from "@/components/generator/screens/parts";
import type { ScreenItem } from "@/lib/generators/screens";

const glyphs = { choice: ChevronDown, date: CalendarDays, code: QrCode, sign: PenLine } as const;

/** One field of a form, drawn by the way it is filled in. */
export function Field({ item, at }: { item: ScreenItem; at: number }) {
  const { control = "text", label } = item;
  if (control === "check")
    return (
      <span className="flex items-start gap-2">
        <span className="grid size-3.5 shrink-0 place-items-center rounded-[4px] border border-accent bg-accent/15 text-accent">
          <Check className="size-2.5" />
        </span>
        <Label tone="strong">{label}</Label>
      </span>
    );
  if (control === "photo")
    return (
      <span className="row-span-2 grid content-center justify-items-center gap-1.5 rounded-[10px] border border-dashed border-accent/70 bg-accent/8 px-2 py-3 text-accent">
        <Camera className="size-5" />
        <Label tone="strong" className="text-center">
          {label}
        </Label>
      </span>
    );
  if (control === "note")
    return (
      <span className="col-span-full grid justify-items-center gap-3 px-2 pt-2 text-center">
        <span className="grid size-11 place-items-center rounded-full bg-accent/12 text-accent">
          <LockKeyhole className="size-5" />
        </span>
        <Label>{label}</Label>
      </span>
    );
  const Glyph = control in glyphs ? glyphs[control as keyof typeof glyphs] : undefined;
  return (
    <span className="grid gap-1">
      <Label>{label}</Label>
      <span className="flex min-h-7 items-center gap-2 rounded-[8px] bg-foreground/5 px-2.5 py-1.5 shadow-[inset_0_0_0_1px_var(--line)]">
        <span className="min-w-0 flex-1">
          {control === "sign" ? <Scribble /> : <Value item={item} at={at} />}
        </span>
        {Glyph && <Glyph className="size-3.5 shrink-0 text-subtle" />}
      </span>
    </span>
  );
}

const Scribble = () => (
  <svg viewBox="0 0 90 18" className="h-4.5 w-20 text-accent" aria-hidden="true">
    <path d="M2 13c6-12 10-12 9-3s4 6 8-2 6-5 5 1 5 5 9-1 7-4 8 1 9 2 14-2 12-4 18 0" />
  </svg>
);

/** The field that records are searched by. */
export const SearchBar = ({ label }: { label: string | undefined }) => (
  <span className="flex items-center gap-2 rounded-full bg-foreground/5 px-2.5 py-1.5 shadow-[inset_0_0_0_1px_var(--line)]">
    <Search className="size-3 text-subtle" />
    {label !== undefined && <Label>{label}</Label>}
  </span>
);
