import { validateRequest } from "../../../contract/src/validate/validate-request.ts";
import { lineOfOffset } from "../base/line-of-offset.ts";
import type { ConsoleOperation } from "./console-data.ts";
import { parametersIn } from "./edited-request.ts";
import { offsetOf } from "./offset-of.ts";
import type { TypedText } from "./read-text.ts";

/** Something that the contract does not allow, in the words of the sandbox's response 400. */
export interface Problem {
  /** "query.adults" */
  readonly field: string;
  /** Counted from 1. */
  readonly line: number;
  /** "query.adults must be at least 1; received 0." */
  readonly message: string;
}

/** The problems of a request, sorted by line; none for a text that is not JSON. */
export function findProblems(
  operation: ConsoleOperation,
  text: string,
  typed: TypedText,
): readonly Problem[] {
  if (typed.kind === "broken") return [];
  const parts = operation.takesBody
    ? { body: typed.value }
    : parametersIn(operation, typed.value).parts;
  const problems = validateRequest(operation.id, parts).map(({ field, message }) => ({
    field,
    line: lineOfOffset(text, offsetOf(typed.tree, field)),
    message,
  }));
  return problems.sort((one, other) => one.line - other.line);
}
