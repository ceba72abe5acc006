import { describe, expect, test } from "vitest";
import { readFlows } from "../flows/read-flows.ts";
import { contract } from "../testing/contract.ts";
import { CALLS, contractOf } from "../testing/contract-of.ts";
import { addLinks } from "./links.ts";

const CREATE = "/apiservices/v3/flights/live/search/create";

function documentOf(specification: string, text: string) {
  const { flows, problems } = readFlows(contract, "flows.yaml", text);
  expect(problems).toEqual([]);
  return addLinks({}, specification, flows);
}

const create = (pointer: string) => `
    - operation: createLiveSearch
      keep: { token: ${pointer} }`;
const poll = `
    - operation: pollLiveSearch
      description: Polls it.
      parameters: { sessionToken: $token }`;

test("a call is linked from the latest earlier one that keeps its parameter", () => {
  const text = `search:\n  steps:${create("/first")}${create("/second")}${poll}\n`;
  const links = {
    pollLiveSearch: {
      operationId: "pollLiveSearch",
      description: "Polls it.",
      parameters: { sessionToken: "$response.body#/second" },
    },
  };
  expect(documentOf("flights-live-pricing", text)).toEqual({
    paths: { [CREATE]: { post: { responses: { "200": { links } } } } },
  });
});

test("a document has links of its own operations only", () => {
  const text = `search:\n  steps:${create("/first")}${poll}\n`;
  expect(documentOf("geo", text)).toEqual({});
});

describe("a call of several parameters", () => {
  const linksFor = (keep: string, repeats = "") => {
    const { flows, problems } = readFlows(
      contractOf(CALLS),
      "flows.yaml",
      `trip:
  steps:
    - { operation: start, keep: ${keep} }
    - operation: find
      parameters: { place: $id, from: $from, to: EDI }
      keep: { id: /b }
      ${repeats}
`,
    );
    return { problems, document: addLinks({ paths: { "/old": 1 } }, "geo", flows) };
  };
  const find = (id: string, from: string) => ({
    operationId: "find",
    description: "",
    parameters: { place: `$response.body#${id}`, from: `$response.body#${from}`, to: "EDI" },
  });

  test("passes literal parameters unchanged, and the document retains its own paths", () => {
    expect(linksFor("{ id: /a, from: /f }").document).toEqual({
      paths: {
        "/old": 1,
        "/start": { post: { responses: { "200": { links: { find: find("/a", "/f") } } } } },
      },
    });
  });

  test("isn't linked from a call that keeps only some of them, not even from itself", () => {
    const { document } = linksFor("{ id: /a, from: /f }", "repeatWhile: { id: x }");
    expect(document).toEqual(linksFor("{ id: /a, from: /f }").document);
    expect(linksFor("{ id: /a }").document).toEqual({ paths: { "/old": 1 } });
  });
});
