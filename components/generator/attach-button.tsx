"use client";

import { useTranslations } from "next-intl";
import { titleOf } from "@/components/generator/document-file";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { showToast } from "@/components/ui/toast-store";
import { useRouter } from "@/lib/i18n/navigation";
import { attachBrief, currentBrief } from "@/lib/inquiries/brief";
import { routes } from "@/lib/site/routes";
import type { ToolId } from "@/lib/generators/tools";

/** Takes the document to the contact form, which sends it along with the inquiry. */
export function AttachButton({ tool, text }: { tool: ToolId; text: string }) {
  const t = useTranslations("generator.workbench");
  const router = useRouter();

  const attach = () => {
    attachBrief({ title: titleOf(text) ?? t(`tools.${tool}.title`), text });
    // Storage may be switched off; leaving for the form would lose the document then.
    if (currentBrief()) router.push(routes.contacts);
    else
      showToast({
        title: t("actions.attachFailedTitle"),
        text: t("actions.attachFailedText"),
        tone: "error",
      });
  };

  return (
    <div className="result-foot">
      <p>{t("actions.attachNote")}</p>
      <Button onClick={attach}>
        <Icon name="clip" />
        {t("actions.attach")}
      </Button>
    </div>
  );
}
