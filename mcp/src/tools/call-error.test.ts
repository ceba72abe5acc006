import { expect, test } from "vitest";
import { testContext } from "../testing/test-context.ts";
import { callError } from "./call-error.ts";

const textOf = (...[id, response]: [string, Parameters<typeof callError>[2]]) =>
  callError(testContext(), id, response).content[0]?.text;

test("shows the response, then explains each invalid field", () => {
  const body = { details: [{ field: "locale", received: "fr" }] };
  expect(textOf("listMarkets", { status: 400, body })).toMatch(
    /^400\n\{\n {2}"details": [\s\S]*\n\n- `locale` is `listMarkets\.locale`: .*mean fr-FR\?$/,
  );
});

test("shows how long to wait", () => {
  const response = { status: 429, retryAfter: 7, body: { code: 8 } };
  expect(textOf("listMarkets", response)).toBe('429\nRetry-After: 7\n{\n  "code": 8\n}');
});
