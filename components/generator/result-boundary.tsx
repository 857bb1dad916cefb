import { useTranslations } from "next-intl";
import { Component, useState, type ReactNode } from "react";
import { FailedCard, FailedText, FailedTitle, FailedWays } from "@/components/generator/failed-card";
import { forgetResult } from "@/components/generator/kept-results";
import { PlainText } from "@/components/generator/markdown/plain-text";
import { clearRun } from "@/components/generator/requests";
import type { WrittenRun } from "@/components/generator/run";
import { Button } from "@/components/ui/button";
import type { ToolId } from "@/lib/generators/tools";

type ResultBoundaryProps = { tool: ToolId; run: WrittenRun; onForget: () => void; children: ReactNode };

/** A result that cannot be drawn leaves the page around it standing: its text can be read, and it can be forgotten. */
export function ResultBoundary(props: ResultBoundaryProps) {
  const { run, children } = props;
  return (
    <Boundary key={run.status === "done" ? run.id : run.status} instead={<Undrawn {...props} />}>
      {children}
    </Boundary>
  );
}

class Boundary extends Component<{ instead: ReactNode; children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.instead : this.props.children;
  }
}

function Undrawn({ tool, run, onForget }: ResultBoundaryProps) {
  const t = useTranslations("generator.workbench.undrawn");
  const [isText, setIsText] = useState(false);
  const forget = () => {
    onForget();
    clearRun(tool);
    if (run.status === "done") void forgetResult(run.id);
  };
  return (
    <>
      <FailedCard>
        <FailedTitle>{t("title")}</FailedTitle>
        <FailedText>{t("text")}</FailedText>
        <FailedWays>
          {!isText && run.text !== "" && <Button onClick={() => setIsText(true)}>{t("asText")}</Button>}
          <Button variant="secondary" onClick={forget}>
            {t("forget")}
          </Button>
        </FailedWays>
      </FailedCard>
      {isText && <PlainText lang={run.locale}>{run.text}</PlainText>}
    </>
  );
}
