import { nearestName } from "../../../contract/src/problems/nearest-name.ts";
import { RETRY_POLICY } from "../../../contract/src/retry-policy.ts";
import { fill } from "../../../site/i18n/fill.ts";
import { adviceOn } from "../../../site/src/reference/advice-on.ts";
import { isSuccess } from "../../../site/src/reference/is-success.ts";
import type { ToolContext } from "./tool-context.ts";
import { type ToolResult, toolError, toolResult } from "./tool-result.ts";

/** What an HTTP status of the error catalogue means, and what to do about it. */
export function describeError(
  { contract, texts: { reference }, fillIn }: ToolContext,
  status: string,
  operation?: string,
): ToolResult {
  const operations = contract.specifications.flatMap((one) =>
    one.published ? one.operations : [],
  );
  const owner =
    operation === undefined ? operations[0] : operations.find(({ id }) => id === operation);
  if (!owner) {
    const nearest = nearestName(
      operation ?? "",
      operations.map(({ id }) => id),
    );
    return toolError(
      `There is no operation "${operation}".`,
      nearest === undefined ? [] : [nearest],
    );
  }
  const errors = owner.responses.filter((one) => !isSuccess(one.status));
  const error = errors.find((one) => one.status === status);
  if (!error) {
    const known = errors.map((one) => one.status).join(", ");
    return toolError(`Status ${status} is not documented. Errors are ${known}.`);
  }
  const { yes, no, how } = reference.retry;
  const isRetried = RETRY_POLICY.retried.some((one) => one === status);
  const { pauses, attempts } = RETRY_POLICY;
  const [example] = error.examples;
  return toolResult(
    fillIn(
      [
        `# ${status} ${error.description}`,
        ...(example ? [example.summary] : []),
        adviceOn(reference, status, operation) ?? "",
        `Send it again: ${isRetried ? yes : no}`,
        ...(isRetried ? [fill(how, { pauses: pauses.join(", "), ...attempts })] : []),
        ...(example ? [`\`\`\`json\n${JSON.stringify(example.value, null, 2)}\n\`\`\``] : []),
      ]
        .filter(Boolean)
        .join("\n\n"),
    ),
  );
}
