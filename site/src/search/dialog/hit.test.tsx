import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import en from "../../../i18n/catalogues/en.ts";
import type { Row } from "../query/answer.ts";
import { Hit } from "./hit.tsx";
import type { Item } from "./item.ts";

const draw = (item: Item) => renderToStaticMarkup(<Hit item={item} texts={en.search} />);
const place = (change: Partial<Row>) =>
  draw({
    kind: "place",
    row: {
      kind: "field",
      href: "/api/geo/#Place.name",
      title: [{ text: "Place.name" }],
      shared: 0,
      page: "",
      where: "Place",
      excerpt: [],
      badge: "",
      further: 0,
      ...change,
    },
  });

test("shows a name as code with its kind's sign and its owner", () => {
  expect(place({})).toBe(
    '<span class="hit-sign" data-kind="field" aria-hidden="true"></span>' +
      '<span class="hit-title"><code><span>Place.name</span></code></span>' +
      '<span class="hit-where">Place</span>',
  );
});

test.each(["page", "section", "category"] as const)("a %s has the sign of a page", (kind) => {
  const html = place({ kind, title: [{ text: "Limits" }] });
  expect(html).toContain('data-kind="page"');
  expect(html).toContain("<b><span>Limits</span></b>");
});

test.each([
  ["operation", "POST"],
  ["error", "429"],
] as const)(
  "an %s has a badge instead of a sign, and a title not printed as code",
  (kind, badge) => {
    const html = place({ kind, badge });
    expect(html).toMatch(new RegExp(`^<span class="hit-badge">${badge}</span>`));
    expect(html).not.toContain("hit-sign");
    expect(html).toContain("<b><span>");
  },
);

test("a section shows its page first and marks matches in its excerpt", () => {
  const excerpt = [{ text: "Wait a " }, { text: "second", mark: true }, { text: "." }] as const;
  const html = place({ kind: "section", page: "Polling", excerpt, lang: "en" });
  expect(html).toContain('<b><span class="hit-page">Polling › </span><span lang="en">');
  expect(html).toContain('<small lang="en">Wait a <mark>second</mark>.</small>');
});

test("a name with further places shows how many", () => {
  expect(place({ further: 3 })).toContain('<span class="hit-where">Place and 3 more</span>');
});

test('strikes out a V1.0 name, followed by its successor or "removed"', () => {
  expect(place({ kind: "retired", became: "LiveQuery.adults" })).toContain(
    "<s>Place.name</s> → LiveQuery.adults",
  );
  expect(place({ kind: "retired", became: "" })).toContain(
    '<s>Place.name</s> <span class="hit-gone">removed</span>',
  );
});

test("draws a recent place by its kind, and an example with its hint", () => {
  const recent = { href: "/docs", where: "Start", title: "Intro" };
  expect(draw({ kind: "recent", place: { ...recent, kind: "page" } })).toContain(
    '<b><span>Intro</span></b></span><span class="hit-where">Start</span>',
  );
  expect(draw({ kind: "recent", place: { ...recent, kind: "field" } })).toContain("<code>");
  expect(draw({ kind: "example", typed: "deepLink", hint: "by name" })).toContain(
    'data-kind="page" aria-hidden="true"></span><span class="hit-title"><b><span>deepLink</span></b></span><small>by name</small>',
  );
});
