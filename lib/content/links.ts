import "server-only";
import { splitDocument } from "@/lib/content/document";
import type { Finding } from "@/lib/content/errors";
import { anchorsOf } from "@/lib/content/page-anchors";
import { isOut } from "@/lib/content/published";
import { listFiles, memoise, pictureExists, readText } from "@/lib/content/source";
import { blankCode } from "@/lib/content/typography";
import { env } from "@/lib/env";
import type { Locale } from "@/lib/i18n/routing";
import { routes } from "@/lib/i18n/routes";

/** Pages of the site that are not made from a folder of content. A link may name any of them, without a language prefix. */
const PAGES: ReadonlySet<string> = new Set(Object.values(routes));

const DETAIL = /^\/(services|cases|blog)\/([a-z0-9-]+)$/;

/** The site under its own name, and where editors look at it. */
const OWN_HOSTS: ReadonlySet<string> = new Set(
  [new URL(env.SITE_URL).hostname, "localhost", "127.0.0.1"].map((host) => host.replace(/^www\./, "")),
);

/** A text may have many links, and a folder many texts. */
const filesOf = memoise((folder: string): ReadonlySet<string> => new Set(listFiles(folder)));

const isPage = (path: string): boolean => {
  const detail = DETAIL.exec(path);
  return detail ? filesOf(detail[1] ?? "").has(`${detail[2] ?? ""}.ru.md`) : PAGES.has(path);
};

/** Whether production hides a text to which a link leads: then it would lead nowhere. */
const isHidden = memoise((path: string): boolean => {
  const [, folder = "", id = ""] = DETAIL.exec(path) ?? [];
  const file = `${folder}/${id}.ru.md`;
  if (!filesOf(folder).has(`${id}.ru.md`)) return false;
  try {
    const { data } = splitDocument(`content/${file}`, readText(file));
    const { draft, date, published = date } = data as Parameters<typeof isOut>[0] & { date?: string };
    return !isOut({ draft, published });
  } catch {
    // What is wrong with that text is a problem of its own.
    return false;
  }
});

function isOwnAddress(target: string): boolean {
  const host = URL.parse(target)?.hostname.replace(/^www\./, "");
  return host !== undefined && OWN_HOSTS.has(host);
}

/** The page a text stands on: its language, and the anchors it has itself. */
type Stand = { locale: Locale; anchors: readonly string[] };

function anchorProblem(path: string, fragment: string, locale: Locale): string | undefined {
  const known = anchorsOf(path, locale);
  if (known === undefined || known.includes(fragment)) return undefined;
  const choice = known.length > 0 ? `есть ${known.map((id) => `#${id}`).join(", ")}` : "разделов на ней нет";
  return `ведёт к разделу, которого на странице ${path} нет; ${choice}`;
}

/** What is wrong with an address that begins with `/`: a page of the site, a section of one, or a file of `public/`. */
function pageProblem(target: string, locale: Locale): string | undefined {
  const [address = "", fragment] = target.split("#");
  const path = address.replace(/\?.*$/, "") || "/";
  if (/^\/(?:ru|en)(?:\/|$)/.test(path)) return "пишется без языка: сайт подставит его сам";
  if (isHidden(path)) return "ведёт к тексту, который ещё не вышел: это черновик, или его день не настал";
  if (isPage(path)) return fragment ? anchorProblem(path, fragment, locale) : undefined;
  return /\.[a-z0-9]+$/.test(path) && pictureExists(path) ? undefined : "ведёт на страницу, которой нет";
}

function linkProblem(target: string, { locale, anchors }: Stand): string | undefined {
  if (target.startsWith("/")) return pageProblem(target, locale);
  if (target.startsWith("#"))
    return anchors.includes(target.slice(1)) ? undefined : "ведёт к разделу, которого в этом тексте нет";
  if (/^(?:mailto|tel):/.test(target)) return undefined;
  if (!/^https?:\/\//.test(target)) return "ведёт на страницу, которой нет";
  return isOwnAddress(target) ? "ведёт на этот же сайт: напишите её от корня, например /about" : undefined;
}

const pictureProblem = (target: string): string | undefined =>
  target.startsWith("/") && pictureExists(target) ? undefined : "не лежит в папке public";

/** A link or a picture as an editor means it: with a space in its address it is one for the editor, but not for Markdown. */
const MARKDOWN_TARGET = /(!?)\[[^\]]*\]\(([^()"\n]+?)(?:\s+"[^"\n]*")?\)/g;

/** Links and pictures of a Markdown text that lead nowhere. */
export function brokenTargets(markdown: string, stand: Stand): Finding[] {
  return [...blankCode(markdown).matchAll(MARKDOWN_TARGET)].flatMap(
    ({ index, 1: picture, 2: target = "" }) => {
      const problem = /\s/.test(target)
        ? "не сработает: в адресе пробел"
        : picture
          ? pictureProblem(target)
          : linkProblem(target, stand);
      const what = picture ? "картинка" : "ссылка";
      return problem === undefined ? [] : [{ at: index, sentence: `${what} ${target} ${problem}` }];
    },
  );
}
