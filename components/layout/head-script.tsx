"use client";

import { GUESS_COOKIE, LOCALE_COOKIE } from "@/lib/i18n/routing";
import type { SubjectName } from "@/lib/inquiries/fields";
import { trustedTypesRule } from "@/lib/site/trusted-types";

/** By their names alone: the table of the form would weigh on every page. */
const subjects = Object.keys({ service: true, case: true } satisfies Record<SubjectName, true>).join("|");

/**
 * Runs before the first paint: sets what text may become (`trusted-types.ts`), makes an unknown stored theme «system» (next-themes would
 * turn it into a class), restores the visitor's motion choice, has the form keep room for what the address says it is about, and gives a stored language its cookie. The language then needs the page once more: where the address does
 * not name a language itself by a reload, and where the server has just led from there to English by the way back. Without
 * cookies neither happens, and with the language's cookie the server leads nowhere else, so it cannot loop.
 */
const script = `${trustedTypesRule}try{var s=localStorage,t=s.getItem("theme"),l=s.getItem("locale"),d=document,h=d.documentElement;
if(t&&!/^(light|dark|system)$/.test(t))s.setItem("theme","system");
if(s.getItem("motion")==="off")h.dataset.motion="off";
if(/[?&](${subjects})=./.test(location.search))h.dataset.subject="";
var g=d.cookie.includes("${GUESS_COOKIE}="),p=location.pathname.match(/^\\/en(?=\\/|$)(.*)/);
if(g)d.cookie="${GUESS_COOKIE}=;path=/;max-age=0";
if(l!==null&&!/^(ru|en)$/.test(l)){s.removeItem("locale");l=null}
if(l&&!/(^|; )${LOCALE_COOKIE}=(ru|en)(;|$)/.test(d.cookie)){
d.cookie="${LOCALE_COOKIE}="+l+";path=/;max-age=31536000;samesite=lax"+(location.protocol==="https:"?";secure":"");
if(d.cookie.includes("${LOCALE_COOKIE}=")&&l!==h.lang){if(!p)location.reload();else if(g)location.replace(location.origin+p[1]+location.search+location.hash)}}
}catch(e){}`;

export function HeadScript() {
  // It matters in the server's HTML alone. When the language changes in place React would warn about a script it does not run, and the
  // rules of the page would not let it write one.
  const isServer = typeof window === "undefined";
  return (
    <script
      type={isServer ? "text/javascript" : "text/plain"}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: isServer ? script : "" }}
    />
  );
}
