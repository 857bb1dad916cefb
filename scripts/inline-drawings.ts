const USE = /(<use href=")(\/[^"#]+\.svg)#([^"]+)"/g;
const SYMBOL = /<symbol id="([^"]+)"[\s\S]*?<\/symbol>/g;

/** What stands between the outer tags of an SVG file. */
const inner = (svg: string) => /<svg[^>]*>([\s\S]*)<\/svg>/.exec(svg)?.[1]?.trim() ?? "";

/** `content` with every id, and every reference to one, under a prefix. */
const prefixed = (content: string, prefix: string) =>
  content.replace(
    /(\sid="|href="#|url\(#)([\w-]+)/g,
    (_, before: string, id: string) => `${before}${prefix}${id}`,
  );

/**
 * The markup with the drawings it refers to inside it, once each, so that they are part of its first paint and cost no request.
 * `svg` answers a file under `public/` by its address. Of the sprite only the symbols in use come along.
 */
export function inlineDrawings(markup: string, svg: (address: string) => string): string {
  const used = new Map<string, Set<string>>();
  const rewritten = markup.replace(USE, (_, before: string, address: string, id: string) => {
    used.set(address, (used.get(address) ?? new Set()).add(id));
    return `${before}#${prefixOf(address)}${id}"`;
  });
  if (used.size === 0) return markup;
  const parts = [...used].map(([address, ids]) => {
    const content = inner(svg(address));
    const symbols = [...content.matchAll(SYMBOL)];
    const needed =
      symbols.length === 0
        ? content
        : symbols
            .filter(([, id = ""]) => ids.has(id))
            .map(([symbol]) => symbol)
            .join("");
    return prefixed(needed, prefixOf(address));
  });
  // Not displayed: what is only referred to costs neither style nor layout. Paint servers would need to be.
  const sprite = `<svg style="display:none">${parts.join("")}</svg>`;
  // Ahead of what refers to it, so that nothing is laid out twice. React passes over elements of the body it does not know.
  return rewritten.replace(/<body[^>]*>/, (body) => body + sprite);
}

/** `/drawings/hero-ring.svg` → `hero-ring-` */
const prefixOf = (address: string) => `${address.replace(/^.*\/|\.svg$/g, "")}-`;
