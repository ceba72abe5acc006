import { nearestName } from "../../../contract/src/problems/nearest-name.ts";
import { findName, lastWord, type NamedPart } from "../contract/find-name.ts";
import { printSchema, printType } from "../contract/print-schema.ts";
import { findClientNames, printClientName } from "../docs/client-names.ts";
import { describeOperation } from "./describe-operation.ts";
import type { ToolContext } from "./tool-context.ts";
import { type ToolResult, toolError, toolResult } from "./tool-result.ts";

/** Maximum number of names to describe, for a word that many fields share. */
const MAX_NAMES = 12;

/** Describes anything in the contract or the client by its name, or the last word of it. */
export function describeName(context: ToolContext, name: string): ToolResult {
  const parts = findName(context.parts, name);
  const [first, ...others] = parts;
  if (first?.kind === "operation" && others.length === 0) {
    return describeOperation(context, { operation: first.name, part: "all", language: "curl" });
  }
  const { clientNames } = context.docs.assistants;
  const clientParts = findClientNames(clientNames, name);
  if (parts.length + clientParts.length === 0) return unknownName(context, name);
  const descriptions = [
    ...parts.map((part) => print(part, context, parts.length)),
    ...clientParts.map((one) => printClientName(one, context.docs)),
  ];
  const more =
    descriptions.length > MAX_NAMES
      ? [
          `… and ${descriptions.length - MAX_NAMES} more: include the type, such as \`${parts[0]?.name}\`.`,
        ]
      : [];
  const text = context.fillIn([...descriptions.slice(0, MAX_NAMES), ...more].join("\n\n"));
  return toolResult(text, { names: [...parts, ...clientParts].map((one) => one.name), text });
}

function unknownName({ parts, docs }: ToolContext, name: string): ToolResult {
  const clientNames = docs.assistants.clientNames.map((one) => one.name);
  const all = [...parts.map((part) => part.name), ...clientNames];
  const nearest = nearestName(name, [...all, ...all.map(lastWord)]);
  return toolError(
    `Unknown name "${name}". For V1.0 names, use describe_v1_name.`,
    nearest === undefined ? [] : [nearest],
  );
}

function print(part: NamedPart, { texts, hrefOf }: ToolContext, alike: number): string {
  const { reference } = texts;
  const href = hrefOf(part.name) ?? hrefOf(lastWord(part.name));
  const title = `\`${part.name}\` (${part.kind})${href === undefined ? "" : ` ${href}`}`;
  if (part.kind === "operation") return `${title}\n${part.operation.summary}`;
  if (part.kind === "value") return `${title}\n${part.meaning}`;
  const required = part.kind !== "type" && part.required;
  const levels = alike === 1 ? 2 : 0;
  const fields = printSchema(part.schema, reference, levels);
  return [title, printType(part.schema, reference, required), ...fields].join("\n");
}
