/** A page that was looked at. */
export type View = { url: string; referrer: string; title: string };

/** One vendor's counter: loaded by its first start, silent from stop to the next start. */
export type Counter = {
  start: () => void;
  view: (view: View) => void;
  stop: () => void;
};

/** Appends a vendor's script once. An ad blocker may refuse it; the site then works as before. */
export function loadScript(address: string): void {
  if ([...document.scripts].some(({ src }) => src === address)) return;
  const script = document.createElement("script");
  script.async = true;
  script.src = address;
  document.head.append(script);
}

const suffixes = (host: string) => {
  const labels = host.split(".");
  return labels.slice(0, -1).map((_, index) => `.${labels.slice(index).join(".")}`);
};

/** Removes the cookies and stored values whose names match, as far as the page may: those of a vendor's own domain it cannot. */
export function forget(names: RegExp): void {
  for (const cookie of document.cookie.split("; ")) {
    const name = cookie.split("=", 1)[0] ?? "";
    if (!names.test(name)) continue;
    for (const domain of ["", ...suffixes(window.location.hostname).map((host) => `; domain=${host}`)])
      document.cookie = `${name}=; path=/; max-age=0${domain}`;
  }
  try {
    for (const key of Object.keys(localStorage)) if (names.test(key)) localStorage.removeItem(key);
  } catch {
    // Nothing was kept then.
  }
}
