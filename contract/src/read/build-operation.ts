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
  notesOf,
  placeOf,
} from "./follow-reference.ts";
import { isObject, listOf, objectOf, textOf } from "./parse-yaml.ts";
import { reportUnknownKeys } from "./report-unknown-keys.ts";
import { resolveSchema } from "./resolve.ts";

const METHODS: readonly Method[] = ["get", "post"];
const OPERATION_KEYS = [
  ...["operationId", "tags", "summary", "description", "security"],
  ...["parameters", "requestBody", "responses"],
];
const PARAMETER_KEYS = ["name", "in", "required", "description", "schema", "example"];

/** Every operation of one specification file, in file order. */
export function buildOperations(
  files: Files,
  root: Located,
  specification: SpecificationId,
): readonly Operation[] {
  return entriesOf(root, "paths").flatMap(([path, item]) => {
    reportUnknownKeys(item, METHODS, files.report);
    return METHODS.flatMap((method) => {
      const at = childOf(item, method);
      return at ? [buildOperation(files, root, at, { specification, method, path })] : [];
    });
  });
}

function buildOperation(
  files: Files,
  root: Located,
  at: Located,
  address: Pick<Operation, "specification" | "method" | "path">,
): Operation {
  const { node } = at;
  reportUnknownKeys(at, OPERATION_KEYS, files.report);
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
    if (!found) return [];
    reportUnknownKeys(found, PARAMETER_KEYS, files.report);
    const schema = resolveChildSchema(files, found);
    if (!schema) return [];
    const { node } = found;
    const notes = notesOf(found);
    if (node.in !== "path" && node.in !== "query") {
      files.report(problem(placeOf(found, "in"), 'A parameter is in "path" or in "query".'));
    }
    if (schema.kind !== "string" && schema.kind !== "enum") {
      const message = "A parameter arrives as text: its schema has to be a string or an enum.";
      files.report(problem(placeOf(found, "schema"), message));
    }
    return [
      {
        name: textOf(node.name),
        in: node.in === "path" ? node.in : "query",
        required: node.required === true,
        description: textOf(notes.description),
        schema,
        ...("example" in notes && { example: notes.example }),
      },
    ];
  });
}

function buildRequestBody(files: Files, at: Located): RequestBody | undefined {
  const written = childOf(at, "requestBody");
  const found = written && followReference(files, written);
  if (!found) return undefined;
  reportUnknownKeys(found, ["required", "description", "content"], files.report);
  if (found.node.required !== true) {
    const message = 'A request body has to be "required": its validator asks for it.';
    files.report(problem(placeOf(found), message));
  }
  const content = buildContent(files, found);
  return content && { required: true, description: textOf(notesOf(found).description), ...content };
}

function buildResponses(files: Files, at: Located): readonly Response[] {
  const responses = entriesOf(at, "responses").flatMap(([status, written]) => {
    const found = followReference(files, written);
    if (!found) return [];
    reportUnknownKeys(found, ["description", "content"], files.report);
    const content = buildContent(files, found);
    return content ? [{ status, description: textOf(notesOf(found).description), ...content }] : [];
  });
  return responses.sort((a, b) => statusOrder(a.status) - statusOrder(b.status));
}

function statusOrder(status: string): number {
  return status === "default" ? 1000 : Number(status);
}

/** Schema and examples of a body: JSON, or nothing that we could show and check. */
function buildContent(
  files: Files,
  at: Located,
): Pick<RequestBody, "schema" | "examples"> | undefined {
  const content = childOf(at, "content");
  const media = content && childOf(content, "application/json");
  if (!media) {
    files.report(problem(placeOf(at), 'A body has "content" of the type "application/json".'));
    return undefined;
  }
  reportUnknownKeys(content, ["application/json"], files.report);
  reportUnknownKeys(media, ["schema", "example", "examples"], files.report);
  const schema = resolveChildSchema(files, media);
  return schema && { schema, examples: buildExamples(files, media) };
}

function resolveChildSchema(files: Files, at: Located) {
  const schema = childOf(at, "schema");
  if (!schema) files.report(problem(placeOf(at), '"schema" is missing.'));
  return schema && resolveSchema(files, schema);
}

function buildExamples(files: Files, media: Located): readonly Example[] {
  if ("example" in media.node) {
    return [{ name: "example", summary: "", value: media.node.example }];
  }
  return entriesOf(media, "examples").flatMap(([name, written]) => {
    const found = followReference(files, written);
    if (!found) return [];
    reportUnknownKeys(found, ["summary", "value"], files.report);
    return [{ name, summary: textOf(notesOf(found).summary), value: found.node.value }];
  });
}
