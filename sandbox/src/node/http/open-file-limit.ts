import { readFileSync } from "node:fs";

/** How many files this process may have open; infinite where the system does not say (`ulimit -n`). */
export function openFileLimit(): number {
  const [, limit = "unlimited"] = /^Max open files\s+(\w+)/m.exec(readLimits()) ?? [];
  return limit === "unlimited" ? Number.POSITIVE_INFINITY : Number(limit);
}

/** Linux has them as a file. */
function readLimits(): string {
  try {
    return readFileSync("/proc/self/limits", "utf8");
  } catch {
    return "";
  }
}
