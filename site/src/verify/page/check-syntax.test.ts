import { expect, test } from "vitest";
import { parseMarkdown } from "../../markdown/parse-markdown.ts";
import { checkSyntax } from "./check-syntax.ts";

const linesOf = (text: string) =>
  checkSyntax("a.md", parseMarkdown(text)).map(({ line, message }) => [line, message]);

test("reports what a page cannot show, with its line and a replacement", () => {
  expect(linesOf("Text.\n\n<br>\n\n![A drawing](/a.png)")).toEqual([
    [3, "HTML in Markdown is not shown: write Markdown or a directive."],
    [5, 'Images are drawings of this site: write ::figure{src="…" alt="…"}.'],
  ]);
  expect(linesOf("See [it][1].\n\n[1]: /docs/intro")).toEqual([
    [1, "Write a link where it stands: [text](/docs/…)."],
    [3, "Write a link where it stands: [text](/docs/…)."],
  ]);
  expect(linesOf("![A drawing][1]\n\n[1]: /a.png")).toMatchObject([
    [1, expect.stringContaining("::figure")],
    [3, expect.any(String)],
  ]);
  expect(linesOf("A note.[^1]\n\n[^1]: Small print.")).toHaveLength(2);
});

test("accepts other Markdown", () => {
  expect(linesOf("## A\n\n- [x](/docs) **b** `c`\n\n| A |\n| - |\n| 1 |\n")).toEqual([]);
});
