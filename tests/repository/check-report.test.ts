import { expect, test } from "vitest";
import { type Checked, checkReport } from "../../scripts/check-report.mjs";

const section = (heading: string, ...names: readonly string[]) => ({
  ...{ file: "a.md", line: 3, heading, names },
});
const report = (more: Partial<Checked> = {}, since: string | undefined = "HEAD") =>
  checkReport({ problems: [], toRead: [], checked: "2 pages", ...more }, since);

test("suggests a build if nothing is left to do", () => {
  expect(report()).toEqual([
    "\nChecked 2 pages: 0 problems, 0 sections to read again.",
    "Run `npm run build`, which also compiles and runs the programs of the pages.",
  ]);
});

test("lists problems first, to be fixed before anything else", () => {
  expect(report({ problems: ["a.md:1  Wrong."], toRead: [section("One", "a", "b")] })).toEqual([
    "a.md:1  Wrong.",
    "\nReview these sections: names that they mention have changed since HEAD.",
    "a.md:3  One: a, b",
    "\nChecked 2 pages: 1 problem, 1 section to read again.",
    "Fix the problems and check again.",
  ]);
});

test("lists sections to read before a build", () => {
  expect(report({ toRead: [section("", "a"), section("One", "b")] }, "main")).toEqual([
    "\nReview these sections: names that they mention have changed since main.",
    "a.md:3  the beginning: a",
    "a.md:3  One: b",
    "\nChecked 2 pages: 0 problems, 2 sections to read again.",
    "Read the sections, then run `npm run build`, which also compiles and runs the programs of the pages.",
  ]);
});

test("counts drifted translations, and reports a missing history", () => {
  const lists = "`npm run translations` lists how.";
  const differs = `1 translation differs from its original: ${lists}`;
  expect(report({ drifted: 1 })[1]).toBe(differs);
  expect(report({ drifted: 2 })[1]).toBe(`2 translations differ from their originals: ${lists}`);
  expect(report({ drifted: 0 })).toHaveLength(2);
  const [, history, drift] = checkReport(
    { problems: [], toRead: [], drifted: 1, checked: "2 pages" },
    undefined,
  );
  expect([history, drift]).toEqual(["There is no Git history here to compare with.", differs]);
});
