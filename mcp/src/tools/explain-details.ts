import type { Operation } from "../../../contract/src/model.ts";
import { findName } from "../contract/find-name.ts";
import { printType } from "../contract/print-schema.ts";
import type { ToolContext } from "./tool-context.ts";

interface Refusal {
  readonly details?: readonly { readonly field?: string }[];
}

/** What each field is that a refused request has wrong. */
export function explainDetails(
  error: unknown,
  operation: Operation,
  { parts, texts, fillIn }: ToolContext,
): string {
  const { details = [] } = error as Refusal;
  const lines = details.flatMap(({ field = "" }) => {
    const owners = [operation.requestBody?.schema.name, operation.id];
    const [part] = owners.flatMap((owner) =>
      owner === undefined ? [] : findName(parts, `${owner}.${field.replace(/^body\./, "")}`),
    );
    if (!part || (part.kind !== "field" && part.kind !== "parameter")) return [];
    return [
      `- \`${field}\` is \`${part.name}\`: ${printType(part.schema, texts.reference, part.required)}`,
    ];
  });
  return fillIn([...new Set(lines)].join("\n"));
}
