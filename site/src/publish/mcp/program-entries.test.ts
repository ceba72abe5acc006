import { expect, test } from "vitest";
import { programEntries } from "./program-entries.ts";

const pageOf = (file: string) =>
  file.startsWith("docs/") ? { path: "/docs/a", title: "A" } : undefined;
const entry = (title: string, page = "docs/a.md", code = "print(1)\n") => {
  const program = { file: { page, title, code }, output: "1\n", operations: ["listLocales"] };
  return programEntries([program], "ran", pageOf);
};

test("an entry holds the program's page, language, operations and output", () => {
  const told = {
    title: "search.py",
    page: "/docs/a",
    pageTitle: "A",
    language: "python",
    operations: ["listLocales"],
    usesClient: false,
    code: "print(1)",
    output: "1\n",
    proof: "ran",
  };
  expect(entry("search.py")).toEqual([told]);
});

test("usesClient is true for a program that imports the client", () => {
  const [told] = entry("a.mts", "docs/a.md", 'import { createClient } from "@farewind/client";');
  expect(told).toMatchObject({ language: "typescript", usesClient: true });
});

test.each([
  ["a.mts", "typescript"],
  ["a.mjs", "javascript"],
  ["a.py", "python"],
  ["a.sh", "shell"],
  ["poll.v2.py", "python"],
])("%s is detected as %s", (title, language) => {
  expect(entry(title)).toMatchObject([{ language }]);
});

test("skips programs on pages in other languages", () => {
  expect(entry("search.py", "es/a.md")).toEqual([]);
});
