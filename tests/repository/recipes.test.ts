import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { formatProblem } from "../../contract/src/problems/problem.ts";
import { buildContract } from "../../contract/src/read/build-contract.ts";
import { readContractTexts, specificationsIn } from "../../contract/src/read/load-contract.ts";
import { FOLLOWED } from "../recipes/followed/followed.ts";
import { readRecipes } from "../recipes/read-recipes.ts";

/** `tests/recipes` follows the steps in a copy; what is cheap to know of them is held here. */

const root = fileURLToPath(new URL("../..", import.meta.url));
const recipes = readRecipes();

/** Recipes that nobody follows in a copy, and what holds them instead. */
const NOT_FOLLOWED: Readonly<Record<string, string>> = {
  "Change what a text says": "each page is one; the build holds what a machine can",
  "Translate a page": "each Spanish page is one, and the build holds it to its original",
  "Add a docs version": "the archived version is one",
  "Add a directive": "each directive is one; a test renders them all",
  "Pair a field of V1.0": "each row is one; two-way tests",
  "Release a package": "each version is one; a test holds it to its lock and its change log",
  "Teach search a word": "each group is one; the build looks its targets up",
};

test("each recipe has a test, or a listed reason for none", () => {
  const known = [...FOLLOWED.map(({ title }) => title), ...Object.keys(NOT_FOLLOWED)];
  expect(known.toSorted()).toEqual(recipes.map(({ title }) => title).toSorted());
});

test.each(FOLLOWED)("$title: each step names the file that it writes", ({ title, edits }) => {
  const recipe = recipes.find((one) => one.title === title);
  expect(edits.map(({ step }) => step)).toEqual(recipe?.files);
  for (const { step, file, write } of edits) {
    expect(file).toMatch(asPattern(step));
    expect([file, write(read(file), read)]).not.toEqual([file, read(file)]);
  }
});

const CONTRACT = "contract/openapi";
const ofContract = FOLLOWED.filter(({ edits }) => edits.some(({ file }) => isOfContract(file)));

test.each(ofContract)("$title: the contract is valid afterwards", ({ edits }) => {
  const texts = new Map(readContractTexts(join(root, CONTRACT)));
  for (const { file, write } of edits.filter((one) => isOfContract(one.file))) {
    texts.set(file, write(texts.get(file) ?? "", read));
  }
  expect(buildContract(texts, specificationsIn(CONTRACT)).problems.map(formatProblem)).toEqual([]);
});

function isOfContract(file: string): boolean {
  return file.startsWith(`${CONTRACT}/`);
}

test.each(recipes)("$title: its files and commands exist", ({ files, commands }) => {
  const named = files.filter((file) => !file.includes("<"));
  expect(named.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
  const unknown = commands.filter((command) => {
    const [program, ...words] = command.split(" ");
    if (program === "npm") return scripts[words[1] ?? ""] === undefined;
    return words.filter((word) => word.includes("/")).some((path) => !existsSync(join(root, path)));
  });
  expect(unknown).toEqual([]);
});

/** "site/content/docs/<path>.md" matches what is written for it. */
function asPattern(step: string): RegExp {
  const parts = step.split(/<[^>]*>/).map((part) => part.replaceAll(/[.]/g, "\\."));
  return new RegExp(`^${parts.join(".+")}$`);
}

function read(file: string): string {
  const path = join(root, file);
  return existsSync(path) ? readFileSync(path, "utf8") : "";
}
