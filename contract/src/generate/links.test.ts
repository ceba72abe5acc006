import { expect, test } from "vitest";
import { readFlows } from "../flows/read-flows.ts";
import { contract } from "../testing/contract.ts";
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

test("a call is linked from the last one before it that keeps what it takes", () => {
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

test("a document has the links of its own operations alone", () => {
  const text = `search:\n  steps:${create("/first")}${poll}\n`;
  expect(documentOf("geo", text)).toEqual({});
});
