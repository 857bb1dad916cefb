import { getLocale, getTranslations } from "next-intl/server";
import { listPartners, partnerKinds } from "@/lib/content/partners";

/** Twelve partners by what they bring into a system, like the layers of a specification. */
export async function PartnerGroups() {
  const t = await getTranslations("company.partners");
  const partners = listPartners(await getLocale());
  const numbered = partnerKinds.flatMap((kind) => partners.filter((partner) => partner.kind === kind));
  return (
    <div className="frame partner-groups">
      {partnerKinds.map((kind) => (
        <section key={kind} aria-labelledby={`partners-${kind}`}>
          <div>
            <h2 className="h3" id={`partners-${kind}`}>
              {t(`kinds.${kind}`)}
            </h2>
            <p>{t(`kinds.${kind}Text`)}</p>
          </div>
          <ul>
            {numbered.map(
              ({ id, kind: own, name, role }, index) =>
                own === kind && (
                  <li key={id}>
                    <span className="mono" aria-hidden="true">
                      {String(index + 1).padStart(2, "0")}
                    </span>
                    <b>{name}</b>
                    <span>{role}</span>
                  </li>
                ),
            )}
          </ul>
        </section>
      ))}
    </div>
  );
}
