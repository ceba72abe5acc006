import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const folder = import.meta.dirname;
const read = (file: string) => readFileSync(join(folder, file), "utf8");
const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".css"))
  .sort();

interface Condition {
  /** "home.css (40em < width <= 62.25em)" */
  readonly place: string;
  readonly ems: readonly number[];
}

/** What style sheets ask of the window's width. An em of a media query is the same as a rem. */
const conditions: readonly Condition[] = files.flatMap((file) =>
  Array.from(read(file).matchAll(/@media[^{]*?(\([^()]*width[^()]*\))/g), ([, text = ""]) => ({
    place: `${file} ${text}`,
    ems: Array.from(text.matchAll(/([\d.]+)r?em\b/g), ([, number]) => Number(number)),
  })),
);

/** "| 62.25em | the sidebar … |" */
const listed = Array.from(read("README.md").matchAll(/^\| ([\d.]+)em \|/gm), ([, number]) =>
  Number(number),
);

test("the README lists the widths at which style sheets change something, and no others", () => {
  const written = new Set(conditions.flatMap(({ ems }) => ems));
  expect([...written].sort((a, b) => a - b)).toEqual(listed);
});

test("a popover is closed at the widths at which it becomes a column, which belong to it", () => {
  const [, list = ""] = /for \(const em of \[([^\]]+)\]/.exec(read("../browser/popovers.ts")) ?? [];
  const folds = list.split(", ").map(Number);
  expect(folds).not.toEqual([]);
  for (const em of folds) {
    expect(listed).toContain(em);
    const wrong = conditions.filter(
      ({ place, ems }) =>
        ems.includes(em) && !new RegExp(`width (?:<=|>) ${em}r?em\\b`).test(place),
    );
    expect(wrong, `at ${em}em exactly, it is a popover: "<=" or ">"`).toEqual([]);
  }
});
