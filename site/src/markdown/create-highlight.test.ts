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
