import { expect, test } from "vitest";
import { findSchema } from "../../../../contract/src/names/find.ts";
import { contract } from "../../../../contract/src/testing/contract.ts";
import { requestAround } from "./request-around.ts";

/** The origin of the first leg in the request that is sent for a part. */
function originIn(part: object): unknown {
  const found = findSchema(contract, "PlaceQuery");
  const around = found.found ? requestAround(contract, found.value, part) : undefined;
  const { query } = Object(around?.body);
  return query?.queryLegs[0].originPlaceId;
}

test("a part keeps the example's choice unless it has one of its own", () => {
  expect(originIn({})).toEqual({ iata: "LHR" });
  expect(originIn({ iata: "AMS" })).toEqual({ iata: "AMS" });
  expect(originIn({ entityId: "70001201" })).toEqual({ entityId: "70001201" });
});
