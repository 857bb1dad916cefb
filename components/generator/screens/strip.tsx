import { useTranslations } from "next-intl";
import { useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { ScrollBox } from "@/components/generator/scroll-box";
import styles from "@/components/generator/screens/strip.module.css";
import { cn } from "@/lib/site/cn";

type StripProps = {
  label: string;
  /** What the drawings are called, one after another. */
  titles: readonly string[];
  /** The drawings as a list, the one that is looked at known by its number. */
  children: (current: number) => ReactNode;
};

/** Drawings in one row to be leafed through: the next one looks in at the edge, and the steps below say where the reader is. */
export function Strip({ label, titles, children }: StripProps) {
  const box = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const places = () => {
    const list = [...(box.current?.querySelectorAll("li") ?? [])].map((one) => one.offsetLeft);
    return list.map((left) => left - (list[0] ?? 0));
  };
  const look = () => {
    const at = box.current?.scrollLeft ?? 0;
    const away = places().map((left) => Math.abs(left - at));
    setCurrent(away.indexOf(Math.min(...away)));
  };
  useLayoutEffect(() => {
    const observer = new ResizeObserver(() => {
      const drawing = box.current?.querySelectorAll("li")[current];
      if (drawing) box.current?.style.setProperty("--height", `${String(drawing.offsetHeight)}px`);
    });
    for (const one of box.current?.querySelectorAll("li") ?? []) observer.observe(one);
    return () => observer.disconnect();
  }, [current]);
  return (
    <>
      <ScrollBox
        ref={box}
        label={label}
        onScroll={look}
        className={cn(
          "relative snap-x snap-mandatory scroll-px-4 [scrollbar-width:none] overflow-x-auto",
          styles.strip,
        )}
      >
        {children(current)}
      </ScrollBox>
      {titles.length > 1 && (
        <Steps
          titles={titles}
          current={current}
          onChoose={(index) => box.current?.scrollTo({ left: places()[index] ?? 0, behavior: "smooth" })}
        />
      )}
    </>
  );
}

type StepsProps = { titles: readonly string[]; current: number; onChoose: (index: number) => void };

/** A bar for each drawing, that of the one looked at longer and bright, and its number in words. */
function Steps({ titles, current, onChoose }: StepsProps) {
  const t = useTranslations("generator.workbench.screens");
  const count = titles.length;
  return (
    <div className="-mt-4 flex items-center gap-3 px-4 print:hidden">
      <span aria-hidden="true" className="text-[0.8125rem] font-medium text-foreground tabular-nums">
        {t("place", { at: current + 1, count })}
      </span>
      <span className="flex min-w-0 flex-1 gap-1">
        {titles.map((title, index) => (
          <button
            key={index}
            type="button"
            aria-current={index === current || undefined}
            aria-label={`${t("place", { at: index + 1, count })}: ${title}`}
            onClick={() => onChoose(index)}
            className="group/step grid h-11 min-w-0 flex-1 items-center"
          >
            <span className="block h-1 rounded-full bg-foreground/22 group-aria-[current]/step:bg-accent" />
          </button>
        ))}
      </span>
    </div>
  );
}
