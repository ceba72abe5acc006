import { expect, test } from "vitest";
import { PUBLISHED_FILES } from "./published-files.ts";
import { root, runTool } from "./tools.ts";

test.each(PUBLISHED_FILES)("Spectral finds nothing in $id", async ({ file }) => {
  const { exitCode, output } = await runTool("spectral", [
    "lint",
    file,
    `--ruleset=${root}tests/all/spectral.yaml`,
    "--fail-severity=hint",
  ]);
  expect(exitCode, output).toBe(0);
  expect(output).toContain("No results");
});
