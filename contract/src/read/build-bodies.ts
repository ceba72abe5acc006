import type { Example, RequestBody, Response } from "../model.ts";
import { problem } from "../problems/problem.ts";
import {
  childOf,
  entriesOf,
  type Files,
  followReference,
  mergedKeysOf,
  type SourceNode,
  sourceOf,
} from "./follow-reference.ts";
import { textOf } from "./parse-yaml.ts";
import { reportUnknownKeys } from "./report-unknown-keys.ts";
import { resolveSchemaOf } from "./resolve-schema.ts";

export function buildRequestBody(files: Files, at: SourceNode): RequestBody | undefined {
  const bodyNode = childOf(at, "requestBody");
  const found = bodyNode && followReference(files, bodyNode);
  if (!found) return undefined;
  reportUnknownKeys(found, ["required", "description", "content"], files.report);
  if (found.node.required !== true) {
    const message = 'A request body has to be "required": its validator asks for it.';
    files.report(problem(sourceOf(found), message));
  }
  const content = buildContent(files, found);
  return (
    content && { required: true, description: textOf(mergedKeysOf(found).description), ...content }
  );
}

export function buildResponses(files: Files, at: SourceNode): readonly Response[] {
  const responses = entriesOf(at, "responses").flatMap(([status, written]) => {
    const found = followReference(files, written);
    if (!found) return [];
    reportUnknownKeys(found, ["description", "content"], files.report);
    const content = buildContent(files, found);
    return content
      ? [{ status, description: textOf(mergedKeysOf(found).description), ...content }]
      : [];
  });
  return responses.sort((a, b) => statusOrder(a.status) - statusOrder(b.status));
}

function statusOrder(status: string): number {
  return status === "default" ? 1000 : Number(status);
}

/** Schema and examples of a JSON body; we can't show or check any other type. */
function buildContent(
  files: Files,
  at: SourceNode,
): Pick<RequestBody, "schema" | "examples"> | undefined {
  const content = childOf(at, "content");
  const media = content && childOf(content, "application/json");
  if (!media) {
    files.report(problem(sourceOf(at), 'A body has "content" of the type "application/json".'));
    return undefined;
  }
  reportUnknownKeys(content, ["application/json"], files.report);
  reportUnknownKeys(media, ["schema", "example", "examples"], files.report);
  const schema = resolveSchemaOf(files, media);
  return schema && { schema, examples: buildExamples(files, media) };
}

function buildExamples(files: Files, media: SourceNode): readonly Example[] {
  if ("example" in media.node) {
    return [{ name: "example", summary: "", value: media.node.example }];
  }
  return entriesOf(media, "examples").flatMap(([name, written]) => {
    const found = followReference(files, written);
    if (!found) return [];
    reportUnknownKeys(found, ["summary", "value"], files.report);
    return [{ name, summary: textOf(mergedKeysOf(found).summary), value: found.node.value }];
  });
}
