import { expect, test } from "vitest";
import { publishDocument } from "./publish-document.ts";

test("drops x-decision notes, but not from data that looks like a schema", () => {
  const data = { "x-decision": "data", properties: {}, oneOf: [] };
  const schema = {
    type: "object",
    "x-decision": "Why.",
    "x-key": "id",
    properties: { example: { type: "string", "x-decision": "Why." } },
    example: data,
  };
  expect(publishDocument({ components: { schemas: { A: schema } } })).toEqual({
    components: {
      schemas: {
        A: {
          type: "object",
          "x-key": "id",
          properties: { example: { type: "string" } },
          example: data,
        },
      },
    },
  });
});
