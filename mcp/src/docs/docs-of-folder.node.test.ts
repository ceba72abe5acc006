import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { docsOfFolder } from "./docs-of-folder.ts";

test("a page has its dates shifted, unless its dates are fixed", () => {
  const folder = mkdtempSync(join(tmpdir(), "docs-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "docs"));
  for (const name of ["docs/intro.md", "docs/change-log.md"]) {
    writeFileSync(join(folder, name), "Fly on 14 May 2027.\n");
  }
  const docs = docsOfFolder(`${folder}/`, () => ({ months: 1, origin: "http://localhost:3000" }));
  expect(docs.read("/docs/intro")).toBe("Fly on 14 June 2027.\n");
  expect(docs.read("/docs/change-log")).toBe("Fly on 14 May 2027.\n");
  expect(docs.read("/docs/nope")).toBeUndefined();
});
