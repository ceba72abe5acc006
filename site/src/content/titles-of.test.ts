import { expect, test } from "vitest";
import { contract } from "../../../contract/src/testing/contract.ts";
import en from "../../i18n/catalogues/en.ts";
import { site } from "../../site.config.ts";
import { categoryTitle } from "./category-title.ts";
import { labelOf } from "./label-of.ts";
import { linkTargets } from "./link-targets.ts";
import { originalTitles } from "./original-titles.ts";
import { planPages } from "./plan-pages.ts";
import { titlesOf } from "./titles-of.ts";

const PATH = "/docs/intro";
const written = (route: string, title: string) => ({
  file: `site/content${route}.md`,
  route,
  text: `---\ntitle: ${title}\ndescription: What it is.\nlabel: ${title} in short\n---\n`,
});
const original = written(PATH, "Intro");
const translation = written(`/es${PATH}`, "Introducción");
const titles = {
  file: "site/content/es/titles.yaml",
  prefix: "/es",
  text: `${PATH}:\n  title: Título\n  description: Qué es.\n  original: 1234567\n`,
};

function plan(files: Parameters<typeof planPages>[2], ...named: (typeof titles)[]) {
  return planPages(site, { "3.0": [{ kind: "page", path: PATH }], "1.0": [] }, files, named);
}

/** What the page is called in Spanish. */
function spanish(...given: Parameters<typeof plan>) {
  const page = plan(...given).byPath.get(PATH);
  const found = page?.kind === "docs" && titlesOf(page, "es");
  return found && [found.title, found.lang];
}

test("titles a page by its translation, else by the titles file, else by its original", () => {
  expect(spanish([original, translation], titles)).toEqual(["Introducción", "es"]);
  expect(spanish([original], titles)).toEqual(["Título", "es"]);
  expect(spanish([original])).toEqual(["Intro", "en"]);
});

test("a sidebar uses a page's short label and a category's label", () => {
  const nodes = [
    { kind: "page", path: PATH },
    { kind: "category", path: "/docs/category/geo-api", slug: "geo-api", nodes: [] },
  ] as const;
  expect(nodes.map((node) => labelOf(plan([original]), node, "en", en))).toEqual([
    "Intro in short",
    en.categories["geo-api"].label,
  ]);
});

test("a reference has the title of its specification", () => {
  const page = plan([original]).byPath.get("/api/geo/");
  const geo = contract.specifications.find(({ id }) => id === "geo");
  expect(page && originalTitles(page, contract)?.title).toBe(geo?.title);
});

test("a reference is described by the first sentence of its specification, on one line", () => {
  const page = plan([original]).byPath.get("/api/geo/");
  const specifications = contract.specifications.map((one) => {
    return { ...one, description: "Places\n  by name. And more." };
  });
  expect(page && originalTitles(page, { ...contract, specifications })?.description).toBe(
    "Places by name.",
  );
});

test("link targets are the pages of the requested versions only", () => {
  const paths = (version: "3.0" | "1.0") =>
    linkTargets(plan([original]), [version], "en", en).map(({ path }) => path);
  expect([paths("3.0"), paths("1.0")]).toEqual([[PATH], []]);
});

test("a link target lists its sections by the anchors of their headings", () => {
  const text = `${original.text}\n## One \`x\`\n\n#### Two {#second}\n\n##### Small\n`;
  const [target] = linkTargets(plan([{ ...original, text }]), ["3.0"], "en", en);
  expect(target).toMatchObject({ names: ["Intro", "Intro in short"], description: "What it is." });
  expect([...(target?.sections ?? [])]).toEqual([
    ["one-x", "One `x`"],
    ["second", "Two"],
  ]);
});

test("a category's page has a title of its own where the catalogue gives it one", () => {
  expect(categoryTitle(en, "geo-api")).toBe("Geo API");
  expect(categoryTitle(en, "getting-started")).toBe(en.categories["getting-started"].label);
});
