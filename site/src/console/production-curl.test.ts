import { expect, test } from "vitest";
import { operationNamed } from "../build/testing/operation-named.ts";
import { editedRequest } from "./edited-request.ts";
import { productionCurl } from "./production-curl.ts";

const TARGET = { baseUrl: "http://localhost:3000", apiKey: "sandbox-key" };

function curlOf(operation: "createLiveSearch" | "pollLiveSearch", value: unknown): string {
  const state = { value, scenario: "flaky" };
  return productionCurl(
    editedRequest(operationNamed(operation), state, TARGET),
    "https://api.example.com",
  );
}

test("the shell fills in the key, and there is no scenario", () => {
  const code = curlOf("createLiveSearch", { text: "'x-api-key: a'" });
  expect(code).toContain("BASE=https://api.example.com/apiservices/v3");
  expect(code).toContain('--header "x-api-key: $API_KEY"');
  expect(code).not.toContain("sandbox");
  expect(code).toContain("x-api-key: a");
});

test("a poll has its path", () => {
  expect(curlOf("pollLiveSearch", { sessionToken: "a/b" })).toContain(
    'curl --fail-with-body --request POST \\\n  "$BASE/flights/live/search/poll/a%2Fb"',
  );
});
