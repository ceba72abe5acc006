import { createHash } from "node:crypto";
import { FIXED_DAY } from "../../base/dates/fixed-day.ts";
import type { FixedSandbox } from "../../samples/fixed-sandbox.ts";
import { outputsOf } from "./check-outputs.ts";
import type { PageFile } from "./page-files.ts";
import type { PageProgram } from "./page-programs.ts";
import type { Call, Program, ProgramResult } from "./program.ts";
import { sendCall } from "./send-call.ts";

/** What a program did on a machine with its commands. Its dates are those of the fixed year. */
export interface RecordedResult {
  /** Digest of the program: if it changes, the record is out of date. */
  readonly program: string;
  readonly calls: readonly Call[];
  /** Omitted if its page shows no output. */
  readonly output?: string;
}

/** By page and title of a program: "site/content/docs/geo/quick-start.md places.py". */
export type RecordedResults = Readonly<Record<string, RecordedResult | undefined>>;

export function recordName({ page, title }: Pick<PageFile, "page" | "title">): string {
  return `${page} ${title}`;
}

export function recordResult(
  { file, program, expect, beside }: PageProgram,
  { calls, output }: Pick<ProgramResult, "calls" | "output">,
): RecordedResult {
  const isShown = outputsOf(file, beside).length > 0;
  return { program: digestOf(program, expect), calls, ...(isShown && { output }) };
}

/**
 * Whether a record is still valid: the program is unchanged, and the sandbox responds to each of
 * its calls with the same bytes.
 */
export async function stillHolds(
  { program: recorded, calls }: RecordedResult,
  { program, expect }: PageProgram,
  sandbox: () => FixedSandbox,
): Promise<boolean> {
  if (recorded !== digestOf(program, expect)) return false;
  for (const { response, status: _, ...sent } of calls) {
    const { call } = await sendCall(sandbox(), sent, ADDRESS);
    if (call.response !== response) return false;
  }
  return true;
}

/** An address that no running program has. */
const ADDRESS = "10.1.0.1";

function digestOf({ title, code, trial }: Program, expect: readonly string[]): string {
  return createHash("sha256")
    .update(JSON.stringify([FIXED_DAY, title, code, trial ?? "", expect]))
    .digest("base64url");
}
