import { expect, test } from "vitest";
import { checkDocComments } from "./check-doc-comments.ts";
import { checkSandboxDocs, readSandboxSources } from "./check-sandbox-docs.ts";

test("accepts the docstrings of the sandbox's package", () => {
  expect(checkSandboxDocs()).toEqual([]);
});

test("reads the package, its options and the types that it exports", () => {
  const files = readSandboxSources().map(({ file }) => file);
  expect(files).toContain("sandbox/package/index.ts");
  expect(files).toContain("sandbox/package/sandbox-options.ts");
  expect(files).toContain("sandbox/src/sandbox-options.ts");
  expect(files).toContain("sandbox/src/in-process/pins.ts");
});

test("reports an option whose docstring contradicts a statement", () => {
  const options = readSandboxSources().find(({ file }) => file.endsWith("sandbox-options.ts"));
  const text = options?.text.replace("the current one first", "the current one last") ?? "";
  expect(checkDocComments({ file: "a.ts", text }, {})).toMatchObject([
    { file: "a.ts", message: expect.stringContaining("current one last") },
  ]);
});
