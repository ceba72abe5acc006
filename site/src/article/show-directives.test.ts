import { expect, test } from "vitest";
import { parseMarkdown } from "../markdown/parse-markdown.ts";
import { type DirectiveRenderers, showDirectives } from "./show-directives.ts";

const renderers: DirectiveRenderers = {
  enum: ({ schema = "" }) =>
    schema === "Known"
      ? { node: "shown", ids: ["Known"] }
      : { message: "Unknown.", nearest: "Known" },
};
const show = (text: string) => showDirectives("a.md", parseMarkdown(text), renderers);

test("each directive is shown with its own ids, at its line", () => {
  const { shown, anchors, problems } = show('## A\n\n::enum{schema="Known"}\n');
  expect([...shown.values()]).toEqual([{ node: "shown", ids: ["Known"] }]);
  expect(anchors).toEqual([{ id: "Known", line: 3 }]);
  expect(problems).toEqual([]);
});

test("a directive that the data refuses is reported with its line", () => {
  expect(show('## A\n\n::enum{schema="Knwn"}').problems).toEqual([
    { file: "a.md", line: 3, message: "::enum: Unknown.", nearest: "Known" },
  ]);
});

test("passes an attribute without a value as an empty string", () => {
  const given: unknown[] = [];
  const keep: DirectiveRenderers = {
    figure: (attributes) => {
      given.push(attributes);
      return { node: "shown" };
    },
  };
  const { anchors } = showDirectives("a.md", parseMarkdown('::figure{alt src="a"}'), keep);
  expect(given).toEqual([{ alt: "", src: "a" }]);
  expect(anchors).toEqual([]);
});

test("ignores an unknown directive, which another check reports", () => {
  expect(show("::what{}")).toMatchObject({ shown: new Map(), problems: [] });
});
