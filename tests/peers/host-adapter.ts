/**
 * Stands in for a host that takes builds over by Next's adapter interface, as Vercel does (`NEXT_ADAPTER_PATH`): it copies every file
 * at the moment it is told of it, and writes down the headers that go with each. `HOST_OUTPUT` names the directory.
 */
import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, extname, join } from "node:path";
import type { NextAdapter } from "next";

export const BUILD_ID = "named-by-the-host";

export type Taken = {
  /** Everything prerendered: its address, the copy of its body, and the headers it is to be answered with. */
  prerenders: { pathname: string; file: string; headers: Record<string, string> }[];
  /** Addresses of files that are served as they are. */
  files: string[];
  /** Headers for every answer under an address that matches; of several that set the same one the last holds. */
  rules: { regex: string; headers: Record<string, string> }[];
  buildId: string;
};

const adapter: NextAdapter = {
  name: "the host of the tests",
  modifyConfig: (config) => ({ ...config, generateBuildId: () => BUILD_ID }),
  onBuildComplete({ outputs, routing, buildId }) {
    const directory = process.env.HOST_OUTPUT;
    if (directory === undefined) throw new Error("HOST_OUTPUT says where the build is to be taken.");
    const take = (from: string, to: string) => {
      mkdirSync(dirname(join(directory, to)), { recursive: true });
      copyFileSync(from, join(directory, to));
      return to;
    };
    const taken: Taken = {
      prerenders: outputs.prerenders.flatMap(({ pathname, fallback }) => {
        if (fallback?.filePath === undefined) return [];
        const extension = extname(fallback.filePath);
        const file = take(
          fallback.filePath,
          `prerenders${pathname}${pathname.endsWith(extension) ? "" : extension}`,
        );
        return [{ pathname, file, headers: fallback.initialHeaders as Record<string, string> }];
      }),
      files: outputs.staticFiles.map(({ filePath, pathname }) => {
        take(filePath, `static${pathname}`);
        return pathname;
      }),
      rules: routing.beforeMiddleware.flatMap(({ sourceRegex, headers, status }) =>
        headers === undefined || status !== undefined ? [] : [{ regex: sourceRegex, headers }],
      ),
      buildId,
    };
    writeFileSync(join(directory, "taken.json"), JSON.stringify(taken));
  },
};

export default adapter;
