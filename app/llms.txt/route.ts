import { llmsText } from "@/lib/site/feeds/llms";

export const dynamic = "force-static";

export const GET = async () =>
  new Response(await llmsText(), { headers: { "Content-Type": "text/plain; charset=utf-8" } });
