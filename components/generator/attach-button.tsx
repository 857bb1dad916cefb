"use client";

import { useTranslations } from "next-intl";
import { titleOf } from "@/components/generator/document-file";
import type { ToolId } from "@/components/generator/tool-id";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { showToast } from "@/components/ui/toast-store";
import { useRouter } from "@/lib/i18n/navigation";
import { routes } from "@/lib/site/routes";

/** Where the contact form looks for what goes along with an inquiry: `{ title, text }` as JSON in `sessionStorage`. */
const BRIEF_KEY = "brief";

/** Takes the document to the contact form. */
export function AttachButton({ tool, text }: { tool: ToolId; text: string }) {
  const t = useTranslations("generator.workbench");
  const router = useRouter();

  const attach = () => {
    try {
      const title = titleOf(text) ?? t(`tools.${tool}.title`);
      sessionStorage.setItem(BRIEF_KEY, JSON.stringify({ title, text }));
    } catch {
      showToast({
        title: t("actions.attachFailedTitle"),
        text: t("actions.attachFailedText"),
        tone: "error",
      });
      return;
    }
    router.push(routes.contacts);
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
