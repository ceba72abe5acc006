import { expect, test } from "vitest";
import { named, section } from "../testing/small-index.ts";
import { foldRecords } from "./fold-records.ts";

test("folds places of the same name into the first, with the number of others", () => {
  const places = ["Leg.carrierId", "Segment.carrierId", "Quote.carrierId"].map((name) => ({
    ...named("field", name),
    same: "field carrierId",
  }));
  const other = named("field", "Leg.id");
  const [first] = places;
  expect(foldRecords([...places.slice(0, 2), other, ...places.slice(2)])).toEqual([
    { ...first, further: 2 },
    other,
  ]);
});

test("folds a duplicate place, but not two anchors of one page", () => {
  const price = section("price", "Price", "What it costs.");
  const unit = section("unit", "Unit", "What it counts.");
  expect(foldRecords([price, unit, price])).toEqual([{ ...price, further: 1 }, unit]);
});
