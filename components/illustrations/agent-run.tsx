import { Check } from "lucide-react";
import { getTranslations } from "next-intl/server";

/** A request and what the agent did with it, step by step. Decoration: the card's words say the same. */
export async function AgentRun() {
  const t = await getTranslations("home.pictures");
  return (
    <div className="agent-run" aria-hidden="true">
      <div className="agent-message">
        <span className="caption">{t("agentMessageFrom")}</span>
        {t("agentMessage")}
      </div>
      <ol className="agent-steps">
        {([1, 2, 3] as const).map((step) => (
          <li key={step}>
            <i>
              <Check />
            </i>
            {t(`agentStep${step}`)}
            <span className="mono">{t(`agentTime${step}`)}</span>
          </li>
        ))}
        <li className="agent-now">
          <i />
          {t("agentStep4")}
          <span className="mono">…</span>
        </li>
      </ol>
    </div>
  );
}
