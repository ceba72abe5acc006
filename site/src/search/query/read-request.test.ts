import { expect, test } from "vitest";
import { wordsOf } from "../words/words.ts";
import { readRequest } from "./read-request.ts";

const words = wordsOf("en", new Set());
const read = (typed: string) => readRequest(typed, words);

test.each([
  ["a request line", "GET /v3/geo/nearest HTTP/1.1", "/v3/geo/nearest"],
  ["a URL with a query string", "https://host.example/v3/geo/nearest?ip=1#a", "/v3/geo/nearest"],
  ["a local URL", "post http://localhost:4204/v3/geo/", "/v3/geo/"],
  ["a call in code", 'get("https://host.example/v3/geo")', 'get("/v3/geo")'],
  ["a question", "why does GET /v3/geo return 404?", "why does /v3/geo return 404?"],
  ["a URL without a path", "what is https://host.example for", "what is https://host.example for"],
  ["a link to a section", "/docs/errors#gone", "/docs/errors#gone"],
  ["a response", "HTTP/1.1 404 Not Found", "HTTP/1.1 404 Not Found"],
  ["alternatives", "and/or?", "and/or?"],
])("of %s, words are searched for and syntax isn't", (_, typed, text) => {
  expect(read(typed).text).toBe(text);
});

test("a path has its segments as terms, without the punctuation of prose", () => {
  const [path] = read("Call geo/v1.0/{locale}/Places.").paths;
  expect(path?.segments).toEqual(["geo", "v1", "{locale}", "place"]);
  expect(read("no path").paths).toEqual([]);
});

test.each([
  ["/v3/geo", true],
  ["/v3/geo 404", true],
  ["/v3/geo not found", false],
  ["curl -X POST https://host.example/v3/geo -H 'accept: application/json'", true],
  ['10.0.0.1 - - "GET /v3/geo HTTP/1.1" 200 "Mozilla (Windows)"', true],
  ["how long can I cache /v3/geo", false],
])("%s is a request and no question about one: %s", (typed, isAlone) => {
  expect(read(typed).paths[0]?.isAlone).toBe(isAlone);
});
