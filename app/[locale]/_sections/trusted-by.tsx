import { Crosses } from "@/components/ui/crosses";
import { Container } from "@/components/ui/container";
import { getLocale, getTranslations } from "next-intl/server";
import { Icon } from "@/components/ui/icon";
import { listClients } from "@/lib/content/clients";

/** A hairline grid: one cell of caption and eleven marks. */
export async function TrustedBy() {
  const t = await getTranslations("home");
  const clients = listClients(await getLocale());
  return (
    <div className="trusted">
      <Container className="relative">
        <Crosses />
        <div className="trusted-grid">
          <h2>{t("trusted")}</h2>
          <ul>
            {clients.map(({ icon, name }) => (
              <li key={icon}>
                <Icon name={icon} />
                <span>{name}</span>
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </div>
  );
}
