import { readFileSync } from "node:fs";

/** How many files this process may have open (`ulimit -n`); infinite if the system does not say. */
export function openFileLimit(): number {
  const [, limit = "unlimited"] = /^Max open files\s+(\w+)/m.exec(readLimits()) ?? [];
  return limit === "unlimited" ? Number.POSITIVE_INFINITY : Number(limit);
}

/** Linux exposes the limits as a file. */
function readLimits(): string {
  try {
    return readFileSync("/proc/self/limits", "utf8");
  } catch {
    return "";
  }
}
