import { expect, test } from "vitest";
import { PUBLISHED_FILES } from "./published-files.ts";
import { root, runTool } from "./tools.ts";

/** `npm test` lints the sources by stricter rules; this is what a reader's own lint says. */
test.each(PUBLISHED_FILES)(
  "Redocly finds nothing in $id, by recommended-strict",
  async ({ file }) => {
    const { exitCode, output } = await runTool("redocly", [
      "lint",
      file,
      `--config=${root}tests/all/redocly.yaml`,
    ]);
    expect(exitCode, output).toBe(0);
    expect(output).not.toMatch(/\bwarning\b/i);
  },
);
