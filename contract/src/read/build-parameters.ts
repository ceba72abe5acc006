import { isObject } from "../base/json-object.ts";
import type { Parameter } from "../model.ts";
import { problem } from "../problems/problem.ts";
import {
  type Files,
  followReference,
  mergedKeysOf,
  type SourceNode,
  sourceOf,
} from "./follow-reference.ts";
import { listOf, textOf } from "./parse-yaml.ts";
import { reportUnknownKeys } from "./report-unknown-keys.ts";
import { resolveSchemaOf } from "./resolve-schema.ts";

const PARAMETER_KEYS = ["name", "in", "required", "description", "schema", "example"];

export function buildParameters(files: Files, at: SourceNode): readonly Parameter[] {
  return listOf(at.node.parameters).flatMap((written) => {
    if (!isObject(written)) return [];
    const line = at.file.lineOf(written);
    const found = followReference(files, { file: at.file, line, node: written });
    if (!found) return [];
    reportUnknownKeys(found, PARAMETER_KEYS, files.report);
    const schema = resolveSchemaOf(files, found);
    if (!schema) return [];
    const { node } = found;
    const notes = mergedKeysOf(found);
    if (node.in !== "path" && node.in !== "query") {
      files.report(problem(sourceOf(found, "in"), 'A parameter is in "path" or in "query".'));
    }
    if (schema.kind !== "string" && schema.kind !== "enum") {
      const message = "A parameter arrives as text: its schema has to be a string or an enum.";
      files.report(problem(sourceOf(found, "schema"), message));
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
