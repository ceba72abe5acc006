import { expect, test } from "vitest";
import { parseMarkdown } from "../../markdown/parse-markdown.ts";
import { pageWords } from "./page-words.ts";

const wordsIn = (text: string) => [...pageWords(parseMarkdown(text))];
const code = (language: string, ...lines: readonly string[]) =>
  [`\`\`\`${language}`, ...lines, "```", ""].join("\n");

test.each([
  ["ts", "const first = 1; function second() {}", ["first", "second"]],
  ["ts", "interface Third {}\ntype Fourth = string;", ["Third", "Fourth"]],
  ["js", "for (const { fifth, sixth } of all) show(seventh);", ["fifth", "sixth", "seventh"]],
  ["ts", "enum Fifth {}\nclass Sixth {}", ["Fifth", "Sixth"]],
  ["js", "all.map((one) => two);", ["one"]],
  ["python", "def first(a):\n    second = 1\nfor third in all:", ["first", "third", "second"]],
  ["python", "fourth: int = 1\nfifth == 1", ["fourth"]],
  ["python", "import json as fifth", ["json", "fifth"]],
  ["bash", "export FIRST=1", []],
])("%s declares in %j: %j", (language, text, words) => {
  expect(wordsIn(code(language, text))).toEqual(words);
});

test("a block's title and an export that is shown are words of the page", () => {
  expect(wordsIn(code('bash title="search.sh"', "curl"))).toEqual(["search.sh"]);
  expect(wordsIn('::export{of="formatPrice"}\n\n::enum{of="Price"}\n')).toEqual(["formatPrice"]);
});

test.each([
  ["Save it as `search.mjs`.", ["search.mjs"]],
  ["Then save this, for example, as `find.py`.", ["find.py"]],
  ["Run it as `search.mjs`.", []],
  ["Save it. Run it as `search.mjs`.", []],
  ["Save it as `a long name`.", []],
])("reads saved files: %s", (text, words) => {
  expect(wordsIn(text)).toEqual(words);
});

test("a page has the names of a package it imports, and the client's if it is about it", () => {
  const importing = (name: string) => wordsIn(code("go", `from "@farewind/${name}"`));
  expect(importing("sandbox")).toContain("createSandbox");
  expect(importing("sandbox")).not.toContain("searchLive");
  expect(importing("client")).toEqual(expect.arrayContaining(["createClient", "searchLive"]));
  expect(importing("client")).not.toContain("createSandbox");
  expect(wordsIn("Use the TypeScript client.")).toContain("searchLive");
});
