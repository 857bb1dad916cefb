import { useTranslations } from "next-intl";
import { PlainText } from "@/components/generator/markdown/plain-text";
import type { ShownResult } from "@/components/generator/result-panel";

/** A result while the code that draws it is on its way: what has been written, or that it failed. */
export function ResultMeanwhile({ run, onAgain }: Pick<ShownResult, "run" | "onAgain">) {
  const t = useTranslations("generator.workbench.failure");
  return run.status === "failed" ? (
    <p role="alert" className="m-5">
      {run.message ?? t("network")}{" "}
      <button type="button" className="text-accent underline" onClick={() => onAgain()}>
        {t("retry")}
      </button>
    </p>
  ) : (
    <PlainText lang={run.locale}>{run.text}</PlainText>
  );
}
