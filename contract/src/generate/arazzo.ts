import type { JsonObject } from "../base/json-object.ts";
import type { Flow, FlowStep } from "../flows/flow.ts";
import { placeholdersIn, replaceKept } from "../flows/kept-values.ts";
import type { Contract, Operation, Parameter } from "../model.ts";

/** Where the first server that the specifications list serves them. */
const SOURCES = "http://localhost:3000/openapi/";
const API_KEY = { type: "string", description: "Your API key.", default: "sandbox-key" };

/** The flows as an Arazzo 1.1 description. Runners also check each response with the contract. */
export function arazzoOf({ specifications }: Contract, flows: readonly Flow[]): JsonObject {
  const used = new Set(
    flows.flatMap(({ steps }) => steps.map(({ operation }) => operation.specification)),
  );
  return {
    arazzo: "1.1.0",
    info: {
      title: "Flows",
      version: specifications[0]?.version ?? "",
      summary: "Calls that belong together, in the order in which they are made.",
      description: DESCRIPTION,
    },
    sourceDescriptions: specifications
      .filter(({ id }) => used.has(id))
      .map(({ id }) => ({ name: id, url: `${SOURCES}${id}.json`, type: "openapi" })),
    workflows: flows.flatMap(workflowsOf),
  };
}

const DESCRIPTION = `The header \`x-sandbox-clock: step\` makes the sandbox go one supplier further with each poll, so that
no step has to wait. Elsewhere leave it out, and wait between two polls.
`;

/** A repeated step becomes a separate workflow, which calls itself with values of the response. */
function workflowsOf(flow: Flow): readonly JsonObject[] {
  const repeated = flow.steps.find(({ repeatWhile }) => repeatWhile);
  const steps = flow.steps.filter((step) => step !== repeated);
  const outputs = steps.flatMap((step) =>
    Object.keys(step.keep).map((name) => [name, outputOf(flow, step, name)] as const),
  );
  const workflow = {
    ...about(flow.id, flow.summary, flow.description),
    inputs: { type: "object", properties: { apiKey: API_KEY } },
    steps: steps.map((step, index) => ({
      ...printStep(flow, step, (name) => valueBefore(flow, steps.slice(0, index), name)),
      ...(repeated && step === steps.at(-1) && { onSuccess: [goTo(flow, step, repeated)] }),
    })),
    outputs: Object.fromEntries(outputs),
  };
  return repeated ? [workflow, repeatedWorkflow(flow, repeated)] : [workflow];
}

function repeatedWorkflow(flow: Flow, step: FlowStep): JsonObject {
  const names = placeholdersIn(step.parameters);
  const own = step.operation.parameters.flatMap((parameter) =>
    placeholdersIn(step.parameters[parameter.name]).map((name) => [name, inputOf(parameter)]),
  );
  const outputs = Object.keys(step.keep).map((name) => [name, outputOf(flow, step, name)]);
  return {
    ...about(idOf(flow, step), step.operation.summary, step.description),
    inputs: {
      type: "object",
      required: names,
      properties: { apiKey: API_KEY, ...Object.fromEntries(own) },
    },
    steps: [
      {
        ...printStep(flow, step, (name) => `$inputs.${name}`),
        onSuccess: [goTo(flow, step, step), { name: "end", type: "end" }],
      },
    ],
    outputs: Object.fromEntries(outputs),
  };
}

function about(workflowId: string, summary: string, description: string): JsonObject {
  return { workflowId, summary, description };
}

/** The id of a step, or of a one-step workflow. Some tools need it unique across workflows. */
function idOf({ id, steps }: Flow, step: FlowStep): string {
  const { operation } = step;
  const alike = steps.filter((one) => one.operation.id === operation.id);
  const before = alike.indexOf(step);
  return `${id}-${operation.id}${before > 0 ? `-${before + 1}` : ""}`;
}

/** Goes from a step to the repeated one while the response has the value to repeat for. */
function goTo(flow: Flow, from: FlowStep, to: FlowStep): JsonObject {
  const { name = "", value = "" } = to.repeatWhile ?? {};
  const parameters = placeholdersIn(to.parameters).map((kept) => ({
    name: kept,
    value: `$response.body#${from.keep[kept]}`,
  }));
  return {
    name: to.operation.id,
    type: "goto",
    workflowId: idOf(flow, to),
    parameters: [{ name: "apiKey", value: "$inputs.apiKey" }, ...parameters],
    criteria: [{ condition: `$response.body#${from.keep[name]} == '${value}'` }],
  };
}

function printStep(flow: Flow, step: FlowStep, replace: (name: string) => string): JsonObject {
  const { operation, description, body, keep } = step;
  const outputs = Object.entries(keep).map(([name, at]) => [name, `$response.body#${at}`]);
  return {
    stepId: idOf(flow, step),
    description,
    operationId: `$sourceDescriptions.${operation.specification}.${operation.id}`,
    parameters: parametersOf(step, replace),
    ...(body !== undefined && {
      requestBody: { contentType: "application/json", payload: replaceKept(body, replace) },
    }),
    successCriteria: [{ condition: "$statusCode == 200" }],
    outputs: Object.fromEntries(outputs),
  };
}

function parametersOf(step: FlowStep, replace: (name: string) => string): readonly JsonObject[] {
  const { operation, parameters, headers } = step;
  const values = { ...parameters, ...headers };
  const keys = operation.security.map(({ name }) => ({
    name,
    in: "header",
    value: "$inputs.apiKey",
  }));
  const others = Object.entries(values).map(([name, value]) => ({
    name,
    in: parameterLocation(operation, name),
    value: replaceKept(value, replace),
  }));
  return [...keys, ...others];
}

function parameterLocation({ parameters }: Operation, name: string): string {
  return parameters.find((parameter) => parameter.name === name)?.in ?? "header";
}

function valueBefore(flow: Flow, steps: readonly FlowStep[], name: string): string {
  const step = steps.findLast(({ keep }) => name in keep);
  return step ? outputOf(flow, step, name) : "";
}

function outputOf(flow: Flow, step: FlowStep, name: string): string {
  return `$steps.${idOf(flow, step)}.outputs.${name}`;
}

function inputOf({ description, schema, example }: Parameter): JsonObject {
  const values = schema.kind === "enum" && { enum: schema.values.map(({ value }) => value) };
  return { type: "string", ...values, description, default: example };
}
