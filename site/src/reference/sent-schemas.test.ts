import { expect, test } from "vitest";
import { contract } from "../../../contract/src/testing/contract.ts";
import {
  list,
  map,
  object,
  operation,
  specification,
} from "../../../contract/src/testing/schemas.ts";
import { sentSchemas } from "./sent-schemas.ts";

test("a body, what is inside it and inside its lists is sent; what comes back is not", () => {
  const sent = sentSchemas(contract);
  expect(sent).toContain("LiveSearchRequest");
  expect(sent).toContain("LiveQuery");
  expect(sent).toContain("LiveQueryLeg");
  expect(sent).not.toContain("LiveSearchResponse");
  expect(sent).not.toContain("Itinerary");
});

test("so is what is inside a map, and in a list of maps", () => {
  const body = object("Body", {
    byId: map("an id", object("Entry", {})),
    all: list(map("an id", object("Item", {}))),
  });
  const call = operation("send", body, object("Answer", {}));
  const sent = sentSchemas({ specifications: [specification(call)], openPoints: new Map() });
  expect([...sent]).toEqual(["Body", "Entry", "Item"]);
});
