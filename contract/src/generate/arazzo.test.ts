import { expect, test } from "vitest";
import { readFlows } from "../flows/read-flows.ts";
import { CALLS, contractOf } from "../testing/contract-of.ts";
import { arazzoOf } from "./arazzo.ts";

function workflowsOf(steps: string, calls = CALLS) {
  const contract = contractOf(calls);
  const text = `trip:\n  summary: Trip\n  description: A trip.\n  steps:\n${steps}`;
  const { flows, problems } = readFlows(contract, "flows.yaml", text);
  expect(problems).toEqual([]);
  return arazzoOf(contract, flows).workflows;
}

test("a placeholder resolves to the latest earlier step that outputs it", () => {
  const parametersFor = (stepId: string, value: string) =>
    expect.objectContaining({ stepId, parameters: [{ name: "place", in: "path", value }] });
  expect(
    workflowsOf(`
    - { operation: start, keep: { id: /a } }
    - { operation: end, keep: { id: /b } }
    - { operation: find, parameters: { place: $id }, keep: { id: /c } }
`),
  ).toEqual([
    expect.objectContaining({
      steps: [
        expect.objectContaining({ stepId: "trip-start" }),
        expect.objectContaining({ stepId: "trip-end" }),
        parametersFor("trip-find", "$steps.trip-end.outputs.id"),
      ],
    }),
  ]);
});

test("two steps of one operation have distinct ids", () => {
  expect(
    workflowsOf(`
    - { operation: start, keep: { id: /a } }
    - { operation: start, keep: { id: /b } }
    - { operation: find, parameters: { place: $id } }
`),
  ).toMatchObject([
    {
      steps: [
        { stepId: "trip-start" },
        { stepId: "trip-start-2" },
        { stepId: "trip-find", parameters: [{ value: "$steps.trip-start-2.outputs.id" }] },
      ],
    },
  ]);
});

test("a parameter has the location that its operation declares, and any other name is a header", () => {
  expect(
    workflowsOf(`
    - { operation: find, headers: { x-clock: step }, parameters: { place: a, from: b } }
`),
  ).toMatchObject([
    {
      steps: [
        {
          parameters: [
            { name: "place", in: "path", value: "a" },
            { name: "from", in: "query", value: "b" },
            { name: "x-clock", in: "header", value: "step" },
          ],
        },
      ],
    },
  ]);
});

test("a repeated step becomes a workflow, whose inputs are named after the kept values", () => {
  const workflows = workflowsOf(`
    - { operation: start, keep: { id: /a, status: /s } }
    - operation: find
      parameters: { place: $id, from: LHR }
      keep: { id: /b, status: /t }
      repeatWhile: { status: OPEN }
`);
  const goTo = (pointer: string, status: string) => ({
    workflowId: "trip-find",
    parameters: [
      { name: "apiKey", value: "$inputs.apiKey" },
      { name: "id", value: `$response.body#${pointer}` },
    ],
    criteria: [{ condition: `$response.body#${status} == 'OPEN'` }],
  });
  expect(workflows).toMatchObject([
    { workflowId: "trip", steps: [{ onSuccess: [goTo("/a", "/s")] }] },
    {
      workflowId: "trip-find",
      inputs: { required: ["id"], properties: { id: { description: "A place." } } },
      steps: [
        {
          parameters: [
            { name: "place", value: "$inputs.id" },
            { name: "from", value: "LHR" },
          ],
          onSuccess: [goTo("/b", "/t"), { type: "end" }],
        },
      ],
    },
  ]);
});

test("a workflow's input has the type and values of its parameter", () => {
  const string = "{ name: from, in: query, schema: { type: string } }";
  const values = "{ type: string, oneOf: [{ const: A, description: a }] }";
  const workflows = workflowsOf(
    `
    - { operation: start, keep: { id: /a, at: /f, status: /s } }
    - operation: find
      parameters: { place: $id, from: $at }
      keep: { id: /b, status: /t }
      repeatWhile: { status: OPEN }
`,
    CALLS.replace(string, `{ name: from, in: query, schema: ${values} }`),
  );
  expect(workflows).toMatchObject([
    {},
    { inputs: { properties: { id: { type: "string" }, at: { type: "string", enum: ["A"] } } } },
  ]);
});
