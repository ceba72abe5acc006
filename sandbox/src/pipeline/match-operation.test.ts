import { expect, test } from "vitest";
import { matchOperation } from "./match-operation.ts";

const CREATE = "/apiservices/v3/flights/live/search/create";
const POLL = "/apiservices/v3/flights/live/search/poll";

test("an operation has its method and path, and its parameters decoded", () => {
  expect(matchOperation("POST", CREATE)).toMatchObject({ id: "createLiveSearch", path: {} });
  expect(matchOperation("POST", `${POLL}/a%20b`)).toMatchObject({
    id: "pollLiveSearch",
    path: { sessionToken: "a b" },
  });
});

test.each([
  ["an empty parameter", "POST", `${POLL}/`],
  ["a step more", "POST", `${CREATE}/more`],
  ["another method", "GET", CREATE],
  ["a path that cannot be decoded", "POST", `${POLL}/%E0%A4%A`],
])("%s is 404", (_, method, path) => {
  expect(matchOperation(method, path)).toMatchObject({ status: 404 });
});
