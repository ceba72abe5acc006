import { expect, test } from "vitest";
import { parseMarkdown } from "../../markdown/parse-markdown.ts";
import { checkCode } from "./check-code.ts";

const check = (text: string) => checkCode("a.md", parseMarkdown(text));

test("reports a fenced block without a language or with an unknown one", () => {
  expect(check("```\nx\n```")).toEqual([
    { file: "a.md", line: 1, message: "A fenced block needs a language, as in ```ts." },
  ]);
  expect(check("```pyton\nx\n```")).toEqual([
    { file: "a.md", line: 1, message: 'Unknown language "pyton".', nearest: "python" },
  ]);
});

test("reports a JSON block that does not parse", () => {
  expect(check('```json\n{ "a": 1 }\n```')).toEqual([]);
  const [problem] = check("Text.\n\n```json\n{ a: 1 }\n```");
  expect(problem?.line).toBe(3);
  expect(problem?.message).toContain("This JSON does not parse:");
});

test("reports an unknown attribute after the language", () => {
  expect(check('Text.\n\n```ts tytle="a.mts"\nx\n```')).toEqual([
    { file: "a.md", line: 3, message: 'A ts block has no attribute "tytle".', nearest: "title" },
  ]);
});
