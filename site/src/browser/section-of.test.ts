import { expect, test } from "vitest";
import { sectionOf } from "./section-of.ts";

const PAGE = `# Page

## One \`sessionToken\`

Text.

### Deeper

\`\`\`bash
## no heading
\`\`\`

## Two

- a list

## Two

The second.
`;

test("a section ends before the next heading of its level", () => {
  const section = sectionOf(PAGE, { level: 2, text: "One sessionToken", nth: 0 });
  expect(section).toMatch(/^## One [\s\S]*## no heading\n```\n$/);
  expect(sectionOf(PAGE, { level: 3, text: "Deeper", nth: 0 })).toMatch(/^### Deeper[\s\S]*```\n$/);
});

test("selects among headings with the same text by their order", () => {
  expect(sectionOf(PAGE, { level: 2, text: "Two", nth: 0 })).toBe("## Two\n\n- a list\n");
  expect(sectionOf(PAGE, { level: 2, text: "Two", nth: 1 })).toBe("## Two\n\nThe second.\n");
});

test("a code block ends only at a fence of its own kind that is not shorter", () => {
  const text = "## One\n\n````\n```\n## no\n~~~~\n## heading\n````\n\n## Two\n";
  expect(sectionOf(text, { level: 2, text: "One", nth: 0 })).toContain("## heading\n````\n");
  expect(() => sectionOf(text, { level: 2, text: "heading", nth: 0 })).toThrow(/heading/);
});

test("throws for a missing section and names it", () => {
  expect(() => sectionOf(PAGE, { level: 2, text: "no heading", nth: 0 })).toThrow(/no heading/);
});

test("a longer fence of the same character ends a code block", () => {
  const text = "## One\n\n```\n## no\n`````\n\n## Two\n";
  expect(sectionOf(text, { level: 2, text: "Two", nth: 0 })).toBe("## Two\n");
});

test("recognises a fence inside a list", () => {
  const text = "## One\n\n- Run it:\n\n  ```bash\n## no heading\n  ```\n\n## Two\n";
  expect(sectionOf(text, { level: 2, text: "One", nth: 0 })).toContain("## no heading\n  ```\n");
});

test("a link in a heading counts by its text only", () => {
  const text = "## Call [`listPlaces`](/api/geo.md#listPlaces)\n\nText.\n";
  expect(sectionOf(text, { level: 2, text: "Call listPlaces", nth: 0 })).toBe(text);
});

test("the same text at another level is a different section", () => {
  const text = "## One\n\n### Errors\n\nOf one.\n\n## Errors\n\nOf all.\n";
  expect(sectionOf(text, { level: 2, text: "Errors", nth: 0 })).toBe("## Errors\n\nOf all.\n");
});
