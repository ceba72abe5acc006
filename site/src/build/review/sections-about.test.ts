import { expect, test } from "vitest";
import { scenarioHref } from "../../base/sandbox-anchors.ts";
import { nameHrefs } from "../../reference/index-names.ts";
import { site } from "../testing/site.ts";
import { sectionsAbout } from "./sections-about.ts";

const nameHref = nameHrefs(site.contract);

/** The sections of a page of live prices that mention one of three places. */
function sectionsOf(text: string) {
  const page = site.plan.pages.find(({ path }) => path === "/docs/flights-live-prices/overview");
  const own = page?.kind === "docs" ? page.written.get("en") : undefined;
  if (!page || !own) throw new Error("There is no such page.");
  const written = { ...own, source: { ...own.source, file: "a.md" } };
  const changedAt = (href: string) =>
    new Map([
      [scenarioHref("flaky"), "flaky"],
      ["/docs/a#one", "one"],
      ["/docs/a#two", "two"],
    ]).get(href);
  const pages = [{ page, written, tree: site.parse(text) }];
  return sectionsAbout(changedAt, pages, { ...site, nameHref });
}

test("lists each section with its line and the changed names it mentions, once each", () => {
  const text =
    "[One](/docs/a#one).\n\n## Ages\n\n[Two](/docs/a#two), [one](/docs/a#one), [two](/docs/a#two).\n\n## None\n\n[Three](/docs/a#three).\n";
  expect(sectionsOf(text)).toEqual([
    { file: "a.md", line: 1, heading: "", names: ["one"] },
    { file: "a.md", line: 3, heading: "Ages", names: ["two", "one"] },
  ]);
});

test("counts a mention in a sentence, but not one that the build prints", () => {
  expect(sectionsOf(`Send [flaky](${scenarioHref("flaky")}).\n`)).toHaveLength(1);
  expect(sectionsOf('::scenarios{only="flaky"}\n')).toEqual([]);
});
