import { expect, test } from "vitest";
import { readContractTexts } from "../../../../contract/src/read/load-contract.ts";
import { site } from "../testing/site.ts";
import { type ComparedCommit, reviewChanges } from "./review-changes.ts";

const texts = readContractTexts("contract/openapi");

/** The contract as it is but for one text, and a diff of the sandbox. */
function commit(from = "", to = "", diff = ""): ComparedCommit {
  return {
    filesIn: () => [...texts.keys()],
    textOf: (file) => texts.get(file)?.replace(from, () => to),
    diffOf: () => diff,
  };
}

test("lists no sections if nothing has changed", () => {
  expect(reviewChanges(site, commit())).toEqual([]);
});

test("lists sections that mention a changed field, with file and line", () => {
  const sections = reviewChanges(site, commit("The number of adults", "How many travel"));
  expect(sections.length).toBeGreaterThan(2);
  for (const { file, line, names } of sections) {
    expect(file).toMatch(/^site\/content\/docs\/.*\.md$/);
    expect(line).toBeGreaterThan(0);
    expect(names).toEqual(["LiveQuery.adults"]);
  }
});

test("lists sections that mention a changed row of the sandbox", () => {
  const diff = '@@ -1,2 +1,2 @@\n     name: "flaky",\n-    a\n+    b\n';
  const names = reviewChanges(site, commit("", "", diff)).flatMap((section) => section.names);
  expect(new Set(names)).toEqual(new Set(["flaky"]));
});

test("lists nothing if the earlier contract is invalid", () => {
  const broken = { ...commit(), textOf: () => "nonsense: [" };
  expect(reviewChanges(site, broken)).toEqual([]);
});
