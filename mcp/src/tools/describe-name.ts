import { nearestName } from "../../../contract/src/problems/nearest-name.ts";
import { findName, lastWord, type NamedPart } from "../contract/find-name.ts";
import { printSchema, printType } from "../contract/print-schema.ts";
import { describeOperation } from "./describe-operation.ts";
import type { ToolContext } from "./tool-context.ts";
import { type ToolResult, toolError, toolResult } from "./tool-result.ts";

/** Of a word that many fields have, so many are told. */
const MAX_NAMES = 12;

/** A field, type, value, parameter or operation, by its name or the last word of it. */
export function describeName(context: ToolContext, name: string): ToolResult {
  const found = findName(context.parts, name);
  if (found.length === 0) {
    const names = context.parts.flatMap((part) => [part.name, lastWord(part.name)]);
    const nearest = nearestName(name, names);
    const message = `The APIs have no name "${name}". Names of V1.0 are told by describe_v1_name.`;
    return toolError(message, nearest === undefined ? [] : [nearest]);
  }
  const [first, ...others] = found;
  if (first?.kind === "operation" && others.length === 0) {
    return describeOperation(context, first.name);
  }
  const shown = found.slice(0, MAX_NAMES).map((part) => print(part, context, found.length));
  const more = found.length > MAX_NAMES ? [`… and ${found.length - MAX_NAMES} more.`] : [];
  return toolResult(context.fillIn([...shown, ...more].join("\n\n")));
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
