import { Check } from "lucide-react";
import { getTranslations } from "next-intl/server";
import { CaseView } from "./views/case-view";
import { alive } from "@/components/illustrations/alive";
import { Container } from "@/components/ui/container";
import { Eyebrow } from "@/components/ui/eyebrow";
import type { Case } from "@/lib/content/cases";
import { cn } from "@/lib/site/cn";

type Screen = NonNullable<Case["screen"]>;

/** Across the whole page, lit in the hue of the case. Without the light on paper. */
const stage = cn(
  "relative isolate col-span-full mx-[calc(-1*var(--side))] overflow-clip border-y border-line py-[clamp(56px,8vw,112px)]",
  "before:absolute before:inset-0 before:-z-1 before:bg-[radial-gradient(60rem_30rem_at_60%_66%,color-mix(in_oklab,var(--s)_calc(var(--glow)*70%),transparent),transparent_72%)]",
  "print:m-0 print:break-inside-avoid print:border-0 print:p-0",
);

const inWindow = {
  stand: "",
  head: "lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]",
  window: "rounded-2xl md:rounded-3xl",
};

const under = {
  ...inWindow,
  parts: "",
  view: "border-b p-5 md:p-8",
  list: "lg:grid lg:auto-cols-fr lg:grid-flow-col lg:gap-x-8",
  row: "lg:py-0",
  // Where the window is wide its buttons stand at its upper edge.
  actions: "lg:absolute lg:top-13.5 lg:right-8 lg:flex-row-reverse lg:pt-0",
};

/** How the window stands: view and facts side by side, the facts in a strip below a view as wide as the window, which a map fills to its edges, or a phone beside the heading. */
const layouts = {
  beside: {
    ...inWindow,
    parts: "lg:grid-cols-[minmax(0,1fr)_21rem]",
    view: "p-5 max-lg:border-b md:p-8 lg:border-r",
    list: "",
    row: "lg:border-b lg:py-3",
    actions: "lg:grid",
  },
  under,
  map: { ...under, view: "border-b" },
  phone: {
    stand: "lg:grid lg:grid-cols-[minmax(0,1fr)_25rem] lg:items-center lg:gap-x-24",
    head: "",
    window: "rounded-[2rem] lg:rounded-[2.75rem] lg:ring-8 lg:ring-raised",
    parts: "",
    view: "p-5 md:px-8 md:pt-8 md:pb-3",
    list: "",
    row: "lg:border-b lg:py-3",
    actions: "lg:grid",
  },
} as const;

type Kind = NonNullable<Screen["view"]>["kind"];

/** Views that need the whole width. The others have the facts beside them. */
const standing: Partial<Record<Kind, keyof typeof layouts>> = {
  map: "map",
  trend: "under",
  gaps: "under",
  queue: "phone",
};

/** As rows of the card with the project's facts stand. */
const row = cn(
  "border-line py-2 first:pt-0 md:py-2.5",
  "max-md:items-baseline max-md:gap-x-4 max-md:@min-[16rem]:grid max-md:@min-[16rem]:grid-cols-[6.5rem_minmax(0,1fr)]",
);

/** What its people see: one screen of the system, drawn, and what is better for them. */
export async function CaseScreen({ screen }: { screen: Screen }) {
  const t = await getTranslations("cases.detail");
  const kind = screen.view?.kind;
  const name = (kind && standing[kind]) ?? "beside";
  const layout = layouts[name];
  const isPhone = name === "phone";
  const facts = (
    <dl
      className={cn(
        "@container text-[0.9375rem] leading-[1.4] md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:gap-x-10",
        layout.list,
      )}
    >
      {screen.rows.map(({ label, value, key }) => (
        <div key={label} className={cn(row, layout.row)}>
          <dt className="text-caption text-subtle">{label}</dt>
          <dd className={cn("md:mt-0.5", key === true ? "font-semibold" : "font-medium")}>
            {key === true && <Check className="mr-1.5 inline size-4 text-success" />}
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
  return (
    <section className={stage}>
      <Container className={layout.stand}>
        <div className={cn("grid grid-cols-1 items-end gap-x-16 gap-y-4", layout.head)}>
          <div>
            <Eyebrow>{t("screen")}</Eyebrow>
            <h2 className="text-h2">{screen.heading}</h2>
          </div>
          <p className="max-w-[36em] leading-[1.6] text-muted-foreground">{screen.note}</p>
          {isPhone && <div className="mt-6 lg:mt-8">{facts}</div>}
        </div>
        <figure
          {...alive}
          data-slot="case-screen"
          className={cn(
            alive.className,
            "relative overflow-clip border border-line-strong bg-surface shadow-floating print:shadow-none",
            isPhone ? "max-lg:mt-7" : "mt-[clamp(28px,3.2vw,44px)]",
            layout.window,
          )}
        >
          <figcaption className="flex items-center gap-3 border-b border-line bg-raised px-5 py-3 font-mono text-mono text-subtle md:px-8">
            <span aria-hidden="true" className="size-2 rounded-full bg-(--c)" />
            {screen.app}
            {screen.nav && (
              <span aria-hidden="true" className="ml-auto flex items-center gap-6 print:hidden">
                {screen.nav.sections.map((section, index) => (
                  <span key={section} className={cn("max-md:hidden", index === 0 && "text-foreground")}>
                    {section}
                  </span>
                ))}
                <span className="-my-1 grid size-6 place-items-center rounded-full bg-background text-xs text-foreground">
                  {screen.nav.user}
                </span>
              </span>
            )}
          </figcaption>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-5 py-4 md:px-8 md:py-5">
            <p className="text-h4 font-semibold">{screen.title}</p>
            <p className="flex items-center gap-2 rounded-md border border-line-strong px-2.5 py-1 text-caption font-medium before:size-[7px] before:rounded-md before:bg-(--c)">
              {screen.state}
            </p>
          </div>
          <div className={cn("grid grid-cols-1", screen.view && layout.parts)}>
            {screen.view && (
              <div data-slot="case-view" className={cn("flex flex-col border-line", layout.view)}>
                {screen.view.caption !== undefined && (
                  <p className="mb-5 text-caption text-subtle">{screen.view.caption}</p>
                )}
                <CaseView view={screen.view} />
              </div>
            )}
            <div className={cn("flex flex-col p-5 md:p-8", isPhone && "pt-0 md:pt-0")}>
              {!isPhone && facts}
              {/* Drawn: there is nothing to press on a picture of a screen. */}
              <p
                aria-hidden="true"
                className={cn(
                  "mt-auto flex flex-wrap gap-2.5 pt-5 text-center text-sm font-medium select-none print:hidden",
                  layout.actions,
                )}
              >
                {screen.actions.map((action, index) => (
                  <span
                    key={action}
                    className={cn(
                      "grow rounded-md border px-3.5 py-2 lg:py-2.5",
                      index === 0 ? "border-transparent bg-foreground text-background" : "border-line-strong",
                    )}
                  >
                    {action}
                  </span>
                ))}
              </p>
            </div>
          </div>
        </figure>
      </Container>
    </section>
  );
}
