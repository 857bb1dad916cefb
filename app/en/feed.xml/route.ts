import { blogFeed } from "@/lib/site/feeds/blog-feed";

export const dynamic = "force-static";

export const GET = () => blogFeed("en");
