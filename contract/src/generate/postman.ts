import type { JsonObject } from "../base/json-object.ts";
import type { Flow, FlowStep } from "../flows/flow.ts";
import { replaceKept } from "../flows/kept-values.ts";

const SCHEMA = "https://schema.getpostman.com/json/collection/v2.1.0/collection.json";

/** The flows as a Postman collection, one folder each: run it, or send its requests in turn. */
export function postmanOf(flows: readonly Flow[]): JsonObject {
  const keptNames = new Set(
    flows.flatMap(({ steps }) => steps.flatMap(({ keep }) => Object.keys(keep))),
  );
  return {
    info: {
      name: "Flows",
      description: DESCRIPTION,
      schema: SCHEMA,
    },
    variable: [
      { key: "baseUrl", value: "http://localhost:3000" },
      { key: "apiKey", value: "sandbox-key" },
      ...[...keptNames].map((key) => ({ key, value: "" })),
    ],
    item: flows.map((flow) => ({
      name: flow.summary,
      description: flow.description,
      item: flow.steps.map((step) => itemOf(flow, step)),
    })),
  };
}

const DESCRIPTION = `Set \`baseUrl\` and \`apiKey\` among the variables of the collection. What a response gives for the
requests after it is kept there, too. The header \`x-sandbox-clock: step\` makes the sandbox go one
supplier further with each poll; elsewhere leave it out, and wait between two polls.
`;

function itemOf(flow: Flow, step: FlowStep): JsonObject {
  const { operation, description, headers, body } = step;
  const keys = operation.security.map(({ name }) => ({ key: name, value: "{{apiKey}}" }));
  const others = Object.entries(headers).map(([key, value]) => ({ key, value }));
  const type = { key: "Content-Type", value: "application/json" };
  return {
    id: `${flow.id}-${operation.id}`,
    name: operation.summary,
    event: eventsOf(step),
    request: {
      method: operation.method.toUpperCase(),
      description,
      header: [...keys, ...others, ...(body === undefined ? [] : [type])],
      url: urlOf(step),
      ...(body !== undefined && {
        body: {
          mode: "raw",
          raw: JSON.stringify(replaceKept(body, variable), null, 2),
          options: { raw: { language: "json" } },
        },
      }),
    },
  };
}

function variable(name: string): string {
  return `{{${name}}}`;
}

function urlOf({ operation, parameters }: FlowStep): JsonObject {
  const placed = (place: "path" | "query") =>
    operation.parameters
      .filter((parameter) => parameter.in === place && parameter.name in parameters)
      .map(({ name }) => ({ key: name, value: replaceKept(parameters[name], variable) }));
  const path = operation.path.replaceAll(/\{(\w+)\}/g, ":$1");
  const query = placed("query");
  const search = query.map(({ key, value }) => `${key}=${value}`).join("&");
  return {
    raw: `{{baseUrl}}${path}${search && `?${search}`}`,
    host: ["{{baseUrl}}"],
    path: path.split("/").slice(1),
    query,
    variable: placed("path"),
  };
}

function eventsOf({ keep, repeatWhile }: FlowStep): readonly JsonObject[] {
  const assignments = Object.entries(keep).map(([name, pointer]) => {
    const value = `body${chainOf(pointer)}`;
    return `pm.collectionVariables.set(${JSON.stringify(name)}, ${value});`;
  });
  const test = [
    'pm.test("responds with 200", () => pm.response.to.have.status(200));',
    ...(assignments.length > 0 ? ["const body = pm.response.json();", ...assignments] : []),
  ];
  if (!repeatWhile) return [script("test", test)];
  const goesOn = `pm.collectionVariables.get("${repeatWhile.name}") === "${repeatWhile.value}"`;
  const again = `if (${goesOn}) pm.execution.setNextRequest(pm.info.requestId);`;
  return [
    script("prerequest", [`if (!(${goesOn})) pm.execution.skipRequest();`]),
    script("test", [...test, again]),
  ];
}

function script(listen: string, exec: readonly string[]): JsonObject {
  return { listen, script: { type: "text/javascript", exec } };
}

/** chainOf("/quotesGroups/0/originPlaceId") → '.quotesGroups["0"].originPlaceId' */
function chainOf(pointer: string): string {
  const keys = pointer.split("/").slice(1);
  return keys.map((key) => (/^[a-z]\w*$/i.test(key) ? `.${key}` : `["${key}"]`)).join("");
}
