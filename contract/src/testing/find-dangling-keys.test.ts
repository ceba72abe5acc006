import { describe, expect, test } from "vitest";
import { contract } from "./contract.ts";
import { findDanglingKeys } from "./find-dangling-keys.ts";
import { valueSchema } from "./small-contract.ts";

const EXAMPLES = contract.specifications
  .flatMap(({ operations }) => operations)
  .flatMap(({ id, responses }) =>
    responses.flatMap(({ schema, status, examples }) =>
      examples.map(({ name, value }) => ({ id, status, name, schema, value })),
    ),
  );

test.each(EXAMPLES)("each id in $id $status $name resolves", ({ schema, value }) => {
  expect(findDanglingKeys(schema, value)).toEqual([]);
});

describe("reports an id that doesn't resolve, with its path", () => {
  const live = EXAMPLES.find(({ id, value }) => id === "createLiveSearch" && has(value, "legIds"));
  const indicative = EXAMPLES.find(({ id }) => id === "searchIndicative");

  test.each([
    [live, "legs", /^content\.results\.itineraries\..+\.legIds\[0\]: ".+" is not a key of legs\.$/],
    [live, "agents", /agentIds\[0\]: ".+" is not a key of agents\.$/],
    [live, "segments", /segmentIds\[0\]: ".+" is not a key of segments\.$/],
    [live, "alliances", /allianceId: ".+" is not a key of alliances\.$/],
    [live, "itineraries", /itineraryId: ".+" is not a key of itineraries\.$/],
    [live, "places", /PlaceId: ".+" is not a key of places\.$/],
    [indicative, "quotes", /quoteIds\[0\]: ".+" is not a key of quotes\.$/],
    [indicative, "carriers", /marketingCarrierId: ".+" is not a key of carriers\.$/],
  ])("%#: without its %s", (example, map, message) => {
    if (!example) throw new Error("There is no such example.");
    const emptied = JSON.parse(JSON.stringify(example.value), (key, value) =>
      key === map ? {} : value,
    );
    const broken = findDanglingKeys(example.schema, emptied);
    expect(broken.some((one) => message.test(one))).toBe(true);
  });

  test("ignores an empty text", () => {
    if (!live) throw new Error("There is no such example.");
    const emptied = JSON.parse(JSON.stringify(live.value), (key, value) =>
      key === "allianceId" ? "" : value,
    );
    expect(findDanglingKeys(live.schema, emptied)).toEqual([]);
  });
});

test("a key may be in any map of that name, at any depth", () => {
  const trips = valueSchema(`
      type: array
      items:
        type: object
        properties:
          legs: { type: object, x-key: an id, additionalProperties: { type: string } }
          first: { type: string, x-key-of: legs }`);
  const trip = (id: string, first: string) => ({ legs: { [id]: "" }, first });
  expect(findDanglingKeys(trips, [trip("a", "b"), trip("b", "a")])).toEqual([]);
  expect(findDanglingKeys(trips, [trip("a", "b"), trip("c", "c")])).toEqual([
    '[0].first: "b" is not a key of legs.',
  ]);
});

test("ignores keys in a schema that allows anything", () => {
  expect(findDanglingKeys(valueSchema("{}"), { legs: { a: 1 }, legIds: ["b"] })).toEqual([]);
});

function has(value: unknown, name: string): boolean {
  return JSON.stringify(value).includes(`"${name}"`);
}
