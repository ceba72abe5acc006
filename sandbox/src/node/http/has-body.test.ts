import { expect, test } from "vitest";
import { hasBody } from "./has-body.ts";

test.each([
  [{}, false],
  [{ "content-length": "0" }, false],
  [{ "content-length": "1" }, true],
  [{ "transfer-encoding": "chunked" }, true],
])("headers %j announce a body: %s", (headers, expected) => {
  expect(hasBody({ headers })).toBe(expected);
});
