import { expect, test } from "vitest";
import { contract } from "../../../contract/src/testing/contract.ts";
import { sentSchemas } from "./sent-schemas.ts";

test("a body, what is inside it and inside its lists is sent; what comes back is not", () => {
  const sent = sentSchemas(contract);
  expect(sent).toContain("LiveSearchRequest");
  expect(sent).toContain("LiveQuery");
  expect(sent).toContain("LiveQueryLeg");
  expect(sent).not.toContain("LiveSearchResponse");
  expect(sent).not.toContain("Itinerary");
});
