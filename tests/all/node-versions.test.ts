import { existsSync, readFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { copyProject } from "../copy-project.ts";
import { findNode, NODE_VERSIONS } from "./node-versions.ts";
import { runNode } from "./tools.ts";

interface Report {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

describe.each(NODE_VERSIONS)("Node %i", (version) => {
  const { name, folder: bin } = findNode(version);

  test("builds the site and passes every test of `unit` and `node`", async ({ skip }) => {
    if (bin === undefined) return skip(`${name} is not installed`);
    const node = join(bin, "node");
    const { folder, remove } = await copyProject();
    const run = (...parameters: string[]) => runOn(node, parameters, folder);
    try {
      const built = await run("scripts/build.mjs");
      expect(built.exitCode, built.output).toBe(0);
      const file = join(folder, "report.json");
      const { output } = await run(
        join(folder, "node_modules/vitest/vitest.mjs"),
        "run",
        "--project=unit",
        "--project=node",
        "--reporter=json",
        `--outputFile=${file}`,
      );
      expect(existsSync(file), output).toBe(true);
      const report = JSON.parse(readFileSync(file, "utf8")) as Report;
      expect(failuresOf(report)).toEqual([]);
      expect(report.numPassedTests).toBeGreaterThan(0);
    } finally {
      await remove();
    }
  });
});

/** What the tests start as `node` is that version too. */
function runOn(node: string, parameters: readonly string[], folder: string) {
  const PATH = [dirname(node), process.env.PATH].join(delimiter);
  return runNode(node, parameters, folder, { PATH });
}

function failuresOf({ testResults }: Report): readonly string[] {
  return testResults.flatMap(({ name, message, assertionResults }) => [
    ...(message === "" ? [] : [`${name}: ${message}`]),
    ...assertionResults
      .filter(({ status }) => status === "failed")
      .map(({ fullName }) => `${name}: ${fullName}`),
  ]);
}
