import { clsx } from "clsx";
import { ChevronDown, Undo2 } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useId, useRef, useState, type ReactNode } from "react";
import { factActions } from "@/components/generator/facts/fact-actions";
import { FactGroups } from "@/components/generator/facts/fact-groups";
import { FactQuestions } from "@/components/generator/facts/fact-questions";
import type { FactsStore } from "@/components/generator/facts/facts-store";
import { countOf, factGroups, openOnNarrow, summaryOf } from "@/components/generator/facts/groups";
import { mark, type MarkStore } from "@/components/generator/facts/mark-store";
import { RemovedFacts } from "@/components/generator/facts/removed-facts";
import { useFacts } from "@/components/generator/facts/use-facts";
import { useHasRuns } from "@/components/generator/use-run";
import { Button } from "@/components/ui/button";

type FactPanelProps = { facts: FactsStore; marks: MarkStore };

/** «As we understood it»: what was read from the description, to be corrected before anything is made of it. */
export function FactPanel({ facts, marks }: FactPanelProps) {
  const t = useTranslations("facts");
  const locale = useLocale();
  const { sheet, description, reading, failed, undo } = useFacts(facts);
  const hasRuns = useHasRuns();
  /** What the visitor chose, before the first document or after it. */
  const [chosen, setChosen] = useState<{ open: boolean; hadRuns: boolean }>();
  const [said, setSaid] = useState("");
  /** What gets the focus once this is drawn; another object each time. */
  const [next, setNext] = useState<{ target: string }>();
  const [{ isNarrow, isOneColumn }] = useState(() => ({
    isNarrow: window.matchMedia("(width < 768px)").matches,
    isOneColumn: window.matchMedia("(width < 1080px)").matches,
  }));
  const root = useRef<HTMLElement>(null);
  const id = useId();

  useEffect(() => {
    if (next === undefined) return;
    const name = CSS.escape(next.target.replace(/^question-/, ""));
    const attribute = next.target.startsWith("question-") ? "data-question" : "data-fact";
    const find = (selector: string) => root.current?.querySelector<HTMLElement>(selector);
    (find(`[${attribute}="${name}"]`) ?? find("h2"))?.focus();
  }, [next]);
  useEffect(() => () => mark(marks, undefined), [marks]);

  if (sheet === undefined) return null;
  const actions = factActions(
    facts,
    () => facts.again(description, locale),
    (target) => {
      setNext({ target });
      setSaid("");
    },
  );
  const count = countOf(sheet);
  const isVague = sheet.clarity !== "clear";
  // What comes after it must not move away, and a document that is there counts for more. A vague description is asked about first.
  const open = chosen?.hadRuns === hasRuns ? chosen.open : isVague || !(hasRuns || isOneColumn);
  const questions = (
    <FactQuestions sheet={sheet} actions={actions} onAnswered={() => setSaid(t("answered"))} />
  );

  return (
    <section
      ref={root}
      aria-labelledby={id}
      aria-busy={reading}
      data-slot="facts"
      data-open={open || undefined}
      className={clsx(
        "ym-hide-content @container mb-3 min-w-0 grow overflow-clip rounded-2xl border border-line-strong bg-[color-mix(in_oklab,var(--surface)_86%,transparent)] shadow-sheen print:hidden",
        open ? "basis-full" : "basis-85",
      )}
    >
      <div
        className={clsx(
          "relative grid items-center gap-x-3 px-5 py-3.5 @max-2xl:px-4 @2xl:grid-cols-[auto_minmax(0,1fr)_auto]",
          open
            ? "grid-cols-[minmax(0,1fr)_auto]"
            : "grid-cols-[auto_minmax(0,1fr)_auto] pointer-coarse:py-1.5 lg:[@media(height<840px)]:py-1.5",
        )}
      >
        <h2
          id={id}
          tabIndex={-1}
          className="text-[0.9375rem] font-semibold tracking-[-0.012em] focus:outline-none"
        >
          {t(open ? "title" : "titleFolded")}
        </h2>
        <p
          role="status"
          className="text-caption text-subtle data-open:@max-2xl:col-span-2 data-open:@max-2xl:row-start-2"
          data-open={open || undefined}
        >
          {reading ? t("reading") : open ? t("read", { count }) : t("summary", summaryOf(sheet))}
          <span className="sr-only"> {undo ? t("gone", { text: undo.text }) : said}</span>
        </p>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={`${id}-body`}
          onClick={() => setChosen({ open: !open, hadRuns: hasRuns })}
          className="group/fold -mr-2 inline-flex min-h-8 items-center gap-1.5 rounded-md px-2 text-caption font-medium text-muted-foreground after:absolute after:inset-0 hover:text-foreground pointer-coarse:min-h-11"
        >
          <span className="@max-2xl:group-aria-[expanded=false]/fold:sr-only">
            {t(open ? "fold" : "unfold")}
          </span>
          <ChevronDown
            aria-hidden="true"
            className="size-4 transition-transform duration-180 in-aria-expanded:rotate-180"
          />
        </button>
      </div>
      <div id={`${id}-body`} hidden={!open}>
        <p
          id={`${id}-keys`}
          className="px-5 pb-3 text-caption text-muted-foreground @max-2xl:px-4 @2xl:-mt-1.5"
        >
          {sheet.clarity === "clear" ? (
            <>
              {t("hint")} <span className="pointer-coarse:sr-only">{t("keys")}</span>
            </>
          ) : (
            t(`clarity.${sheet.clarity === "vague" && sheet.open.length > 0 ? "asks" : sheet.clarity}`)
          )}
        </p>
        {isVague && questions}
        {sheet.clarity !== "none" && (
          <FactGroups
            sheet={sheet}
            marks={marks}
            actions={actions}
            hint={`${id}-keys`}
            openAtFirst={isNarrow ? openOnNarrow : factGroups.map(({ id: group }) => group)}
          />
        )}
        <RemovedFacts sheet={sheet} actions={actions} />
        {!isVague && questions}
        {undo && (
          <Foot text={t("gone", { text: undo.text })}>
            <Button
              variant="secondary"
              size="small"
              onClick={() => {
                facts.undo();
                actions.focusNext("title");
              }}
            >
              <Undo2 aria-hidden="true" className="size-4" />
              {t("undo")}
            </Button>
          </Foot>
        )}
        {failed && (
          <Foot text={t("failed")}>
            <Button variant="secondary" size="small" onClick={() => facts.again(description, locale)}>
              {t("readAgain")}
            </Button>
          </Foot>
        )}
      </div>
    </section>
  );
}

/** What has just happened, and what can be done about it. */
function Foot({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line bg-raised px-5 py-2.5 @max-2xl:px-4">
      <p className="min-w-0 flex-1 basis-48 text-caption wrap-anywhere text-muted-foreground">{text}</p>
      {children}
    </div>
  );
}
