import { expect, test } from "vitest";
import { namesByShape } from "./names-by-shape.ts";

test("names are found where they begin, calls first", () => {
  const text = "Send GET /apiservices/v3/geo, with queryLegs, en-GB and an x-api-key.";
  expect(namesByShape(text)).toEqual([
    { name: "GET /apiservices/v3/geo", start: text.indexOf("GET") },
    { name: "queryLegs", start: text.indexOf("queryLegs") },
    { name: "x-api-key", start: text.indexOf("x-api") },
    { name: "en-GB", start: text.indexOf("en-GB") },
  ]);
});

test("ignores addresses, placeholders and ordinary words", () => {
  expect(namesByShape("See https://a.example/queryLegs, {queryLegs} and Some Words.")).toEqual([]);
});

test("finds headers and codes of three letters or with a digit, each once", () => {
  const names = (text: string) => namesByShape(text).map(({ name }) => name);
  expect(names("From LHR to XX1.")).toEqual(["LHR", "XX1"]);
  expect(names("The x-api-key header, the accept-language header.")).toEqual([
    "x-api-key",
    "accept-language",
  ]);
});
