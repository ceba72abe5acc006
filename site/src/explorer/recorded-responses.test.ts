/** What the sandbox responds with is named and led through, from its first row to its last. */
import { expect, test } from "vitest";
import { contract } from "../../../contract/src/testing/contract.ts";
import { createTestSandbox } from "../../../sandbox/src/testing/test-sandbox.ts";
import { requestOf, validSeeds } from "../../../sandbox/src/testing/valid-seeds.ts";
import en from "../../i18n/catalogues/en.ts";
import { planReference } from "../reference/plan-reference.ts";
import { referenceIds } from "../reference/reference-ids.ts";
import { nameCards } from "../search/names/name-cards.ts";
import { readExample } from "../search/testing/read-example.ts";
import { idOf } from "./rows-of.ts";
import { followed, nameless } from "./testing/every-row.ts";

const PUBLISHED = contract.specifications.filter(({ published }) => published);
const OPERATIONS = PUBLISHED.flatMap(({ operations }) => operations.map(({ id }) => id));

/** To the examples of the contract, which are searched in full. */
async function responses() {
  const { call, fetch, wait } = createTestSandbox();
  const seeds = (await validSeeds(fetch)).filter(({ operation }) => OPERATIONS.includes(operation));
  wait(20_000);
  const answered = [];
  for (const seed of seeds) {
    const { body } = await call<unknown>(requestOf(seed));
    const read = readExample(seed.operation, body);
    answered.push({ name: `${seed.operation} ${seed.example}`, read });
  }
  return answered;
}

test("every name of every response has its entry, and every id resolves to its entity", async () => {
  const all = await responses();
  expect(new Set(all.map(({ name }) => name.split(" ")[0]))).toEqual(new Set(OPERATIONS));
  expect(all.flatMap(({ name, read }) => nameless(read).map((id) => `${name} ${id}`))).toEqual([]);
  const ids = all.map(({ read }) => followed(read));
  expect(ids.flatMap(({ lost }) => lost.map(({ row }) => row.id))).toEqual([]);
  expect(ids.flatMap(({ led }) => led).length).toBeGreaterThan(10_000);
  const wrong = ids
    .flatMap(({ led }) => led)
    .filter(({ row, entry }) => entry.path?.at(-1) !== row.value);
  expect(wrong).toEqual([]);
});

test("detects a deliberately broken name and an id without an entity", () => {
  const { body, names } = readExample("createLiveSearch", "partial");
  const read = readExample("createLiveSearch", body);
  expect(nameless(read)).toEqual([]);
  const { "LiveResults.legs": _, ...cards } = names.cards;
  const broken = { ...read, names: { ...read.names, cards } };
  expect(nameless(broken)).toContain(idOf(["content", "results", "legs"]));
  const results = { itineraries: { a: { pricingOptions: [], legIds: ["b"] } }, legs: {} };
  const { led, lost } = followed(readExample("createLiveSearch", { content: { results } }));
  expect(led).toEqual([]);
  expect(lost.map(({ row, entry }) => [row.value, entry])).toEqual([["b", { map: "legs" }]]);
});

test.each(PUBLISHED)("every name of $id is an anchor of its reference", (specification) => {
  const anchors = new Set(referenceIds(planReference(specification), { practice: "worker" }));
  const { cards } = nameCards(specification, en.reference, "en");
  expect(Object.keys(cards).filter((name) => !anchors.has(name))).toEqual([]);
});
