import { expect, test } from "vitest";
import { programEntries } from "./program-entries.ts";

const pageOf = (file: string) =>
  file.startsWith("docs/") ? { path: "/docs/a", title: "A" } : undefined;
const entry = (title: string, page = "docs/a.md", code = "print(1)\n") => {
  const program = { file: { page, title, code }, output: "1\n", operations: ["listLocales"] };
  return programEntries([program], "ran", pageOf);
};

test("a program is told with its page, its language and what it needs", () => {
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

test("a program that imports the client says so", () => {
  const [told] = entry("a.mts", "docs/a.md", 'import { createClient } from "@farewind/client";');
  expect(told).toMatchObject({ language: "typescript", usesClient: true });
});

test.each([
  ["a.mts", "typescript"],
  ["a.mjs", "javascript"],
  ["a.py", "python"],
  ["a.sh", "shell"],
  ["poll.v2.py", "python"],
])("%s is in %s", (title, language) => {
  expect(entry(title)).toMatchObject([{ language }]);
});

test("programs of other languages' pages are left out", () => {
  expect(entry("search.py", "es/a.md")).toEqual([]);
});
