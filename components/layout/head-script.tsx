"use client";

import { LOCALE_COOKIE } from "@/lib/i18n/routing";

/**
 * Runs before the first paint: makes an unknown stored theme «system» (next-themes would turn it into a class), restores the
 * visitor's motion choice, and gives a stored language its cookie. The language then needs one reload, only where the address
 * does not name one itself; without cookies there is no reload, so it cannot loop.
 */
const script = `try{var s=localStorage,t=s.getItem("theme"),l=s.getItem("locale"),d=document,h=d.documentElement;
if(t&&!/^(light|dark|system)$/.test(t))s.setItem("theme","system");
if(s.getItem("motion")==="off")h.dataset.motion="off";
if(l!==null&&!/^(ru|en)$/.test(l)){s.removeItem("locale");l=null}
if(l&&!/(^|; )${LOCALE_COOKIE}=(ru|en)(;|$)/.test(d.cookie)){
d.cookie="${LOCALE_COOKIE}="+l+";path=/;max-age=31536000;samesite=lax"+(location.protocol==="https:"?";secure":"");
if(d.cookie.includes("${LOCALE_COOKIE}=")&&l!==h.lang&&!/^\\/en(\\/|$)/.test(location.pathname))location.reload()}
}catch(e){}`;

export function HeadScript() {
  return (
    <script
      // It matters in the server's HTML alone; when the language changes in place React would warn about a script it does not run.
      type={typeof window === "undefined" ? "text/javascript" : "text/plain"}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: script }}
    />
  );
}
