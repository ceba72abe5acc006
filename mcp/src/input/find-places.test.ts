import { expect, test } from "vitest";
import { sharedReference } from "../../../sandbox/src/shared-world.ts";
import { findPlaces } from "./find-places.ts";

const reference = sharedReference();
const find = (given: string) =>
  findPlaces(reference, {
    given,
    types: ["PLACE_TYPE_CITY", "PLACE_TYPE_COUNTRY"],
    locale: "en-GB",
  });

test.each(["Clermont-Ferrand", "clermont ferrand", "Cote d'Ivoire", "Côte d’Ivoire"])(
  "%s matches a whole name, with or without its marks",
  (given) => {
    expect(find(given).isExact).toBe(true);
  },
);

test("the start of a name isn't a whole match, and an unknown name finds nothing", () => {
  expect(find("Clermont-Ferr")).toMatchObject({ isExact: false, places: [expect.anything()] });
  expect(find("qqqqqqqq")).toEqual({ places: [], isExact: false });
});
