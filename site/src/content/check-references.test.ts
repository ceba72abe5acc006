import { expect, test } from "vitest";
import { contract } from "../../../contract/src/testing/contract.ts";
import { site } from "../../site.config.ts";
import { checkReferences } from "./check-references.ts";

const messages = (references: typeof site.references) =>
  checkReferences({ references }, contract).map(({ message }) => message);

test("the site shows every published specification", () => {
  expect(messages(site.references)).toEqual([]);
});

test("a specification without a reference is a problem", () => {
  expect(messages(["flights-live-pricing", "flights-indicative", "geo"])).toEqual([
    'The specification "culture" has no reference.',
  ]);
});

test("a reference without its specification is a problem", () => {
  const other = {
    ...contract,
    specifications: contract.specifications.filter(({ id }) => id !== "geo"),
  };
  expect(checkReferences(site, other)).toEqual([
    {
      file: "site/site.config.ts",
      message: 'There is no published specification "geo" for this reference.',
    },
  ]);
});
