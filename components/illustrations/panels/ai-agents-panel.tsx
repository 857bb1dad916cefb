import { Check } from "lucide-react";
import { getTranslations } from "next-intl/server";
import { Metrics, Panel, unit } from "@/components/illustrations/panels/panel";
import { MotionToggle } from "@/components/layout/motion-toggle";
import { Badge } from "@/components/ui/badge";

/** Steps the agent has finished: where each began and how long it took, in percent of the time axis. */
const steps = [
  [1, 0, 13],
  [2, 13, 37],
  [3, 50, 27],
  [4, 77, 7],
] as const;

/**
 * The first-line desk: what waits on the left, what the agent does in the middle, what a person decides on the right.
 * The step under way turns, and like all motion it can be paused.
 */
export async function AiAgentsPanel() {
  const t = await getTranslations("panels.ai-agents");
  const motion = await getTranslations("common.motion");
  return (
    <div className="ag-stage ambient">
      <Panel label={t("label")} title={t("title")} legend={{ quiet: t("legend1"), solid: t("legend2") }}>
        <div className="pn-body ag">
          <div className="ag-queue">
            <div className="pn-cap">
              {t("queue")} <span className="mono">{t("queueValue")}</span>
            </div>
            <ol>
              {([1, 2, 3, 4, 5] as const).map((n) => (
                <li key={n}>
                  {t(`item${n}`)} <small>{t(`item${n}From`)}</small>
                </li>
              ))}
            </ol>
          </div>
          <div className="ag-run">
            <p className="ag-message">
              <span className="caption">{t("from")}</span> {t("message")}
            </p>
            <ol className="ag-steps">
              {steps.map(([n, from, share]) => (
                <li key={n}>
                  <i>
                    <Check />
                  </i>
                  {t(`step${n}`)}
                  <u style={{ marginInlineStart: `${from}%`, width: `${share}%` }} />
                  <span className="mono">{t(`time${n}`)}</span>
                </li>
              ))}
              <li className="now">
                <i />
                {t("step5")}
                <u style={{ marginInlineStart: "84%", width: "16%" }} />
                <span className="mono">…</span>
              </li>
            </ol>
          </div>
          <div className="pn-side ag-draft">
            <div className="pn-cap">
              {t("draft")} <Badge variant="service">{t("waiting")}</Badge>
            </div>
            <p>{t("draftText")}</p>
            <ul>
              <li>{t("source1")}</li>
              <li>{t("source2")}</li>
            </ul>
            <div className="ag-decide">
              <b>{t("send")}</b> <b>{t("edit")}</b>
            </div>
          </div>
        </div>
        <Metrics
          strip
          items={([1, 2, 3, 4] as const).map((n) => [t(`metric${n}`), t.rich(`value${n}`, unit)])}
        />
      </Panel>
      <MotionToggle pause={motion("pause")} play={motion("play")} className="-top-[42px] right-0" />
    </div>
  );
}
