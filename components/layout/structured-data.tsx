import { getLocale } from "next-intl/server";
import { pageGraph, toScript } from "@/lib/site/json-ld/page-graph";

/** What search engines are told of the page at `path`, as a block of data that runs nothing. */
export async function StructuredData({ path }: { path: string }) {
  const graph = await pageGraph(path, await getLocale());
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toScript(graph) }} />;
}
