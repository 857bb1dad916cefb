import createMiddleware from "next-intl/middleware";
import { NextResponse, type NextRequest } from "next/server";
import { GUESS_COOKIE, isLocale, LOCALE_COOKIE, localeCookie, routing } from "@/lib/i18n/routing";
import { isPublicFile, missingKind } from "@/lib/site/known-paths";

/** By the site's address and not by the request's: between a proxy and the site there may be plain HTTP. */
const choice = { ...localeCookie, secure: SITE_OVER_HTTPS };

const guess = { ...choice, name: GUESS_COOKIE, value: "1", maxAge: 60, path: "/" };

const localize = createMiddleware({ ...routing, localeCookie: choice });

/**
 * Language of the address and the 404 of unknown ones; no security decision rests on it. Redirects depend on the visitor and are
 * never stored; pages are the same for everybody and carry no cookie, so a shared cache may keep them.
 */
export default function middleware(request: NextRequest) {
  const { pathname } = request.nextUrl;
  if (isPublicFile(pathname)) return NextResponse.next();
  const response = localize(request);
  if (response.headers.has("location")) {
    response.headers.set("Cache-Control", "no-store");
    response.headers.set("Vary", "Accept-Language, Cookie");
    // `/ru/…` is the switcher's link without JavaScript: the choice is stored even where the browser's language agrees with it.
    if (/^\/ru(\/|$)/.test(pathname)) response.cookies.set({ ...choice, value: "ru", path: "/" });
    else if (!isLocale(request.cookies.get(LOCALE_COOKIE)?.value)) {
      // A value that is no language is no choice, and no choice is made of the browser's wish.
      if (request.cookies.has(LOCALE_COOKIE)) response.cookies.delete(LOCALE_COOKIE);
      response.cookies.set(guess);
    }
    return response;
  }

  response.headers.delete("set-cookie");
  response.headers.delete("x-middleware-set-cookie");

  const internal = new URL(response.headers.get("x-middleware-rewrite") ?? request.url);
  const [, locale, ...rest] = internal.pathname.split("/");
  if (!isLocale(locale)) return response;
  const missing = missingKind(`/${rest.join("/")}`);
  if (missing === undefined) return response;
  return NextResponse.rewrite(new URL(`/${locale}/missing/${missing}`, request.url), { status: 404 });
}

export const config = {
  // Route handlers, Next's own files, folders of files, and whatever is a part of a page or a feed by its name keep their address as it
  // is. Any other name with a dot may be an old link to a page, such as `/services.html`: it gets the 404 of its language.
  matcher:
    "/((?!api|_next|_vercel|(?:admin|covers|documents|drawings|fonts|icons|opengraph)/|.*\\.(?:avif|css|gif|ico|jpe?g|m?js|json|map|png|rsc|svg|ttf|txt|webmanifest|webp|woff2?|xml)$).*)",
};
