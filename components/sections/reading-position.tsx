"use client";

import { useEffect } from "react";

/** A section is being read once its heading has passed this line; it reaches beyond everything above the screen. */
const LINE = { rootMargin: "1000000px 0px -60% 0px" };

/** Marks the link to the section that is being read, in the navigation whose heading has the id `list`. */
export function ReadingPosition({ list }: { list: string }) {
  useEffect(() => {
    const links = [...document.querySelectorAll(`[aria-labelledby="${list}"] a[href^="#"]`)];
    const headings = links.map((link) =>
      document.getElementById(decodeURIComponent(link.getAttribute("href")?.slice(1) ?? "")),
    );
    const passed = new Set<Element>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting) passed.add(target);
        else passed.delete(target);
      const current = headings.filter((heading) => heading && passed.has(heading)).length - 1;
      for (const [index, link] of links.entries())
        if (index === current) link.setAttribute("aria-current", "location");
        else link.removeAttribute("aria-current");
    }, LINE);
    for (const heading of headings) if (heading) observer.observe(heading);
    return () => observer.disconnect();
  }, [list]);

  return null;
}
