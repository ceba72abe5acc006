import { expect, test } from "vitest";
import { site as config } from "../../site.config.ts";
import { explainedTargets } from "../reference/explained-targets.ts";
import { nameHrefs } from "../reference/index-names.ts";
import { planReference } from "../reference/plan-reference.ts";
import { site } from "./testing/site.ts";

const [{ id: version }] = config.versions;
const nameHref = nameHrefs(site.contract);

/** Lists of every name, and signatures, say nothing about what they name. */
const listsNames = (text: string) => /::(?:names|export|contract-types)\b/.test(text);

const references = site.plan.pages
  .filter((page) => page.kind === "reference")
  .map((page) => ({ path: page.path, ...site.render({ page, lang: "en" }) }));

/** What stands at an id of a reference, up to the next thing; the heading of a part is none. */
function textAt(path: string, anchor: string): string {
  const html = references.find((one) => one.path === path)?.model.contentHtml ?? "";
  const start = html.indexOf(` id="${anchor}"`);
  const whole = start < 0 ? "" : html.slice(start + 1);
  return whole.split(/ id="(?!\w+-(?:body|responses|errors|parameters)")/)[0] ?? "";
}

test("every reference entry that a page links to lists that page as explaining it", () => {
  const missing = site.plan.pages.flatMap((page) => {
    if (page.kind !== "docs" || page.version !== version) return [];
    if (listsNames(page.written.get("en")?.source.text ?? "")) return [];
    const { contents } = site.render({ page, lang: "en" });
    const hrefs = contents.links.map(({ href }) => href);
    const leads = [...new Set(hrefs)].filter((href) => /^\/api\/.*#/.test(href));
    const untold = leads.filter((href) => {
      const [path = "", anchor = ""] = href.split("#");
      return !new RegExp(`href="${page.path}(#[^"]*)?"`).test(textAt(path, anchor));
    });
    return untold.map((href) => `${page.path} → ${href}`);
  });
  expect(references.length).toBe(config.references.length);
  expect(missing).toEqual([]);
});

test("every place that a name links to is explained once", () => {
  for (const specification of site.contract.specifications) {
    if (!specification.published) continue;
    const places = [...explainedTargets(planReference(specification), nameHref).values()].flat();
    expect(new Set(places).size).toBe(places.length);
  }
});

test("a reference in another language links to explanations in that language", () => {
  const page = site.plan.pages.find(({ kind }) => kind === "reference");
  if (!page) throw new Error("There is no reference.");
  const { model } = site.render({ page, lang: "es" });
  const explained = [...model.contentHtml.matchAll(/class="explained[^"]*">.*?<a href="([^"]+)"/g)];
  expect(explained.length).toBeGreaterThan(50);
  expect(explained.filter(([, href = ""]) => !href.startsWith("/es/"))).toEqual([]);
});
