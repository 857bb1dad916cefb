import { locales } from "@/lib/i18n/routing";
import { picturePath } from "@/lib/site/addresses";
import { drawPicture } from "@/lib/site/og/picture";
import { listedPages, type ListedPage } from "@/lib/site/pages";

/** A picture for every page in each language; any other address is a 404. */
export const dynamic = "force-static";

/**
 * Pages whose pictures the build draws, the newest. A site of a thousand articles would wait for a minute for what hardly anybody shares:
 * the pictures of the others are drawn when they are first asked for, and kept.
 */
const DRAWN_PAGES = 150;

const picturesOf = (pages: readonly ListedPage[]) =>
  pages.flatMap(({ path }) => locales.map((locale) => ({ file: picturePath(path, locale), path, locale })));

export const generateStaticParams = () =>
  picturesOf(
    listedPages()
      .toSorted((one, other) => other.updated.localeCompare(one.updated))
      .slice(0, DRAWN_PAGES),
  ).map(({ file }) => ({ picture: file.split("/").slice(2) }));

export async function GET(_: Request, { params }: RouteContext<"/opengraph/[...picture]">) {
  const address = `/opengraph/${(await params).picture.join("/")}`;
  const known = picturesOf(listedPages()).find(({ file }) => file === address);
  if (!known) return new Response(null, { status: 404 });
  return new Response(await drawPicture(known.path, known.locale), {
    headers: {
      "Content-Type": "image/png",
      "Cache-Control": "public, max-age=86400, stale-while-revalidate=604800",
    },
  });
}
