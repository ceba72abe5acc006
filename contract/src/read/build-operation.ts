import type {
  Example,
  Method,
  Operation,
  Parameter,
  RequestBody,
  Response,
  SecurityScheme,
  SpecificationId,
} from "../model.ts";
import { nearestName } from "../problems/nearest-name.ts";
import { problem } from "../problems/problem.ts";
import {
  childOf,
  entriesOf,
  type Files,
  followReference,
  type Located,
  placeOf,
} from "./follow-reference.ts";
import { isObject, listOf, objectOf, textOf } from "./parse-yaml.ts";
import { resolveSchema } from "./resolve.ts";

const METHODS: readonly Method[] = ["get", "post"];

/** Every operation of one specification file, in file order. */
export function buildOperations(
  files: Files,
  root: Located,
  specification: SpecificationId,
): readonly Operation[] {
  return entriesOf(root, "paths").flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const at = childOf(item, method);
      return at ? [buildOperation(files, root, at, { specification, method, path })] : [];
    }),
  );
}

function buildOperation(
  files: Files,
  root: Located,
  at: Located,
  address: Pick<Operation, "specification" | "method" | "path">,
): Operation {
  const { node } = at;
  if (textOf(node.operationId) === "") {
    files.report(problem(placeOf(at), "This operation has no operationId."));
  }
  const requestBody = buildRequestBody(files, at);
  return {
    id: textOf(node.operationId),
    ...address,
    summary: textOf(node.summary),
    description: textOf(node.description),
    security: buildSecurity(files, root, "security" in node ? at : root),
    parameters: buildParameters(files, at),
    ...(requestBody ? { requestBody } : {}),
    responses: buildResponses(files, at),
    source: placeOf(at),
  };
}

/** An operation's own security counts, else that of the whole specification. */
function buildSecurity(files: Files, root: Located, at: Located): readonly SecurityScheme[] {
  const components = childOf(root, "components");
  const schemes = components ? entriesOf(components, "securitySchemes") : [];
  const names = listOf(at.node.security).flatMap((requirement) =>
    Object.keys(objectOf(requirement)),
  );
  return names.flatMap((id) => {
    const scheme = schemes.find(([name]) => name === id)?.[1];
    if (!scheme) {
      const known = schemes.map(([name]) => name);
      const message = `Unknown security scheme "${id}".`;
      files.report(problem(placeOf(at, "security"), message, nearestName(id, known)));
      return [];
    }
    const node = followReference(files, scheme)?.node;
    return node ? [{ id, name: textOf(node.name), description: textOf(node.description) }] : [];
  });
}

function buildParameters(files: Files, at: Located): readonly Parameter[] {
  return listOf(at.node.parameters).flatMap((written) => {
    if (!isObject(written)) return [];
    const line = at.file.lineOf(written);
    const found = followReference(files, { file: at.file, line, node: written });
    const schemaAt = found && childOf(found, "schema");
    const schema = schemaAt && resolveSchema(files, schemaAt);
    if (!found || !schema) return [];
    const { node } = found;
    return [
      {
        name: textOf(node.name),
        in: node.in === "path" || node.in === "header" ? node.in : "query",
        required: node.required === true,
        description: textOf(node.description),
        schema,
        ...("example" in node ? { example: node.example } : {}),
      },
    ];
  });
}

function buildRequestBody(files: Files, at: Located): RequestBody | undefined {
  const written = childOf(at, "requestBody");
  const found = written && followReference(files, written);
  const media = found && jsonOf(found);
  const schemaAt = media && childOf(media, "schema");
  const schema = schemaAt && resolveSchema(files, schemaAt);
  if (!found || !schema) return undefined;
  return {
    required: found.node.required === true,
    description: textOf(found.node.description),
    schema,
    examples: buildExamples(files, media),
  };
}

function buildResponses(files: Files, at: Located): readonly Response[] {
  const responses = entriesOf(at, "responses").flatMap(([status, written]) => {
    const found = followReference(files, written);
    const media = found && jsonOf(found);
    const schemaAt = media && childOf(media, "schema");
    const schema = schemaAt && resolveSchema(files, schemaAt);
    if (!found || !schema) return [];
    const description = textOf(found.node.description);
    return [{ status, description, schema, examples: buildExamples(files, media) }];
  });
  return responses.sort((a, b) => statusOrder(a.status) - statusOrder(b.status));
}

function statusOrder(status: string): number {
  return status === "default" ? 1000 : Number(status);
}

function jsonOf(at: Located): Located | undefined {
  const content = childOf(at, "content");
  return content && childOf(content, "application/json");
}

function buildExamples(files: Files, media: Located): readonly Example[] {
  if ("example" in media.node) {
    return [{ name: "example", summary: "", value: media.node.example }];
  }
  return entriesOf(media, "examples").flatMap(([name, written]) => {
    const found = followReference(files, written);
    return found ? [{ name, summary: textOf(found.node.summary), value: found.node.value }] : [];
  });
}
