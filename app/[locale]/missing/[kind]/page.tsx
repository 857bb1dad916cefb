import { notFound } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { NotFoundCard } from "@/components/sections/not-found-card";
import { missingKinds } from "@/lib/site/known-paths";
import { asideMetadata } from "@/lib/site/page-metadata";

export const dynamicParams = false;
export const generateStaticParams = () => missingKinds.map((kind) => ({ kind }));

const kindOf = async ({ params }: PageProps<"/[locale]/missing/[kind]">) => {
  const { kind } = await params;
  return missingKinds.find((known) => known === kind) ?? notFound();
};

export async function generateMetadata(props: PageProps<"/[locale]/missing/[kind]">) {
  const kind = await kindOf(props);
  const locale = await getLocale();
  const t = await getTranslations("notFound");
  return asideMetadata(t(`${kind}.title`), t(`${kind}.text`), locale);
}

/** The middleware answers unknown addresses with this page and status 404, in the language of the address. */
export default async function MissingPage(props: PageProps<"/[locale]/missing/[kind]">) {
  return (
    <main id="main" tabIndex={-1}>
      <NotFoundCard kind={await kindOf(props)} />
    </main>
  );
}
