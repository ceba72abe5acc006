import { expect, test } from "vitest";
import { createHighlight } from "./create-highlight.ts";

const highlight = await createHighlight();

test("merges neighbours of one class into a span, without the space after the last", () => {
  expect(highlight('{\n  "a": "b"\n}', "json")).toBe('{\n  "a": <span class="s">"b"</span>\n}');
  expect(highlight("// one\n// two\nx", "ts")).toBe('<span class="c">// one\n// two</span>\nx');
});

test("highlighting preserves the text of the code", () => {
  const code = 'const a = "<b>" && `c`; // d  \n\n  e()\n';
  const text = highlight(code, "ts").replaceAll(/<[^>]+>/g, "");
  expect(text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&")).toBe(code);
});

test("escapes plain text and highlights the same text by its language", () => {
  expect(highlight("a < b && c > d", "text")).toBe("a &lt; b &amp;&amp; c &gt; d");
  expect(highlight('"a"', "json")).toBe('<span class="s">"a"</span>');
  expect(highlight('"a"', "text")).toBe('"a"');
});

test("refuses a language without a grammar, whose code would stay plain", () => {
  expect(() => highlight("npm install", "sh")).toThrow('No grammar is loaded for "sh".');
});

test("highlights a body inside a command in the body's own language", () => {
  const command = (body: string) => `curl --data-raw '${body}' \\\n  --header "a: b"`;
  const painted = highlight(command('{ "adults": 1 }'), "curl");
  expect(painted).toContain('{ "adults": <span class="n">1</span> }');
  expect(painted).toContain('<span class="s">"a: b"</span>');
  expect(highlight(command("{ not json }"), "curl")).toContain("{ not json }'</span>");
});
