import { bytesOf } from "./bytes.ts";
import type { Hashing } from "./hashing.ts";

const BYTES = 8;

/** 16 hexadecimal digits that identify a text without revealing it. */
export async function fingerprint(text: string, { digest }: Hashing): Promise<string> {
  const first = [...(await digest(bytesOf(text))).subarray(0, BYTES)];
  return first.map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
