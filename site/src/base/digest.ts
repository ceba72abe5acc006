import { createHash } from "node:crypto";

/** Two files with the same digest hold the same bytes. */
export function digest(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("base64url").slice(0, 22);
}
