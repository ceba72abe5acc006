import { sha256 } from "@noble/hashes/sha2.js";
import { encodeText } from "./bytes.ts";

const BYTES = 8;

/** 16 hexadecimal digits that identify a text without revealing it. */
export function fingerprint(text: string): string {
  const first = [...sha256(encodeText(text)).subarray(0, BYTES)];
  return first.map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
