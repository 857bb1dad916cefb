import { locales } from "@/lib/i18n/routing";
import { picturePath } from "@/lib/site/addresses";
import { drawPicture } from "@/lib/site/og/picture";
import { listedPages } from "@/lib/site/pages";

/** Drawn in the build, every page in each language; any other address is a 404. */
export const dynamic = "force-static";
export const dynamicParams = false;

const pictures = () =>
  locales.flatMap((locale) =>
    listedPages().map(({ path }) => ({ file: picturePath(path, locale), path, locale })),
  );

export const generateStaticParams = () =>
  pictures().map(({ file }) => ({ picture: file.split("/").slice(2) }));

export async function GET(_: Request, { params }: RouteContext<"/opengraph/[...picture]">) {
  const address = `/opengraph/${(await params).picture.join("/")}`;
  const known = pictures().find(({ file }) => file === address);
  if (!known) return new Response(null, { status: 404 });
  return new Response(await drawPicture(known.path, known.locale), {
    headers: {
      "Content-Type": "image/png",
      "Cache-Control": "public, max-age=86400, stale-while-revalidate=604800",
    },
  });
}
