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

test("nothing is to be read again where nothing has changed", () => {
  expect(reviewChanges(site, commit())).toEqual([]);
});

test("sections whose sentences name a changed field are to be read again, with file and line", () => {
  const sections = reviewChanges(site, commit("The number of adults", "How many travel"));
  expect(sections.length).toBeGreaterThan(2);
  for (const { file, line, names } of sections) {
    expect(file).toMatch(/^site\/content\/docs\/.*\.md$/);
    expect(line).toBeGreaterThan(0);
    expect(names).toEqual(["LiveQuery.adults"]);
  }
});

test("so are those that name a changed row of the sandbox", () => {
  const diff = '@@ -1,2 +1,2 @@\n     name: "flaky",\n-    a\n+    b\n';
  const names = reviewChanges(site, commit("", "", diff)).flatMap((section) => section.names);
  expect(new Set(names)).toEqual(new Set(["flaky"]));
});

test("a contract that was not sound has nothing to compare", () => {
  const broken = { ...commit(), textOf: () => "nonsense: [" };
  expect(reviewChanges(site, broken)).toEqual([]);
});
