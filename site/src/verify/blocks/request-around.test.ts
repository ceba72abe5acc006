import { expect, test } from "vitest";
import { findSchema } from "../../../../contract/src/names/find.ts";
import { contract } from "../../../../contract/src/testing/contract.ts";
import {
  list,
  object,
  operation,
  specification,
  text,
} from "../../../../contract/src/testing/schemas.ts";
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

test("a part replaces the members that it has, and only in its own place", () => {
  const found = findSchema(contract, "LiveQuery");
  const around = found.found ? requestAround(contract, found.value, { adults: 7 }) : undefined;
  const { query } = Object(around?.body);
  expect(query).toMatchObject({ adults: 7, market: expect.any(String) });
});

test("a part of a leg leaves the other legs as they are", () => {
  const leg = object("Leg", { day: text });
  const root = object("Trip", { legs: list(leg) });
  const value = { legs: [{ day: 1 }, { day: 2 }] };
  const requestBody = {
    required: true,
    description: "",
    schema: root,
    examples: [{ name: "", summary: "", value }],
  };
  const specifications = [specification({ ...operation("book", root, text), requestBody })];
  const around = requestAround({ ...contract, specifications }, leg, { day: 3 });
  expect(around?.body).toEqual({ legs: [{ day: 3 }, { day: 2 }] });
});

test("a schema that no request has gets no request around it", () => {
  const found = findSchema(contract, "Carrier");
  expect(found.found && requestAround(contract, found.value, {})).toBeUndefined();
});
