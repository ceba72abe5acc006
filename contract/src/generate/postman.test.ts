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

test("a URL has only the parameters that are sent, each in its place", () => {
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

test("stores a kept value in one variable, whatever the keys of its path", () => {
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

test("a request has its headers and, with a body, the JSON content type", () => {
  const requestOf = (step: string) => {
    const { item } = collectionOf(`    - ${step}\n`) as {
      readonly item: readonly [{ readonly item: readonly [{ readonly request: object }] }];
    };
    return item[0].item[0].request;
  };
  expect(requestOf("{ operation: end, headers: { x-clock: step } }")).toMatchObject({
    method: "GET",
    header: [{ key: "x-clock", value: "step" }],
  });
  expect(requestOf("{ operation: end }")).not.toHaveProperty("body");
  expect(requestOf("{ operation: start, body: { a: 1 } }")).toMatchObject({
    method: "POST",
    header: [{ key: "Content-Type", value: "application/json" }],
    body: { mode: "raw", raw: '{\n  "a": 1\n}' },
  });
});

test("a repeated request is sent again while its condition holds, and skipped otherwise", () => {
  const { item } = collectionOf(`
    - { operation: start, keep: { id: /id, status: /status } }
    - operation: find
      parameters: { place: $id }
      keep: { status: /status }
      repeatWhile: { status: OPEN }
`);
  const goesOn = 'pm.collectionVariables.get("status") === "OPEN"';
  const test = 'pm.test("responds with 200", () => pm.response.to.have.status(200));';
  expect(item).toMatchObject([
    {
      item: [
        { id: "trip-start", event: [{ listen: "test" }] },
        {
          id: "trip-find",
          event: [
            {
              listen: "prerequest",
              script: { exec: [`if (!(${goesOn})) pm.execution.skipRequest();`] },
            },
            {
              listen: "test",
              script: {
                exec: [
                  test,
                  "const body = pm.response.json();",
                  'pm.collectionVariables.set("status", body.status);',
                  `if (${goesOn}) pm.execution.setNextRequest(pm.info.requestId);`,
                ],
              },
            },
          ],
          request: { url: { variable: [{ key: "place", value: "{{id}}" }] } },
        },
      ],
    },
  ]);
});
