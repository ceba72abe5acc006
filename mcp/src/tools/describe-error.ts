import type { Operation, Response } from "../../../contract/src/model.ts";
import { RETRY_POLICY, retryWords } from "../../../contract/src/retry-policy.ts";
import { fill } from "../../../site/i18n/fill.ts";
import { adviceOn } from "../../../site/src/reference/advice-on.ts";
import { isSuccess } from "../../../site/src/reference/is-success.ts";
import { findName } from "../contract/find-name.ts";
import { operationsOf, readOperation } from "../contract/find-operation.ts";
import { bestByWords } from "../input/by-words.ts";
import { isIndexable } from "./describe-issue.ts";
import type { ToolContext } from "./tool-context.ts";
import { type ToolResult, toolError, toolResult, withInterpretations } from "./tool-result.ts";

/**
 * Describes what an HTTP status of the error catalogue means, and what to do about it.
 * @param given a status, with or without its phrase, or the phrase alone: "404", "too many requests"
 */
export function describeError(context: ToolContext, given: string, operation?: string): ToolResult {
  const { contract, fillIn } = context;
  const { reference } = context.texts;
  const [first] = operationsOf(contract);
  const owner = operation === undefined ? undefined : readOperation(contract, operation);
  if (owner && "problem" in owner) return toolError(owner.problem, owner.nearest);
  const givenStatus = findStatus(given);
  if (givenStatus !== undefined && /^[123]/.test(givenStatus))
    return describeSuccess(context, givenStatus);
  const match = readError(context, given, givenStatus, owner?.value);
  if (!match) {
    const statuses = failuresOf(owner?.value ?? first).map(({ status }) => status);
    return toolError(`Unknown error "${given}". Documented statuses: ${statuses.join(", ")}.`);
  }
  const { error, id } = match;
  const { status } = error;
  const { yes, no, how } = reference.retry;
  const isRetried = RETRY_POLICY.retried.some((one) => one === status);
  const [example] = error.examples;
  const text = fillIn(
    [
      `# ${status} ${error.description}`,
      ...(example ? [example.summary] : []),
      adviceOn(reference, status, id) ?? "",
      `Send it again: ${isRetried ? yes : no}`,
      ...(isRetried ? [fill(how, retryWords())] : []),
      ...(example ? [`\`\`\`json\n${JSON.stringify(example.value, null, 2)}\n\`\`\``] : []),
    ]
      .filter(Boolean)
      .join("\n\n"),
  );
  const isWritten = status === givenStatus;
  const suffix = id === undefined || id === owner?.value.id ? "" : ` of ${id}`;
  const interpretation = `\`status\` as ${status}${suffix}: ${error.description.replace(/\.$/, "")}`;
  const interpretations = isWritten ? [] : [interpretation];
  return withInterpretations(toolResult(text, { status, isRetried, text }), interpretations);
}

/** Numbers that are no statuses: "5000 ms", "took 400s", "limit 100", "100 per minute". */
const QUANTITIES =
  /\d+\s*(?:ms|(?:milli)?sec(?:ond)?s?|min(?:ute)?s?|hours?|calls|requests|[km]b|bytes|per)\b|\d+\s+s\b|\b(?:took|after)\s+\d+s\b|\blimit(?:ed to|:| of)?\s+\d+\b/g;

/** Statuses, and no parts of other numbers or addresses. */
const STATUSES = /(?<!\d|\d\.)[1-5]\d\d(?!\d|\.\d)/g;

/** The status in a message, an error's before any other: "503 (limit 100)" → "503" */
function findStatus(message: string): string | undefined {
  const text = message.toLowerCase().replace(QUANTITIES, "");
  const statuses = text.match(STATUSES) ?? [];
  const failure = statuses.find((status) => !/^[123]/.test(status));
  return failure ?? statuses[0] ?? /\bdefault\b/.exec(text)?.[0];
}

/** The names of gRPC's codes; the index is the code. */
const CODES =
  "OK CANCELLED UNKNOWN INVALID_ARGUMENT DEADLINE_EXCEEDED NOT_FOUND ALREADY_EXISTS PERMISSION_DENIED RESOURCE_EXHAUSTED FAILED_PRECONDITION ABORTED OUT_OF_RANGE UNIMPLEMENTED INTERNAL UNAVAILABLE DATA_LOSS UNAUTHENTICATED".split(
    " ",
  );

/** The code of an error's body, or the code of a name: '{"code":5}' → 5, "NOT_FOUND" → 5 */
function findCode(message: string): number | undefined {
  const code = /\bcode\W{1,4}(\d+)\b/i.exec(message)?.[1];
  if (code !== undefined) return Number(code);
  const index = CODES.findIndex((name) => message.split(/\W+/).includes(name));
  return index < 0 ? undefined : index;
}

function hasCode({ examples }: Response, code: number): boolean {
  return examples.some(({ value }) => isIndexable(value) && value.code === code);
}

/**
 * Says that a status is no error and, if it means success, that the progress of a search is in the
 * response body.
 */
function describeSuccess({ parts }: ToolContext, status: string): ToolResult {
  const final = findName(parts, "ResultStatus.RESULT_STATUS_FAILED")[0];
  const body =
    isSuccess(status) && final?.kind === "value"
      ? ` Read \`status\` in the body as well. \`RESULT_STATUS_FAILED\`: ${final.meaning}`
      : "";
  const text = `${status} is not an error: do not repeat the request because of it.${body}`;
  return toolResult(text, { status, isRetried: false, text });
}

interface ErrorMatch {
  readonly error: Response;
  /** The operation of the error, if it was given or has specific advice. */
  readonly id?: string;
}

/**
 * Finds an error by its status or, without one, by the code of its body, or by words. A status the
 * catalogue lacks is its "default".
 */
function readError(
  context: ToolContext,
  given: string,
  status: string | undefined,
  owner: Operation | undefined,
): ErrorMatch | undefined {
  const operations = operationsOf(context.contract);
  const general = failuresOf(owner ?? operations[0]).map(
    (error): ErrorMatch => ({ error, ...(owner && { id: owner.id }) }),
  );
  if (status !== undefined) {
    const isOther = ({ error }: ErrorMatch) => error.status === "default";
    return general.find(({ error }) => error.status === status) ?? general.find(isOther);
  }
  const code = findCode(given);
  const byCode = code === undefined ? undefined : general.find(({ error }) => hasCode(error, code));
  if (byCode) return byCode;
  const adviceByOperation: Readonly<Record<string, object>> = context.texts.reference.adviceOf;
  const particular = operations.flatMap((operation) =>
    failuresOf(operation)
      .filter((error) => error.status in (adviceByOperation[operation.id] ?? {}))
      .map((error): ErrorMatch => ({ error, id: operation.id })),
  );
  const all = owner ? general : [...general, ...particular];
  // The catalogue says "no longer exists" of anything expired.
  const symptom = given
    .replace(/\b(?:expire[ds]?|expiry|gone)\b/gi, "no longer exists")
    .replace(/\btimed out\b/gi, "timeout");
  return bestByWords(all, symptom, ({ error: { description, examples, status: own }, id }) => {
    const summaries = examples.map(({ summary }) => summary);
    const ownAdvice = id === undefined ? "" : adviceOn(context.texts.reference, own, id);
    return [description, ...summaries, ownAdvice].join(" ");
  });
}

function failuresOf(operation: Operation | undefined): readonly Response[] {
  return operation?.responses.filter(({ status }) => !isSuccess(status)) ?? [];
}
