import { expect, test } from "vitest";
import { followDocsVersion } from "./version-choice.ts";

const versions = [
  { id: "3.0", prefix: "/docs" },
  { id: "1.0", prefix: "/docs/1.0" },
];

/** Where the navbar's "Docs" leads after a choice. */
function docsLink(chosen: string | undefined, prefix = "") {
  const link = {
    dataset: { docs: prefix },
    href: "",
    setAttribute: (_: string, href: string) => {
      link.href = href;
    },
  };
  followDocsVersion({ querySelector: () => link } as unknown as Document, versions, chosen);
  return link.href;
}

test("the docs link points to the version chosen last, in the current language", () => {
  expect(docsLink("1.0")).toBe("/docs/1.0");
  expect(docsLink("3.0", "/es")).toBe("/es/docs");
});

test("the docs link points to the current version without a choice or for a removed version", () => {
  expect([docsLink(undefined), docsLink("2.0", "/es")]).toEqual(["/docs", "/es/docs"]);
});
