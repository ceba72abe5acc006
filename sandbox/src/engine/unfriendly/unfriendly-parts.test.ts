import { describe, expect, test } from "vitest";
import type { Place, Price } from "../../../../contract/src/types.ts";
import { isOneIn } from "./is-one-in.ts";
import { oddId } from "./odd-id.ts";
import { shuffleMap } from "./shuffle-map.ts";
import { shuffled } from "./shuffled.ts";
import { UNKNOWN_MEMBERS, withUnknownMembers } from "./unknown-members.ts";
import { withMixedUnits } from "./with-mixed-units.ts";
import { withoutSomeCodes } from "./without-some-codes.ts";

const IDS = Array.from({ length: 60 }, (_, index) => `id${index}`);

test("isOneIn(3) selects about a third of the ids, always the same ones", () => {
  const chosen = IDS.filter((id) => isOneIn(3, id));
  expect(chosen.length).toBeGreaterThan(10);
  expect(chosen.length).toBeLessThan(30);
  expect(IDS.filter((id) => isOneIn(3, id))).toEqual(chosen);
});

describe("shuffled", () => {
  test("items are all included, in another order", () => {
    const once = shuffled(IDS, (id) => id);
    expect(once.toSorted()).toEqual(IDS.toSorted());
    expect(shuffled(IDS.slice(1), (id) => id)).not.toEqual(IDS.slice(1));
    expect(shuffled([], (id: string) => id)).toEqual([]);
    expect(shuffled(["a"], (id) => id)).toEqual(["a"]);
  });

  test("items never begin with the original first item", () => {
    for (const first of IDS) {
      const items = [first, ...IDS.filter((id) => id !== first)];
      expect(shuffled(items, (id) => id)[0]).not.toBe(first);
    }
  });

  test("a map has other keys in another order, and values changed by their original ids", () => {
    const map = Object.fromEntries(IDS.map((id) => [id, 1]));
    const found = shuffleMap(map, (value, id) => value + id.length, oddId);
    expect(Object.keys(found).toSorted()).toEqual(IDS.map(oddId).toSorted());
    expect(Object.keys(found)).not.toEqual(IDS.map(oddId));
    for (const id of IDS) expect(found[oddId(id)]).toBe(1 + id.length);
  });
});

describe("mixed units", () => {
  const DECIMALS: Readonly<Record<string, number>> = { WHOLE: 0, CENTI: 2, MILLI: 3, MICRO: 6 };
  const moneyOf = ({ amount, unit }: Price) =>
    Number(amount) / 10 ** (DECIMALS[unit.slice(11)] ?? Number.NaN);
  const prices = (amount: string, unit: Price["unit"] = "PRICE_UNIT_MILLI") =>
    withMixedUnits(Array.from({ length: 40 }, () => ({ amount, unit })));
  const unitsOf = (all: readonly Price[]) =>
    new Set(all.map(({ unit }) => unit.replace("PRICE_UNIT_", "")));

  test.each([
    ["24000", 24, ["WHOLE", "CENTI", "MILLI", "MICRO"]],
    ["24910", 24.91, ["CENTI", "MILLI", "MICRO"]],
    ["24911", 24.911, ["MILLI", "MICRO"]],
  ])("%s thousandths stay %d in every unit that can hold them exactly", (amount, value, units) => {
    const mixed = prices(amount);
    expect(unitsOf(mixed)).toEqual(new Set(units));
    for (const price of mixed) expect(moneyOf(price)).toBe(value);
    for (const price of mixed) expect(price.amount).toMatch(/^\d+$/);
  });

  test("a missing price stays missing, in each of its three forms", () => {
    const mixed = prices("", "PRICE_UNIT_UNSPECIFIED").map(
      ({ amount, unit }) => `${amount} ${unit}`,
    );
    expect(new Set(mixed)).toEqual(
      new Set([" PRICE_UNIT_UNSPECIFIED", " PRICE_UNIT_MILLI", "1 PRICE_UNIT_UNSPECIFIED"]),
    );
  });

  test("leaves everything that is not a price unchanged", () => {
    const value = { a: [1, null, { amount: "1" }], unit: "PRICE_UNIT_MILLI", b: "" };
    expect(withMixedUnits(value)).toEqual(value);
  });
});

test("adds unknown members to every object and map entry, but not to the maps themselves", () => {
  const plain = { status: "x", quotes: { q: { list: [{ deep: 1 }] } }, none: null };
  expect(withUnknownMembers(plain)).toEqual({
    ...plain,
    ...UNKNOWN_MEMBERS,
    quotes: { q: { ...UNKNOWN_MEMBERS, list: [{ ...UNKNOWN_MEMBERS, deep: 1 }] } },
  });
});

describe("a place without some of its codes", () => {
  const coordinates = { latitude: 1, longitude: 2 };
  const places = (more: Partial<Place>) =>
    IDS.map((entityId) =>
      withoutSomeCodes({
        entityId,
        parentId: "",
        name: "",
        type: "PLACE_TYPE_CITY",
        iata: "",
        ...more,
      }),
    );

  test("has its code, an empty one or none", () => {
    expect(new Set(places({ iata: "EDI" }).map(({ iata }) => iata))).toEqual(
      new Set(["EDI", "", undefined]),
    );
    expect(new Set(places({ iata: "" }).map(({ iata }) => iata))).toEqual(new Set(["", undefined]));
  });

  test("has its coordinates or none, and never gains any", () => {
    const positions = (more: Partial<Place>) =>
      new Set(places(more).map((place) => place.coordinates));
    expect(positions({ coordinates })).toEqual(new Set([coordinates, undefined]));
    expect(positions({})).toEqual(new Set([undefined]));
  });
});
