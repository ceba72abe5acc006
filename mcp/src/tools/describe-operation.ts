import type { Operation } from "../../../contract/src/model.ts";
import { isSuccess } from "../../../site/src/reference/is-success.ts";
import { readOperation } from "../contract/find-operation.ts";
import { deeperTypes, printSchema, printType } from "../contract/print-schema.ts";
import { requestSample } from "../contract/request-sample.ts";
import { retiredCalls } from "../docs/retired-calls.ts";
import type { ToolContext } from "./tool-context.ts";
import { type ToolResult, toolError, toolResult, withInterpretations } from "./tool-result.ts";

/** Levels of fields to print; types below them are only named. */
const REQUEST_LEVELS = 5;
const RESPONSE_LEVELS = 3;

export const OPERATION_PARTS = ["all", "request", "response", "errors", "sample"] as const;

export interface DescribeOperationOptions {
  readonly operation: string;
  readonly part: (typeof OPERATION_PARTS)[number];
  /** The language of the sample. */
  readonly language: string;
}

/** Describes everything a caller of an operation needs to know, or a part of it. */
export function describeOperation(
  context: ToolContext,
  options: DescribeOperationOptions,
): ToolResult {
  const resolved = readOperation(context.contract, options.operation);
  if ("problem" in resolved) return unknownOperation(context, options.operation, resolved);
  const { value: operation, interpretation } = resolved;
  const text = context.fillIn(print(operation, options, context));
  const { id, method, path } = operation;
  const result = toolResult(text, { operation: id, method: method.toUpperCase(), path, text });
  return withInterpretations(
    result,
    interpretation === undefined ? [] : [`\`operation\` as ${interpretation}`],
  );
}

/** The error for an unknown operation. For a call of V1.0, it says what replaced it. */
function unknownOperation(
  { docs }: ToolContext,
  given: string,
  { problem, nearest }: { readonly problem: string; readonly nearest?: readonly string[] },
): ToolResult {
  const calls = retiredCalls(docs.v1Records, given);
  if (calls.length === 0) return toolError(problem, nearest);
  const replacements = calls.map((one) => `- ${one.title} → ${one.became || "gone"}`);
  const introduction =
    "V1.0 had calls with this name. describe_v1_name explains their replacements:";
  return toolError([problem, introduction, ...new Set(replacements)].join("\n"));
}

function print(
  operation: Operation,
  { part: wanted, language }: DescribeOperationOptions,
  { texts: { reference }, hrefOf }: ToolContext,
): string {
  const { id, method, path, summary, description, security, parameters, requestBody } = operation;
  const [scheme] = security;
  const success = operation.responses.filter(({ status }) => isSuccess(status));
  const errors = operation.responses.filter(({ status }) => !isSuccess(status));
  const head = [`# ${id}: ${summary}`, `${method.toUpperCase()} ${path}`];
  const about = [
    ...(hrefOf(id) ? [`Reference: ${hrefOf(id)}`] : []),
    scheme ? `API key in the \`${scheme.name}\` header.` : reference.noKey,
    description,
  ];
  const request = [
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
  ];
  const response = success.flatMap(({ status, description: meaning, schema }) => {
    const deeper = deeperTypes(schema, RESPONSE_LEVELS).map((name) => `\`${name}\``);
    const more =
      deeper.length > 0
        ? ["", `For nested types, call describe_name with ${deeper.join(", ")}.`]
        : [];
    const fields = printSchema(schema, reference, RESPONSE_LEVELS);
    return part(`${status} ${meaning}`, [...fields, ...more]);
  });
  const failures = part(
    reference.errors,
    errors.map(({ status, description: meaning }) => `- ${status}: ${meaning}`),
  );
  const sample = [`\`\`\`${language}\n${requestSample(operation, language).code}\n\`\`\``];
  const parts = { request, response, errors: failures, sample };
  const sections = wanted === "all" ? [...about, ...Object.values(parts).flat()] : parts[wanted];
  return [...head, ...sections].join("\n\n");
}

function part(title: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : [`## ${title}\n\n${lines.join("\n")}`];
}
