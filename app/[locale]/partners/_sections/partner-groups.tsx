import { getLocale, getTranslations } from "next-intl/server";
import { rowColumns, RowWords } from "@/components/sections/row-words";
import { Container } from "@/components/ui/container";
import { partnerKinds } from "@/lib/content/kinds/lists";
import { listPartners } from "@/lib/content/partners";
import { cn } from "@/lib/site/cn";

/** Partners by what they bring into a system, like the layers of a specification. */
export async function PartnerGroups() {
  const t = await getTranslations("company.partners");
  const partners = listPartners(await getLocale());
  const shown = partnerKinds.filter((kind) => partners.some((partner) => partner.kind === kind));
  const numbered = partnerKinds.flatMap((kind) => partners.filter((partner) => partner.kind === kind));
  return (
    <Container className="pb-[clamp(56px,6vw,88px)]">
      {shown.map((kind) => (
        <section
          key={kind}
          aria-labelledby={`partners-${kind}`}
          className="grid grid-cols-1 gap-x-16 border-t border-line-strong lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]"
        >
          <div className="self-start pt-6.5 pb-2 lg:sticky lg:top-22 lg:pb-6.5">
            <h2 className="text-h3" id={`partners-${kind}`}>
              {t(`kinds.${kind}`)}
            </h2>
            <p className="mt-1.5 max-w-[22em] text-[0.9375rem] leading-[1.5] text-muted-foreground">
              {t(`kinds.${kind}Text`)}
            </p>
          </div>
          <ul>
            {numbered.map(
              ({ id, kind: own, name, role }, index) =>
                own === kind && (
                  <li
                    key={id}
                    className={cn(rowColumns, "items-baseline border-line py-4 not-first:border-t md:py-6")}
                  >
                    <RowWords index={index} name={name} text={role} />
                  </li>
                ),
            )}
          </ul>
        </section>
      ))}
    </Container>
  );
}
