import { expect, test } from "vitest";
import { matchOperation } from "./match-operation.ts";

const CREATE = "/apiservices/v3/flights/live/search/create";
const POLL = "/apiservices/v3/flights/live/search/poll";

test("matches an operation by method and path, and decodes its parameters", () => {
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
])("%s fails with 404", (_, method, path) => {
  expect(matchOperation(method, path)).toMatchObject({ status: 404 });
});

test.each([
  [
    "another method",
    "PUT",
    "/apiservices/v3/geo/hierarchy/flights/nearest",
    { field: "method", expected: "POST", received: "PUT" },
    "method must be POST.",
  ],
  [
    "a path that is nearly one",
    "GET",
    "/apiservices/v3/culture/locale",
    { field: "path", expected: "/apiservices/v3/culture/locales" },
    "path is unknown; the nearest is /apiservices/v3/culture/locales.",
  ],
  [
    "a path that cannot be decoded",
    "POST",
    `${POLL}/%E0%A4%A`,
    { field: "path", expected: "a path in valid percent-encoding" },
    "path must be a path in valid percent-encoding.",
  ],
])("the 404 explains %s", (_, method, path, detail, sentence) => {
  const found = matchOperation(method, path);
  expect(found).toMatchObject({ details: [detail] });
  expect("failed" in found && found.message.split("\n").at(-1)).toBe(sentence);
});

test("the 404 has no details for a path that resembles no other", () => {
  expect(matchOperation("GET", "/x")).toMatchObject({ status: 404, details: [] });
});

test("HEAD is matched as GET", () => {
  const id = "listMarkets";
  expect(matchOperation("HEAD", "/apiservices/v3/culture/markets/en-GB")).toMatchObject({ id });
});
