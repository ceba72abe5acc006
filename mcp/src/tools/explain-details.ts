import type { Operation } from "../../../contract/src/model.ts";
import { findName, lastWord } from "../contract/find-name.ts";
import { printType } from "../contract/print-schema.ts";
import { readCurrency, readLocale, readMarket } from "../input/read-code.ts";
import type { ToolContext } from "./tool-context.ts";
import { didYouMean } from "./tool-result.ts";

interface Refusal {
  readonly details?: readonly { readonly field?: string; readonly received?: unknown }[];
}

/** Explains each invalid field of a refused request. */
export function explainDetails(
  error: unknown,
  operation: Operation,
  { parts, texts, fillIn, atlas }: ToolContext,
): string {
  const { details = [] } = error as Refusal;
  const lines = details.flatMap(({ field = "", received }) => {
    const owners = [operation.requestBody?.schema.name, operation.id];
    const [part] = owners.flatMap((owner) =>
      owner === undefined ? [] : findName(parts, `${owner}.${field.replace(/^body\./, "")}`),
    );
    if (!part || (part.kind !== "field" && part.kind !== "parameter")) return [];
    return [
      `- \`${field}\` is \`${part.name}\`: ${printType(part.schema, texts.reference, part.required)}${nearestOf(lastWord(field), received, atlas)}`,
    ];
  });
  return fillIn([...new Set(lines)].join("\n"));
}

const CODES = { market: readMarket, locale: readLocale, currency: readCurrency } as const;

/** Suggests a code for one that doesn't exist: " Did you mean fr-FR?" */
function nearestOf(name: string, received: unknown, atlas: ToolContext["atlas"]): string {
  const read = Object.entries(CODES).find(([code]) => code === name)?.[1];
  if (!read || typeof received !== "string") return "";
  const meant = read(atlas, received);
  return didYouMean("value" in meant ? [meant.value] : (meant.nearest ?? []));
}
