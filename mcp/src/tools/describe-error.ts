import { RETRY_POLICY } from "../../../contract/src/retry-policy.ts";
import { fill } from "../../../site/i18n/fill.ts";
import { adviceOn } from "../../../site/src/reference/advice-on.ts";
import { isSuccess } from "../../../site/src/reference/is-success.ts";
import { operationsOf, readOperation } from "../contract/find-operation.ts";
import type { ToolContext } from "./tool-context.ts";
import { type ToolResult, toolError, toolResult } from "./tool-result.ts";

/**
 * What an HTTP status of the error catalogue means, and what to do about it.
 * @param given a status, with or without its phrase: "404 Not Found"
 */
export function describeError(context: ToolContext, given: string, operation?: string): ToolResult {
  const { contract, fillIn } = context;
  const { reference } = context.texts;
  const [first] = operationsOf(contract);
  const owner = operation === undefined ? undefined : readOperation(contract, operation);
  if (owner && "problem" in owner) return toolError(owner.problem, owner.nearest);
  const id = owner?.value.id;
  const errors = (owner?.value ?? first)?.responses.filter((one) => !isSuccess(one.status)) ?? [];
  const status = /\d{3}|default/i.exec(given)?.[0].toLowerCase() ?? given;
  const error = errors.find((one) => one.status === status);
  if (!error) {
    const known = errors.map((one) => one.status).join(", ");
    return toolError(`Status ${given} is not documented. Errors are ${known}.`);
  }
  const { yes, no, how } = reference.retry;
  const isRetried = RETRY_POLICY.retried.some((one) => one === status);
  const { pauses, attempts } = RETRY_POLICY;
  const [example] = error.examples;
  const text = fillIn(
    [
      `# ${status} ${error.description}`,
      ...(example ? [example.summary] : []),
      adviceOn(reference, status, id) ?? "",
      `Send it again: ${isRetried ? yes : no}`,
      ...(isRetried ? [fill(how, { pauses: pauses.join(", "), ...attempts })] : []),
      ...(example ? [`\`\`\`json\n${JSON.stringify(example.value, null, 2)}\n\`\`\``] : []),
    ]
      .filter(Boolean)
      .join("\n\n"),
  );
  return toolResult(text, { status, isRetried, text });
}
