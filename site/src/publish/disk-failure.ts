import { tmpdir } from "node:os";
import { UsageError } from "../../../sandbox/src/node/settings/usage-error.ts";

/** How Node and native tools report that the file system rejected a write. */
const REFUSAL =
  /\b(EACCES|EDQUOT|ENOSPC|EPERM|EROFS): .*|(No space left on device|Disk quota exceeded|Read-only file system|Permission denied) \(os error \d+\)/;

/**
 * Turns a disk error that the user can fix into one line with the remedy.
 * @returns undefined if no failure is of that kind
 */
export function diskFailure(output: string, failures: readonly unknown[]): UsageError | undefined {
  const usageError = failures.find((failure) => failure instanceof UsageError);
  if (usageError) return usageError;
  const [reason] = failures.flatMap((failure) => REFUSAL.exec(String(failure))?.[0] ?? []);
  if (reason === undefined) return undefined;
  return new UsageError(
    `${output} cannot be built: make room there and in ${tmpdir()}, or let this user write there (${reason}).`,
  );
}
