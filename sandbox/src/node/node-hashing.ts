import { createHash, createHmac } from "node:crypto";
import type { Hashing } from "../bytes/hashing.ts";

/** Synchronous: work of microseconds should not wait for a thread of the platform. */
export const nodeHashing: Hashing = {
  digest: (bytes) => createHash("sha256").update(bytes).digest(),
  keyed: (secret) => (bytes) => createHmac("sha256", secret).update(bytes).digest(),
};
