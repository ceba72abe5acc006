import { expect, test } from "vitest";
import { contract } from "../testing/contract.ts";
import { list, map, object, operation, specification } from "../testing/schemas.ts";
import { sentSchemas } from "./sent-schemas.ts";

test("includes a request body and the schemas inside it and its lists, but none of a response", () => {
  const sent = sentSchemas(contract);
  expect(sent).toContain("LiveSearchRequest");
  expect(sent).toContain("LiveQuery");
  expect(sent).toContain("LiveQueryLeg");
  expect(sent).not.toContain("LiveSearchResponse");
  expect(sent).not.toContain("Itinerary");
});

test("includes schemas inside maps and lists of maps", () => {
  const body = object("Body", {
    byId: map("an id", object("Entry", {})),
    all: list(map("an id", object("Item", {}))),
  });
  const call = operation("send", body, object("Answer", {}));
  const sent = sentSchemas({ specifications: [specification(call)], openPoints: new Map() });
  expect([...sent]).toEqual(["Body", "Entry", "Item"]);
});
