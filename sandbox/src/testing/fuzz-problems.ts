import { catalogue } from "../../../contract/generated/catalogue.ts";
import type {
  ErrorStatus,
  IndicativeSearchResponse,
  LiveSearchResponse,
} from "../../../contract/src/types.ts";
import { validateResponse } from "../../../contract/src/validate/validate-response.ts";
import { checkIndicativeContent } from "./check-indicative-content.ts";
import { checkLiveContent } from "./check-live-content.ts";
import type { FuzzCase, Verdict } from "./fuzz-case.ts";

export interface FuzzAnswer {
  readonly status: number;
  readonly contentType: string | null;
  readonly text: string;
}

/** Everything wrong with the response to a fuzz case, in sentences; empty if it is right. */
export function fuzzProblemsOf(fuzzed: FuzzCase, answer: FuzzAnswer): readonly string[] {
  const { status, contentType, text } = answer;
  const body = parse(text);
  if (body === undefined) return [`the body is not JSON: ${text.slice(0, 200)}`];
  const violations = validateResponse(fuzzed.operation, status, body);
  return [
    ...(contentType === "application/json" ? [] : [`the content type is ${contentType}`]),
    ...violations.slice(0, 5).map(({ message }) => `the contract says: ${message}`),
    ...statusProblems(fuzzed.verdict, status),
    ...(violations.length > 0 ? [] : bodyProblems(fuzzed, status, body)),
  ];
}

/** The contract's validator has accepted the body: it has the type for its operation and status. */
function bodyProblems(fuzzed: FuzzCase, status: number, body: unknown): readonly string[] {
  const { operation, verdict } = fuzzed;
  if (status !== 200) return errorProblems(verdict, status, body as ErrorStatus);
  if (operation === "searchIndicative") {
    return checkIndicativeContent((body as IndicativeSearchResponse).content);
  }
  if (operation !== "createLiveSearch" && operation !== "pollLiveSearch") return [];
  const { content } = body as LiveSearchResponse;
  return content ? checkLiveContent(content) : [];
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function statusProblems(verdict: Verdict, status: number): readonly string[] {
  const allowed = statusesOf(verdict);
  return allowed.includes(status) ? [] : [`status ${status} is none of ${allowed.join(", ")}`];
}

function statusesOf(verdict: Verdict): readonly number[] {
  if (verdict.kind === "fine") return [200];
  if (verdict.kind === "open") return [200, 400];
  return verdict.kind === "wrong" ? verdict.statuses : [verdict.status];
}

function errorProblems(
  verdict: Verdict,
  status: number,
  { code, message, details }: ErrorStatus,
): readonly string[] {
  const row = Object.entries(catalogue).find(([key]) => key === String(status))?.[1];
  return [
    ...(row?.code === code ? [] : [`code ${code} is not the catalogue's for ${status}`]),
    ...(message === "" ? ["the message is empty"] : []),
    ...(/\bat .+:\d+:\d+|Error:/.test(message) ? [`a stack trace: ${message}`] : []),
    ...(leadsToField(verdict, details) ? [] : [`details do not name the field: ${show(details)}`]),
  ];
}

function show(details: ErrorStatus["details"]): string {
  return JSON.stringify(details).slice(0, 300);
}

function leadsToField(verdict: Verdict, details: ErrorStatus["details"]): boolean {
  if (verdict.kind === "wrong") {
    return details.some(({ field }) => isAtOrBelow(String(field), verdict.field));
  }
  if (verdict.kind !== "open") return true;
  const changed = withoutIndices(verdict.field);
  return details.some(({ field, expected }) => {
    const named = withoutIndices(String(field));
    const isNear = changed.startsWith(named) || named.startsWith(changed);
    // A rule about two fields names one of them and mentions the other in `expected`.
    return isNear || changed.split(".").some((step) => String(expected).includes(step));
  });
}

/** True for the field itself and for anything below it: list items are named one by one. */
function isAtOrBelow(field: string, changed: string): boolean {
  return field === changed || field.startsWith(`${changed}.`) || field.startsWith(`${changed}[`);
}

/** A rule about the order of legs names the later leg, whichever was changed: ignore indexes. */
function withoutIndices(field: string): string {
  return field.replaceAll(/\[\d+\]/g, "[]");
}
