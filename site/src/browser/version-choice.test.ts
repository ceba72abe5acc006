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

test("the docs are those of the version chosen last, in the language on view", () => {
  expect(docsLink("1.0")).toBe("/docs/1.0");
  expect(docsLink("3.0", "/es")).toBe("/es/docs");
});

test("without a choice, or after that of a version that is gone, they are the current ones", () => {
  expect([docsLink(undefined), docsLink("2.0", "/es")]).toEqual(["/docs", "/es/docs"]);
});
