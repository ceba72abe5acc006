import { expect, test } from "vitest";
import { SANDBOX, sampleRequest, variablesOf } from "./sample-request.ts";
import { AWKWARD_VALUE, awkwardExample, awkwardOperation } from "./testing/awkward-operation.ts";

test("a request has the key, the body's type and the sandbox's address", () => {
  const request = sampleRequest(awkwardOperation, awkwardExample);
  expect(request.method).toBe("POST");
  expect(request.url).toMatch(/^http:\/\/localhost:3000\/send\//);
  expect(request.headers).toEqual([
    ["x-api-key", "sandbox-key"],
    ["content-type", "application/json"],
  ]);
  expect(request.body).toBe(AWKWARD_VALUE);
});

test("parameters are encoded so that no language has to escape an address", () => {
  const { url } = sampleRequest(awkwardOperation, awkwardExample);
  expect(url).toBe("http://localhost:3000/send/a%2Fb%27c%22d%24e%5Cf%20%C3%BC?q=%281%262%29%21%2A");
});

test("the name of a parameter is encoded as its value is", () => {
  const parameters = [{ name: "it's & more", in: "query", example: 1, schema: {} }] as const;
  const { url } = sampleRequest({ ...awkwardOperation, path: "/send", parameters }, undefined);
  expect(url).toBe("http://localhost:3000/send?it%27s%20%26%20more=1");
});

test("an operation without security is sent without a key", () => {
  const open = { ...awkwardOperation, security: [] };
  expect(sampleRequest(open, undefined).headers).toEqual([]);
});

test("a request without an example has neither a body nor its content type", () => {
  const request = sampleRequest(awkwardOperation, undefined);
  expect("body" in request).toBe(false);
  expect(request.headers).toEqual([["x-api-key", "sandbox-key"]]);
});

test("a parameter's own example takes precedence over its schema's", () => {
  const place = { name: "place", in: "path", example: "EDI", schema: { example: "LHR" } } as const;
  const request = sampleRequest({ ...awkwardOperation, parameters: [place] }, undefined);
  expect(request.url).toBe("http://localhost:3000/send/EDI");
});

test("a value of more than 16 characters is a variable, so that its line stays short", () => {
  const variables = (value: string) => {
    const schema = { example: value };
    const parameter = { name: "sessionToken", in: "path", schema } as const;
    const operation = { ...awkwardOperation, path: "/{sessionToken}", parameters: [parameter] };
    return variablesOf(sampleRequest(operation, undefined)).map((one) => one.value);
  };
  expect(variables("a".repeat(16))).toEqual([]);
  expect(variables("a".repeat(17))).toEqual(["a".repeat(17)]);
});

test("a value given for a parameter is used instead of its example", () => {
  const target = { ...SANDBOX, parameters: { place: "EDI", q: "1" } };
  expect(sampleRequest(awkwardOperation, undefined, target).url).toBe(
    "http://localhost:3000/send/EDI?q=1",
  );
});

test("a path parameter without an example is an error that names it", () => {
  const bare = { ...awkwardOperation, parameters: [] };
  expect(() => sampleRequest(bare, undefined)).toThrow(
    'sendAwkward: path parameter "place" has no example to build a sample from',
  );
});
