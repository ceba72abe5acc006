import { expect, test } from "vitest";
import { readFlows } from "../flows/read-flows.ts";
import { CALLS, contractOf } from "../testing/contract-of.ts";
import { postmanOf } from "./postman.ts";

function collectionOf(steps: string) {
  const text = `trip:\n  summary: Trip\n  steps:\n${steps}`;
  const { flows, problems } = readFlows(contractOf(CALLS), "flows.yaml", text);
  expect(problems).toEqual([]);
  return postmanOf(flows);
}

test("a URL has the parameters that are sent, each in its place, and no others", () => {
  const urlOf = (parameters: string) =>
    collectionOf(`    - { operation: find, parameters: ${parameters} }\n`);
  expect(urlOf("{ place: LHR, from: a, to: b }")).toMatchObject({
    item: [
      {
        item: [
          {
            request: {
              url: {
                raw: "{{baseUrl}}/places/:place?from=a&to=b",
                path: ["places", ":place"],
                query: [
                  { key: "from", value: "a" },
                  { key: "to", value: "b" },
                ],
                variable: [{ key: "place", value: "LHR" }],
              },
            },
          },
        ],
      },
    ],
  });
  expect(urlOf("{ place: LHR }")).toMatchObject({
    item: [{ item: [{ request: { url: { raw: "{{baseUrl}}/places/:place", query: [] } } }] }],
  });
});

test("what a response gives is kept as a variable, once, whatever its keys look like", () => {
  const collection = collectionOf(`
    - { operation: start, keep: { id: /list/0/a-b/name } }
    - { operation: end, keep: { id: /name } }
`);
  expect(collection.variable).toEqual([
    { key: "baseUrl", value: "http://localhost:3000" },
    { key: "apiKey", value: "sandbox-key" },
    { key: "id", value: "" },
  ]);
  const test = (line: string) => ({
    event: [{ script: { exec: expect.arrayContaining([line]) } }],
  });
  expect(collection.item).toMatchObject([
    {
      item: [
        test('pm.collectionVariables.set("id", body.list["0"]["a-b"].name);'),
        test('pm.collectionVariables.set("id", body.name);'),
      ],
    },
  ]);
});
