import { expect, test } from "vitest";
import { parseMarkdown } from "../../markdown/parse-markdown.ts";
import { sectionsOf } from "./sections.ts";

const sections = (text: string) => sectionsOf(parseMarkdown(text));

test("a page is cut at h2 and h3, with the anchors that its headings have", () => {
  const text =
    "---\ntitle: A\n---\n\nFirst.\n\n## One\n\nText.\n\n#### Small\n\n### Two `x`\n\n## One\n\n## Errores {#errors}\n";
  expect(sections(text).map(({ anchor, heading, text }) => [anchor, heading, text])).toEqual([
    ["", "", "First."],
    ["one", "One", "Text. Small"],
    ["two-x", "Two x", ""],
    ["one-1", "One", ""],
    ["errors", "Errores", ""],
  ]);
});

test("a section's text includes lists, tables and notes, but no code blocks", () => {
  const text =
    "Send **one** [key](/docs) in `x-api-key`.\n\n- a\n- b\n\n| V1.0 | 3.0 |\n| --- | --- |\n| `Id` | key |\n| `Name` | |\n\n:::note[Mind]\nThis.\n:::\n\n```json\n{}\n```\n";
  expect(sections(text)[0]?.text).toBe(
    "Send one key in `x-api-key`. a b `Id` · key; `Name` Mind This.",
  );
});

test("collects directives that show names, and the texts of figures", () => {
  const text =
    '::fields{schema="Leg"}\n\n::operation{id="listMarkets"}\n\n::error{of="forbidden"}\n\n::figure{src="a" alt="Two legs." caption="One trip."}\n\n::migration{of="live-prices" part="legs"}\n\n:::next\n- [Away](/docs)\n:::\n';
  expect(sections(text)).toEqual([
    {
      anchor: "",
      heading: "",
      text: "Two legs. One trip.",
      code: [],
      shown: [
        { name: "fields", attributes: { schema: "Leg" } },
        { name: "operation", attributes: { id: "listMarkets" } },
        { name: "error", attributes: { of: "forbidden" } },
      ],
      migrations: [{ of: "live-prices", part: "legs" }],
    },
  ]);
});

test("names in code are those of four letters and more, each once", () => {
  const text = "```ts\nawait wait(two, wait);\nsearch.$poll_1();\n```\n";
  expect(sections(text)[0]?.code).toEqual(["await", "wait", "search", "$poll_1"]);
});

test("reads a migration table with its chosen rows, and ignores one without API or part", () => {
  const text =
    '::migration{of="live-prices" part="legs" only="Stops"}\n\n::migration{of="live-prices"}\n\n::migration{part="legs"}\n\n::fields{schema="Leg" whole}\n';
  expect(sections(text)[0]).toMatchObject({
    migrations: [{ of: "live-prices", part: "legs", only: "Stops" }],
    shown: [{ name: "fields", attributes: { schema: "Leg" } }],
  });
});
