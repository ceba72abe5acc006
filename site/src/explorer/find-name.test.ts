import { expect, test } from "vitest";
import { contract } from "../../../contract/src/testing/contract.ts";
import en from "../../i18n/catalogues/en.ts";
import es from "../../i18n/catalogues/es.ts";
import type { ReferenceTexts } from "../../i18n/texts.ts";
import { nameCards } from "../search/names/name-cards.ts";
import { findName } from "./find-name.ts";
import { indexNames } from "./name-index.ts";
import { nameless } from "./testing/every-row.ts";

function namesOf(id: string, texts: ReferenceTexts = en.reference) {
  const specification = contract.specifications.find((one) => one.id === id);
  if (!specification) throw new Error(`There is no specification "${id}".`);
  return indexNames(nameCards(specification, texts, "en"));
}

const PATH = ["content", "results", "itineraries", "a-b", "pricingOptions", 0, "price", "amount"];

test.each([en, es])("resolves a path to its field in every language", ({ reference }) => {
  const found = findName(
    namesOf("flights-live-pricing", reference),
    "LiveSearchResponse",
    PATH,
    "1",
  );
  expect(found?.anchor).toBe("LiveResults.itineraries{}.pricingOptions[].price.amount");
});

test("resolves an item to its schema and an enum value to its meaning", () => {
  const names = namesOf("flights-live-pricing");
  const find = (path: readonly (string | number)[], value?: unknown) =>
    findName(names, "LiveSearchResponse", path, value);
  expect(find(PATH.slice(0, 4))?.anchor).toBe("Itinerary");
  expect(find(PATH.slice(0, 3))?.anchor).toBe("LiveResults.itineraries");
  expect([3, 4, 5, 6].map((length) => find(PATH.slice(0, length))?.schema)).toEqual([
    "",
    "Itinerary",
    "",
    "PricingOption",
  ]);
  expect(find(["status"], "RESULT_STATUS_COMPLETE")?.value).toBe(
    names.cards["ResultStatus.RESULT_STATUS_COMPLETE"]?.[1],
  );
});

test("treats an id that equals a field name as an id", () => {
  const names = namesOf("flights-live-pricing");
  const path = ["content", "results", "agents", "name", "name"];
  const found = findName(names, "LiveSearchResponse", path, "");
  expect(found?.anchor).toBe("LiveResults.agents{}.name");
});

test("resolves nothing that the contract does not name", () => {
  const names = namesOf("flights-live-pricing");
  const find = (path: readonly (string | number)[]) =>
    findName(names, "LiveSearchResponse", path, 1);
  expect(find(["colour"])).toBeUndefined();
  expect(find(["colour", "status"])).toBeUndefined();
  expect(find(["content", "results", "itineraries", 0])).toBeUndefined();
  expect(find(["constructor"])).toBeUndefined();
  expect(findName(names, "NoSuchResponse", [], {})).toBeUndefined();
});

const OPERATIONS = contract.specifications
  .filter(({ published }) => published)
  .flatMap(({ id, operations }) => operations.map((operation) => ({ id, operation })));

test.each(OPERATIONS)(
  "every row of every example of $operation.id has a name",
  ({ id, operation }) => {
    const names = namesOf(id);
    const found = operation.responses.flatMap(({ schema, examples }) =>
      examples.flatMap(({ value: body }) =>
        nameless({ names, schema: schema.name ?? "", body, maps: new Map() }),
      ),
    );
    expect(found).toEqual([]);
  },
);
