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
import {
  childOf,
  entriesOf,
  type Files,
  followReference,
  type Located,
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
  const { node, file, line } = at;
  if (textOf(node.operationId) === "") {
    files.report({ file: file.file, line, message: "this operation has no operationId" });
  }
  const requestBody = buildRequestBody(files, at);
  return {
    id: textOf(node.operationId),
    ...address,
    summary: textOf(node.summary),
    description: textOf(node.description),
    security: buildSecurity(files, root, node.security ?? root.node.security),
    parameters: buildParameters(files, at),
    ...(requestBody ? { requestBody } : {}),
    responses: buildResponses(files, at),
    source: { file: file.file, line },
  };
}

function buildSecurity(files: Files, root: Located, written: unknown): readonly SecurityScheme[] {
  const components = childOf(root, "components");
  const schemes = components ? entriesOf(components, "securitySchemes") : [];
  const names = listOf(written).flatMap((requirement) => Object.keys(objectOf(requirement)));
  return names.flatMap((id) => {
    const scheme = schemes.find(([name]) => name === id)?.[1];
    const found = scheme && followReference(files, scheme);
    if (!found) {
      const message = `unknown security scheme "${id}"`;
      files.report({ file: root.file.file, line: root.line, message });
      return [];
    }
    return [{ id, name: textOf(found.node.name), description: textOf(found.node.description) }];
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
