import { expect, test } from "vitest";
import { createHighlight } from "./create-highlight.ts";

const highlight = await createHighlight();

test("neighbours of one class share a span, and the space behind the last stands outside", () => {
  expect(highlight('{\n  "a": "b"\n}', "json")).toBe('{\n  "a": <span class="s">"b"</span>\n}');
  expect(highlight("// one\n// two\nx", "ts")).toBe('<span class="c">// one\n// two</span>\nx');
});

test("what is painted says what was written", () => {
  const code = 'const a = "<b>" && `c`; // d  \n\n  e()\n';
  const text = highlight(code, "ts").replaceAll(/<[^>]+>/g, "");
  expect(text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&")).toBe(code);
});

test("plain text is escaped, and the same text in two languages is painted as each", () => {
  expect(highlight("a < b && c > d", "text")).toBe("a &lt; b &amp;&amp; c &gt; d");
  expect(highlight('"a"', "json")).toBe('<span class="s">"a"</span>');
  expect(highlight('"a"', "text")).toBe('"a"');
});

test("a body inside a command has the colours of its own language", () => {
  const command = (body: string) => `curl --data-raw '${body}' \\\n  --header "a: b"`;
  const painted = highlight(command('{ "adults": 1 }'), "curl");
  expect(painted).toContain('{ "adults": <span class="n">1</span> }');
  expect(painted).toContain('<span class="s">"a: b"</span>');
  expect(highlight(command("{ not json }"), "curl")).toContain("{ not json }'</span>");
});
