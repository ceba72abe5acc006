import type { Operation } from "../../../contract/src/model.ts";
import { findOperation } from "../../../contract/src/names/find.ts";
import { isSuccess } from "../../../site/src/reference/is-success.ts";
import { curl } from "../../../site/src/samples/curl.ts";
import { sampleRequest } from "../../../site/src/samples/sample-request.ts";
import { printSchema, printType } from "../contract/print-schema.ts";
import type { ToolContext } from "./tool-context.ts";
import { type ToolResult, toolError, toolResult } from "./tool-result.ts";

/** Levels of fields that are told at once: requests are read whole, responses from the top. */
const REQUEST_LEVELS = 5;
const RESPONSE_LEVELS = 3;

/** All that a caller of an operation has to know. */
export function describeOperation(context: ToolContext, id: string): ToolResult {
  const lookup = findOperation(context.contract, id);
  if (!lookup.found) {
    const { message, nearest } = lookup.mistake;
    return toolError(message, nearest === undefined ? [] : [nearest]);
  }
  return toolResult(context.fillIn(print(lookup.value, context)));
}

function print(operation: Operation, { texts: { reference }, hrefOf }: ToolContext): string {
  const { id, method, path, summary, description, security, parameters, requestBody } = operation;
  const [scheme] = security;
  const [example] = requestBody?.examples ?? [];
  const success = operation.responses.filter(({ status }) => isSuccess(status));
  const errors = operation.responses.filter(({ status }) => !isSuccess(status));
  return [
    `# ${id}: ${summary}`,
    `${method.toUpperCase()} ${path}`,
    ...(hrefOf(id) ? [`Reference: ${hrefOf(id)}`] : []),
    scheme ? `API key in the \`${scheme.name}\` header.` : reference.noKey,
    description,
    ...part(
      reference.parameters,
      parameters.map(
        ({ name, in: where, schema, required, description: meaning }) =>
          `- \`${name}\` in ${where}, ${printType({ ...schema, description: meaning }, reference, required)}`,
      ),
    ),
    ...(requestBody
      ? part(reference.body, printSchema(requestBody.schema, reference, REQUEST_LEVELS))
      : []),
    ...success.flatMap(({ status, description: meaning, schema }) =>
      part(`${status} ${meaning}`, printSchema(schema, reference, RESPONSE_LEVELS)),
    ),
    ...part(
      reference.errors,
      errors.map(({ status, description: meaning }) => `- ${status}: ${meaning}`),
    ),
    ...part(
      reference.samples,
      (requestBody?.examples ?? []).map(({ name, summary: about }) => `- \`${name}\`: ${about}`),
    ),
    `\`\`\`sh\n${curl.generate(sampleRequest(operation, example))}\n\`\`\``,
  ].join("\n\n");
}

function part(title: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : [`## ${title}\n\n${lines.join("\n")}`];
}
