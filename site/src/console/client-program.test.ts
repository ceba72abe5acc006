import { expect, test } from "vitest";
import { exampleOf, operationNamed } from "../build/testing/operation-named.ts";
import { clientProgram } from "./client-program.ts";

const CLIENT = { name: "@farewind/client", path: "/downloads/client.tgz" };
const TARGET = { baseUrl: "http://localhost:3000", apiKey: "sandbox-key" };

const programOf = (id: string, value: unknown, scenario = "") =>
  clientProgram(operationNamed(id), { value, scenario }, TARGET, CLIENT);

test("a program installs and imports the client, calls the operation and prints the result", () => {
  const program = programOf("pollLiveSearch", exampleOf(operationNamed("pollLiveSearch")));
  expect(program).toMatch(/^\/\/ npm install http:\/\/localhost:3000\/downloads\/client\.tgz\n/);
  expect(program).toContain('import { createClient } from "@farewind/client";');
  expect(program).toContain("await client.pollLiveSearch({ sessionToken: ");
});

test("a body is given as it was typed, its nulls and numbers included", () => {
  const value = { query: { market: "UK", adults: 1, cabin: null } };
  expect(programOf("createLiveSearch", value).replaceAll(/\s+/g, " ")).toMatch(
    /createLiveSearch\(\{ query: \{ market: "UK", adults: 1, cabin: null,? \},? \}\)/,
  );
});

test("passes an empty body", () => {
  expect(programOf("createLiveSearch", {})).toContain("client.createLiveSearch({})");
});

test("includes the key only for an operation that needs one", () => {
  expect(programOf("listMarkets", { locale: "en-GB" })).toContain('apiKey: "sandbox-key"');
  expect(programOf("findNearestCulture", {})).not.toContain("apiKey");
});

test("passes parameters as strings and omits null ones", () => {
  const program = programOf("listMarkets", { locale: 5, extra: null });
  expect(program).toContain('client.listMarkets({ locale: "5" })');
});

test("passes no arguments without parameters, except for a scenario", () => {
  expect(programOf("listMarkets", {})).toContain("client.listMarkets()");
  const played = programOf("listMarkets", {}, "flaky").replaceAll(/\s+/g, " ");
  expect(played).toContain('listMarkets({}, { headers: { "x-sandbox-scenario": "flaky" }, })');
});
