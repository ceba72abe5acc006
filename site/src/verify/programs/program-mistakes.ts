import type { BlockMistake } from "../blocks/block-mistake.ts";
import type { Program, ProgramResult } from "./program.ts";

/**
 * Reports how a program failed, with a line of its code; 0 is the first fence.
 * @param expect statuses besides 2xx that the page announces
 */
export function programMistakes(
  { title, code }: Program,
  { exitCode, output, errors, stopped, failedAt = 0, calls }: ProgramResult,
  expect: readonly string[],
): readonly BlockMistake[] {
  const callLines = calls.map(({ method, path, status }) => `${method} ${path} → ${status}`);
  if (stopped !== undefined) {
    return [{ offset: 0, message: `${title} did not end, even when run alone: ${stopped}.` }];
  }
  if (exitCode !== 0) {
    const reason = errorOf(errors);
    const message = `${title} fails: ${reason}`;
    return [{ offset: failedAt, message }];
  }
  const refused = calls.filter(({ status }) => status >= 400 && !expect.includes(String(status)));
  if (refused.length > 0) {
    const [{ path = "", status = 0 } = {}] = refused;
    const message = `${title} gets ${status} from the sandbox, which no expect="${status}" announces: ${callLines.join(", ")}.`;
    return [{ offset: lineOfPath(code, path), message }];
  }
  const missing = expect.filter((status) => !calls.some((call) => String(call.status) === status));
  if (missing.length > 0) {
    const message = `${title} never gets ${missing.join(", ")}, which its expect attribute lists.`;
    return [{ offset: 0, message }];
  }
  if (calls.length === 0 && output === "") {
    const message = `${title} runs, but it calls and prints nothing: a module's name ends in .ts.`;
    return [{ offset: 0, message }];
  }
  return [];
}

/** The message of a traceback or stack: the first line that names an error, else the last line. */
function errorOf(errors: string): string {
  const lines = errors.split("\n").filter((line) => line.trim() !== "");
  const errorLine = lines.find((line) => /^\w*(Error|Exception|Warning)\b.*/.test(line));
  return errorLine ?? lines.at(-1) ?? "it does not say why.";
}

/** The line of the code that contains most of a path; 0 if none contains any. */
function lineOfPath(code: string, path: string): number {
  const steps = path.split(/[/?]/).filter((step) => step.length > 3);
  const lines = code.split("\n").map((text, index) => ({
    line: index + 1,
    shared: steps.filter((step) => text.includes(step)).length,
  }));
  const [best] = lines.sort((a, b) => b.shared - a.shared || b.line - a.line);
  return best && best.shared > 0 ? best.line : 0;
}
