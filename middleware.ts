import createMiddleware from "next-intl/middleware";
import { NextResponse, type NextRequest } from "next/server";
import { isLocale, localeCookie, routing } from "@/lib/i18n/routing";
import { missingKind } from "@/lib/site/known-paths";

/** By the site's address and not by the request's: between a proxy and the site there may be plain HTTP. */
const choice = { ...localeCookie, secure: SITE_OVER_HTTPS };

const localize = createMiddleware({ ...routing, localeCookie: choice });

/**
 * Language of the address and the 404 of unknown ones; no security decision rests on it. Redirects depend on the visitor and are
 * never stored; pages are the same for everybody and carry no cookie, so a shared cache may keep them.
 */
export default function middleware(request: NextRequest) {
  const response = localize(request);
  if (response.headers.has("location")) {
    response.headers.set("Cache-Control", "no-store");
    response.headers.set("Vary", "Accept-Language, Cookie");
    // `/ru/…` is the switcher's link without JavaScript: the choice is stored even where the browser's language agrees with it.
    if (/^\/ru(\/|$)/.test(request.nextUrl.pathname))
      response.cookies.set({ ...choice, value: "ru", path: "/" });
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
  // Route handlers, Next's own files, pictures of pages and anything with a file name keep their address as it is.
  matcher: "/((?!api|_next|_vercel|.*opengraph-image|.*\\..*).*)",
};
