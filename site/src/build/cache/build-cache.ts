import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { messageOf } from "../../base/message-of.ts";

/** The folder of what the next build can reuse. */
export const CACHE: string = fileURLToPath(new URL("../../../../.cache/", import.meta.url));

/** Results of earlier builds; a key covers everything that its value depends on. */
export interface BuildCache<Value> {
  readonly recall: (key: string) => Value | undefined;
  readonly keep: (key: string, value: Value) => void;
  /** Writes the entries that this build recalled or kept, and drops the rest. */
  readonly save: () => void;
}

/**
 * @param warn called with a message if the cache cannot be written, since caching is best-effort
 */
export function createBuildCache<Value>(
  file: string,
  warn: (line: string) => void = (line) => console.error(line),
): BuildCache<Value> {
  const before = read<Value>(file);
  const now = new Map<string, Value>();
  let isNew = false;
  return {
    recall: (key) => {
      const value = now.get(key) ?? before[key];
      if (value !== undefined) now.set(key, value);
      return value;
    },
    keep: (key, value) => {
      isNew ||= before[key] !== value;
      now.set(key, value);
    },
    save: () => {
      if (!isNew && now.size === Object.keys(before).length) return;
      try {
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(`${file}.${process.pid}`, JSON.stringify(Object.fromEntries(now)));
        renameSync(`${file}.${process.pid}`, file);
      } catch (error) {
        warn(`The build cache could not be written: ${messageOf(error)}`);
      }
    },
  };
}

function read<Value>(file: string): Readonly<Record<string, Value | undefined>> {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    // Missing or not JSON: start with an empty cache.
    return {};
  }
}
