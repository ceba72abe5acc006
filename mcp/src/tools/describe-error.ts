import type { Response } from "../../../contract/src/model.ts";
import { RETRY_POLICY } from "../../../contract/src/retry-policy.ts";
import { fill } from "../../../site/i18n/fill.ts";
import { adviceOn } from "../../../site/src/reference/advice-on.ts";
import { isSuccess } from "../../../site/src/reference/is-success.ts";
import { operationsOf, readOperation } from "../contract/find-operation.ts";
import { bestByWords } from "../input/by-words.ts";
import type { ToolContext } from "./tool-context.ts";
import { type ToolResult, toolError, toolResult, withTaken } from "./tool-result.ts";

/**
 * What an HTTP status of the error catalogue means, and what to do about it.
 * @param given a status, with or without its phrase, or the phrase alone: "404", "too many requests"
 */
export function describeError(context: ToolContext, given: string, operation?: string): ToolResult {
  const { contract, fillIn } = context;
  const { reference } = context.texts;
  const [first] = operationsOf(contract);
  const owner = operation === undefined ? undefined : readOperation(contract, operation);
  if (owner && "problem" in owner) return toolError(owner.problem, owner.nearest);
  const id = owner?.value.id;
  const errors = (owner?.value ?? first)?.responses.filter((one) => !isSuccess(one.status)) ?? [];
  const error = readError(errors, given);
  if (!error) {
    const known = errors.map((one) => one.status).join(", ");
    return toolError(`There is nothing about an error "${given}". Errors are ${known}.`);
  }
  const { status } = error;
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
  const isWritten = given.toLowerCase().includes(status);
  const taken = isWritten ? [] : [`\`status\` as ${status}: ${error.description}`];
  return withTaken(toolResult(text, { status, isRetried, text }), taken);
}

/** A status that the catalogue lacks is what it says of any other. */
function readError(errors: readonly Response[], given: string): Response | undefined {
  const status = /[1-5]\d\d|default/i.exec(given)?.[0].toLowerCase();
  if (status === undefined) {
    return bestByWords(errors, given, ({ description, examples }) =>
      [description, ...examples.map(({ summary }) => summary)].join(" "),
    );
  }
  const isOther = (one: Response) => one.status === "default";
  return errors.find((one) => one.status === status) ?? errors.find(isOther);
}
