import { getTranslations } from "next-intl/server";
import type { Case } from "@/lib/content/cases";

/** The first sentence, without its stop as headings are, and what follows it. */
const OPENED = /^([^.!?]+)[.!?]\s+(.+)$/u;

/** What the work taught: the first sentence of each lesson says it, the others tell how it came. */
export async function CaseLessons({ lessons }: { lessons: NonNullable<Case["lessons"]> }) {
  const t = await getTranslations("cases.detail");
  return (
    <section
      data-slot="case-lessons"
      aria-label={t("lessons")}
      className="col-span-full pt-[clamp(56px,8vw,112px)] print:p-0"
    >
      <div className="grid gap-8 md:grid-cols-2 md:gap-16 print:gap-[8pt]">
        {(["hard", "differently"] as const).map((name) => {
          const [, first, others] = OPENED.exec(lessons[name]) ?? [undefined, lessons[name], ""];
          return (
            <div key={name}>
              <h2 className="text-caption text-service">{t(name)}</h2>
              <p className="mt-2 text-h3 font-semibold text-pretty">{first}</p>
              <p className="mt-3 max-w-[34em] leading-[1.65]">{others}</p>
            </div>
          );
        })}
      </div>
    </section>
  );
}
