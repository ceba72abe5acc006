import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Painted } from "../markdown/create-highlight.ts";
import { createBuildCache } from "./build-cache.ts";

const CACHE = new URL("../../../.cache/painted.json", import.meta.url);

/** Everything that decides how code is painted, besides the code: ours, and the highlighter's version. */
const PAINTERS = [
  "../markdown/create-highlight.ts",
  "../markdown/token-theme.ts",
  "../../../package-lock.json",
];

export interface KeptPaint extends Painted {
  /** Keeps what this build painted for the next one. */
  readonly save: () => void;
}

/** Painted code of earlier builds. */
export function readKeptPaint(): KeptPaint {
  const { recall, keep, save } = createBuildCache<string>(fileURLToPath(CACHE));
  const painters = createHash("sha256");
  for (const file of PAINTERS) painters.update(readFileSync(new URL(file, import.meta.url)));
  const version = painters.digest("base64url");
  const keyOf = (code: string) =>
    createHash("sha256").update(version).update(code).digest("base64url");
  return {
    recall: (code) => recall(keyOf(code)),
    keep: (code, html) => keep(keyOf(code), html),
    save,
  };
}
