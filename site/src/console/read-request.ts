import { fill } from "../../i18n/fill.ts";
import type { SampleRequest, SampleTarget } from "../samples/sample-request.ts";
import type { ConsoleData, ConsoleOperation } from "./console-data.ts";
import { bodyBytes, editedRequest } from "./edited-request.ts";
import { findProblems, type Problem } from "./find-problems.ts";
import { readText, type TypedText } from "./read-text.ts";

/** What a text in the editor is read as. */
export interface TypedRequest {
  readonly typed: TypedText;
  readonly problems: readonly Problem[];
  /** Undefined for a text that is not JSON. */
  readonly request?: SampleRequest;
  /** Why nothing can be sent. */
  readonly blocker?: SendBlocker;
}

export interface SendBlocker extends Partial<Pick<Problem, "line">> {
  readonly message: string;
}

/** @param scenario "" for none */
export function readRequest(
  operation: ConsoleOperation,
  text: string,
  scenario: string,
  target: SampleTarget,
  { texts, bodyBytes: limit }: Pick<ConsoleData, "texts" | "bodyBytes">,
): TypedRequest {
  const typed = readText(text);
  const problems = findProblems(operation, text, typed);
  if (typed.kind === "broken") {
    const message = fill(texts.broken, { reason: texts.reasons[typed.reason] });
    return { typed, problems, blocker: { line: typed.line, message } };
  }
  const request = editedRequest(operation, { value: typed.value, scenario }, target);
  const bytes = bodyBytes(request);
  if (bytes <= limit) return { typed, problems, request };
  return { typed, problems, request, blocker: { message: fill(texts.tooLong, { limit, bytes }) } };
}
