import { expect, test } from "vitest";
import en from "../../i18n/catalogues/en.ts";
import { site } from "../../site.config.ts";
import type { PageModel } from "../content/page-model.ts";
import { documentTitle } from "./document-head.tsx";

const titleOf = (kind: PageModel["kind"], version: "3.0" | "1.0", ...labels: readonly string[]) => {
  const breadcrumbs = labels.map((label) => ({ label, href: "/" }));
  const page = { kind, title: "Title", version, breadcrumbs } as Partial<PageModel> as PageModel;
  return documentTitle({ ...site, brand: "Brand" }, page, en);
};

test("a title has the nearest and the outermost category, once if they are the same", () => {
  expect(titleOf("docs", "3.0")).toBe("Title · Brand");
  expect(titleOf("docs", "3.0", "Geo")).toBe("Title · Geo · Brand");
  expect(titleOf("docs", "3.0", "Guides", "Middle", "Steps")).toBe(
    "Title · Steps · Guides · Brand",
  );
});

test("titles name the reference and an archived version, and begin with the brand on the home page", () => {
  expect(titleOf("reference", "3.0")).toBe(`Title · ${en.shell.apiReference} · Brand`);
  expect(titleOf("docs", "1.0", "Places")).toBe("Title · Places · V1.0 · Brand");
  expect(titleOf("home", "3.0")).toBe("Brand · Title");
});
