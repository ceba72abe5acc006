import type { Operation } from "../../../contract/src/model.ts";
import { findName, lastWord } from "../contract/find-name.ts";
import { printType } from "../contract/print-schema.ts";
import { readCurrency, readLocale, readMarket } from "../input/read-code.ts";
import type { ToolContext } from "./tool-context.ts";
import { didYouMean } from "./tool-result.ts";

interface ErrorBody {
  readonly details?: readonly { readonly field?: string; readonly received?: unknown }[];
}

/** Explains each invalid field of a rejected request. */
export function explainDetails(
  error: unknown,
  operation: Operation,
  { parts, texts, fillIn, reference }: ToolContext,
): string {
  const { details = [] } = error as ErrorBody;
  const lines = details.flatMap(({ field = "", received }) => {
    const owners = [operation.requestBody?.schema.name, operation.id];
    const [part] = owners.flatMap((owner) =>
      owner === undefined ? [] : findName(parts, `${owner}.${field.replace(/^body\./, "")}`),
    );
    if (!part || (part.kind !== "field" && part.kind !== "parameter")) return [];
    return [
      `- \`${field}\` is \`${part.name}\`: ${printType(part.schema, texts.reference, part.required)}${suggestCode(lastWord(field), received, reference)}`,
    ];
  });
  return fillIn([...new Set(lines)].join("\n"));
}

const CODES = { market: readMarket, locale: readLocale, currency: readCurrency } as const;

/** Suggests a code for one that doesn't exist: " Did you mean fr-FR?" */
function suggestCode(name: string, received: unknown, reference: ToolContext["reference"]): string {
  const readCode = Object.entries(CODES).find(([code]) => code === name)?.[1];
  if (!readCode || typeof received !== "string") return "";
  const resolved = readCode(reference, received);
  return didYouMean("value" in resolved ? [resolved.value] : (resolved.nearest ?? []));
}
