import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Mistake } from "../../../contract/src/problems/problem.ts";

/** A mistake in a block, wherever the block stands. */
export interface BlockMistake extends Mistake {
  /** Below the fence of the first block; 0 is the fence. */
  readonly offset: number;
}

/** What came of proving something: nothing to mend, or what is wrong. */
export interface Proof {
  readonly mistakes: readonly BlockMistake[];
  /** What a program printed. */
  readonly output?: string;
}

/** Proofs of earlier builds, by a key that holds everything a proof depends on. */
export interface ProofCache {
  readonly recall: (key: string) => Proof | undefined;
  readonly keep: (key: string, proof: Proof) => void;
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

/** proofKey("json", world, code) → a hash of all of it */
export function proofKey(...parts: readonly string[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("base64url");
}

function read(file: string): Readonly<Record<string, Proof | undefined>> {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    // There is none yet, or it is no JSON: everything is proved again.
    return {};
  }
}
