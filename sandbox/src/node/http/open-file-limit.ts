import { readFileSync } from "node:fs";

/** How many files this process may have open (`ulimit -n`); infinite if the system does not say. */
export function openFileLimit(): number {
  return limitIn(readLimits());
}

/** The soft limit in a list of limits: the hard one follows it, and may be higher. */
export function limitIn(limits: string): number {
  const [, limit = "unlimited"] = /^Max open files\s+(\w+)/m.exec(limits) ?? [];
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
