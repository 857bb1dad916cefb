/** What the reports of the test runners say: how many tests passed, and which failed, with the first lines of the reason. */
import { readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";

export type Result = { passed: number; failures: string[] };

const LINES_OF_A_REASON = 12;

const failure = (name: string, reasons: readonly string[]) =>
  `✗ ${name}\n${stripVTControlCharacters(reasons.join("\n"))
    .split("\n")
    .slice(0, LINES_OF_A_REASON)
    .map((line) => `    ${line}`)
    .join("\n")}`;

type VitestReport = {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] | null }[];
  }[];
};

/** Reads the JSON report of vitest. A file that did not come to its tests is one failure. */
export function readVitest(file: string): Result {
  const { testResults } = JSON.parse(readFileSync(file, "utf8")) as VitestReport;
  const result: Result = { passed: 0, failures: [] };
  for (const { name, status, message, assertionResults } of testResults) {
    const failed = assertionResults.filter((test) => test.status === "failed");
    result.passed += assertionResults.filter((test) => test.status === "passed").length;
    for (const { fullName, failureMessages } of failed)
      result.failures.push(failure(`${name}: ${fullName}`, failureMessages ?? []));
    if (status === "failed" && failed.length === 0) result.failures.push(failure(name, [message]));
  }
  return result;
}

type PlaywrightSuite = {
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    file: string;
    line: number;
    tests: { status: string; results: { errors: { message?: string }[] }[] }[];
  }[];
};

/** Reads the JSON report of Playwright. */
export function readPlaywright(file: string): Result {
  const report = JSON.parse(readFileSync(file, "utf8")) as { suites: PlaywrightSuite[] };
  const result: Result = { passed: 0, failures: [] };
  const visit = ({ suites = [], specs }: PlaywrightSuite) => {
    for (const { title, file: place, line, tests } of specs)
      for (const { status, results } of tests) {
        if (status === "expected") result.passed += 1;
        else if (status !== "skipped") {
          const reasons = results.flatMap(({ errors }) => errors.map(({ message }) => message ?? ""));
          result.failures.push(failure(`${place}:${line}: ${title}`, reasons));
        }
      }
    suites.forEach(visit);
  };
  report.suites.forEach(visit);
  return result;
}
