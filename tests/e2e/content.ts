import { readdirSync, readFileSync } from "node:fs";
import { parse } from "yaml";

/** The slug of one of the site's cases, whichever they are. */
export const slugOfACase = readdirSync("content/cases").sort()[0]?.split(".")[0] ?? "";

/** The slug of a case that has everything a page can show, in the usual order: results, tags, a screen, a system and a text of four sections or more. */
export const slugOfAFullCase =
  readdirSync("content/cases")
    .find((file) =>
      [
        /^results:$/m,
        /^tags:$/m,
        /^screen:$/m,
        /^system:$/m,
        /(\n## [^]+){4}/,
        /^(?![^]*\nresultsAfter:)/,
      ].every((part) => part.test(readFileSync(`content/cases/${file}`, "utf8"))),
    )
    ?.split(".")[0] ?? "";

const titleOf = (file: string) =>
  /^title: "?(.+?)"?$/m.exec(readFileSync(`content/${file}.md`, "utf8"))?.[1] ?? "";

/** How a service, or a case, is called now. */
export const serviceTitle = (id: string, locale: string): string => titleOf(`services/${id}.${locale}`);
export const caseTitle = (slug: string, locale: string): string => titleOf(`cases/${slug}.${locale}`);

/** The slug of a case that tells figures, stages, services and a system besides its text. */
export const slugOfACaseInFigures =
  readdirSync("content/cases")
    .find((file) =>
      [
        /^drawing: /m,
        /^figure:$/m,
        /^changes:$/m,
        /^phases:$/m,
        /^screen:$/m,
        /^system:$/m,
        /^services:$/m,
      ].every((part) => part.test(readFileSync(`content/cases/${file}`, "utf8"))),
    )
    ?.split(".")[0] ?? "";

/** A case for each head that a page of a case may have, where there is one. */
export const slugsByHead = ["head: wide", "head: turn"].flatMap(
  (head) =>
    readdirSync("content/cases")
      .find((file) => readFileSync(`content/cases/${file}`, "utf8").includes(`\n${head}\n`))
      ?.split(".")[0] ?? [],
);

/** A list of `content/` as it is written. */
const written = (name: string): unknown => parse(readFileSync(`content/${name}.yaml`, "utf8"));

/** The company's facts in English, and its registry numbers. */
export const company = written("company") as Record<"en" | "registry", Record<string, string>>;

/** How many entries of a list production shows. */
export const shownIn = (name: string): number =>
  (written(name) as Record<string, { draft?: boolean }[]>)[name]?.filter(({ draft }) => !draft).length ?? 0;

/** Vacancies that production shows and that are no samples. */
export const realVacancies = (
  written("vacancies") as { vacancies: { sample?: boolean; draft?: boolean }[] }
).vacancies.filter(({ sample, draft }) => !sample && !draft).length;

/** Whether an address is a further page of a list, or a list by subject: `/en/blog/page/2`, `/cases/industry/energy`. */
export const isListPage = (address: string) =>
  /^(?:\/en)?\/(?:blog\/(?:page|category)|cases\/(?:page|industry|service))\//.test(address);

/** Whether an editor writes the title and the description of this page: `/en/cases/gov-portal`. They may be of any length and alike. */
export const isEdited = (address: string) =>
  /^(?:\/en)?\/(?:services|cases|blog)\/./.test(address) && !isListPage(address);
