import { expect, test } from "vitest";
import { sharedReference } from "../../../sandbox/src/shared-world.ts";
import { findPlaces } from "./find-places.ts";

const atlas = sharedReference();
const find = (given: string) =>
  findPlaces(atlas, { given, types: ["PLACE_TYPE_CITY", "PLACE_TYPE_COUNTRY"], locale: "en-GB" });

test.each(["Clermont-Ferrand", "clermont ferrand", "Cote d'Ivoire", "Côte d’Ivoire"])(
  "%s is a whole name, with or without its marks",
  (given) => {
    expect(find(given).isWhole).toBe(true);
  },
);

test("the start of a name is none, and what no name begins with is nothing", () => {
  expect(find("Clermont-Ferr")).toMatchObject({ isWhole: false, places: [expect.anything()] });
  expect(find("qqqqqqqq")).toEqual({ places: [], isWhole: false });
});
