import type { JsonObject } from "../base/json-object.ts";
import type { Flow, FlowStep } from "../flows/flow.ts";
import { placeholdersIn } from "../flows/kept-values.ts";
import { objectOf } from "../read/parse-yaml.ts";

/** A call that can follow another: a link of the first one's 200 response. */
interface Link {
  readonly from: FlowStep;
  readonly to: FlowStep;
}

/** Adds links to a bundled document: one for each pair of calls that a flow connects. */
export function addLinks(document: JsonObject, id: string, flows: readonly Flow[]): JsonObject {
  const links = flows.flatMap(linksOf);
  const apiLinks = links.filter(({ from }) => from.operation.specification === id);
  return apiLinks.reduce((linked, link) => addLink(linked, link), document);
}

/** Links to a step from the latest one that keeps its parameters, and from itself if repeated. */
function linksOf({ steps }: Flow): readonly Link[] {
  return steps.flatMap((to, index) => {
    const names = placeholdersIn(to.parameters);
    if (names.length === 0) return [];
    const from = [
      ...(to.repeatWhile ? [to] : []),
      steps.slice(0, index).findLast((step) => keepsAll(step, names)),
    ];
    return from.flatMap((step) => (step && keepsAll(step, names) ? [{ from: step, to }] : []));
  });
}

function keepsAll({ keep }: FlowStep, names: readonly string[]): boolean {
  return names.every((name) => name in keep);
}

function addLink(document: JsonObject, { from, to }: Link): JsonObject {
  const { path, method } = from.operation;
  const keys = ["paths", path, method, "responses", "200", "links", to.operation.id];
  const parameters = Object.entries(to.parameters).map(([name, value]) => {
    const [kept = ""] = placeholdersIn(value);
    return [name, kept === "" ? value : `$response.body#${from.keep[kept]}`];
  });
  return setAt(document, keys, {
    ...targetOf(from, to),
    description: to.description,
    parameters: Object.fromEntries(parameters),
  });
}

function targetOf({ operation: from }: FlowStep, { operation: to }: FlowStep): JsonObject {
  if (to.specification === from.specification) return { operationId: to.id };
  const pointer = encodeURIComponent(to.path.replaceAll("/", "~1"));
  return { operationRef: `./${to.specification}.json#/paths/${pointer}/${to.method}` };
}

function setAt(node: JsonObject, keys: readonly string[], value: unknown): JsonObject {
  const [key, ...rest] = keys;
  if (key === undefined) return node;
  return { ...node, [key]: rest.length === 0 ? value : setAt(objectOf(node[key]), rest, value) };
}
