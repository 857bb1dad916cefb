/**
 * The step after `next build`: finishes the pages where no adapter has done so (`next-adapter.ts`). Writes `.next/finished.json` last:
 * without it `npm start` refuses to serve.
 */
import { globSync } from "node:fs";
import { markFinished } from "../../server/finished.ts";
import { loadEnvFiles } from "../../server/load-env.ts";
import { compressStatic } from "./compress-static.ts";
import { finishPages } from "./finish-pages.ts";
import { handOver } from "./hand-over.ts";

loadEnvFiles();
handOver(".next", await finishPages(globSync(".next/server/app/**/*.html")));
if (process.env.VERCEL === undefined) compressStatic(".next");
markFinished();
