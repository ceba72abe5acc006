import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Proof, ProofContext } from "./proof.ts";

/** Proofs of earlier builds, by a key that holds everything a proof depends on. */
export interface ProofCache extends Pick<ProofContext, "recall" | "keep"> {
  /** Writes what this build recalled or kept, and forgets the rest. */
  readonly save: () => void;
}

export function createProofCache(file: string): ProofCache {
  const before = read(file);
  const now = new Map<string, Proof>();
  return {
    recall: (key) => {
      const proof = before[key];
      if (proof) now.set(key, proof);
      return proof;
    },
    keep: (key, proof) => void now.set(key, proof),
    save: () => {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(`${file}.${process.pid}`, JSON.stringify(Object.fromEntries(now)));
      renameSync(`${file}.${process.pid}`, file);
    },
  };
}

function read(file: string): Readonly<Record<string, Proof | undefined>> {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    // There is none yet, or it is no JSON: everything is proved again.
    return {};
  }
}
