import { expect, test } from "vitest";
import { publishDocument } from "./publish-document.ts";

test("notes to ourselves go, and data that looks like a schema stays as it is", () => {
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
