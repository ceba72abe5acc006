import type { Method, Operation, SecurityScheme } from "../model.ts";
import { nearestName } from "../problems/nearest-name.ts";
import { problem } from "../problems/problem.ts";
import { buildRequestBody, buildResponses } from "./build-bodies.ts";
import { buildParameters } from "./build-parameters.ts";
import {
  childOf,
  entriesOf,
  type Files,
  followReference,
  type SourceNode,
  sourceOf,
} from "./follow-reference.ts";
import { withOpenPoints } from "./open-points.ts";
import { listOf, objectOf, textOf } from "./parse-yaml.ts";
import { reportUnknownKeys } from "./report-unknown-keys.ts";

const METHODS: readonly Method[] = ["get", "post"];
const OPERATION_KEYS = [
  ...["operationId", "tags", "summary", "description", "x-open", "security"],
  ...["parameters", "requestBody", "responses"],
];

/** Every operation of one specification file, in file order. */
export function buildOperations(
  files: Files,
  root: SourceNode,
  owner: Pick<Operation, "specification">,
): readonly Operation[] {
  return entriesOf(root, "paths").flatMap(([path, item]) => {
    reportUnknownKeys(item, METHODS, files.report);
    return METHODS.flatMap((method) => {
      const at = childOf(item, method);
      return at ? [buildOperation(files, root, at, { ...owner, method, path })] : [];
    });
  });
}

function buildOperation(
  files: Files,
  root: SourceNode,
  at: SourceNode,
  address: Pick<Operation, "specification" | "method" | "path">,
): Operation {
  const { node } = at;
  reportUnknownKeys(at, OPERATION_KEYS, files.report);
  if (textOf(node.operationId) === "") {
    files.report(problem(sourceOf(at), "This operation has no operationId: give it one."));
  }
  const requestBody = buildRequestBody(files, at);
  return {
    id: textOf(node.operationId),
    ...address,
    summary: textOf(node.summary),
    description: withOpenPoints(textOf(node.description), node, "paragraph"),
    security: buildSecurity(files, root, "security" in node ? at : root),
    parameters: buildParameters(files, at),
    ...(requestBody ? { requestBody } : {}),
    responses: buildResponses(files, at),
    source: sourceOf(at),
  };
}

/** Security schemes. @param at the operation, or the root if the operation declares none */
function buildSecurity(files: Files, root: SourceNode, at: SourceNode): readonly SecurityScheme[] {
  const components = childOf(root, "components");
  const schemes = components ? entriesOf(components, "securitySchemes") : [];
  const names = listOf(at.node.security).flatMap((requirement) =>
    Object.keys(objectOf(requirement)),
  );
  return names.flatMap((id) => {
    const scheme = schemes.find(([name]) => name === id)?.[1];
    if (!scheme) {
      const schemeNames = schemes.map(([name]) => name);
      const message = `Unknown security scheme "${id}".`;
      files.report(problem(sourceOf(at, "security"), message, nearestName(id, schemeNames)));
      return [];
    }
    const node = followReference(files, scheme)?.node;
    return node ? [{ id, name: textOf(node.name), description: textOf(node.description) }] : [];
  });
}
