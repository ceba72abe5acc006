import { expect, test } from "vitest";
import { tocOf } from "./toc-of.ts";

test("only h2 and h3 with an id are in the table of contents", () => {
  const html =
    '<h2 id="a">Send <code>query</code><a class="anchor" href="#a">#</a></h2><h3 class="x" id="b">A &amp; B</h3><h4 id="c">C</h4><h2>D</h2>';
  expect(tocOf(html)).toEqual([
    { id: "a", text: "Send query", depth: 2 },
    { id: "b", text: "A & B", depth: 3 },
  ]);
});
