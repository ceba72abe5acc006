import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { decodeText, encodeText, fromBase64Url, toBase64Url } from "./bytes.ts";
import { fingerprint } from "./fingerprint.ts";

/** Signs texts, so that a returned text can be told from a forged one. */
export interface Signer {
  /** The text with its signature, safe in a path. It is signed, not secret: anyone can read it. */
  readonly sign: (text: string) => string;
  /** The original text; undefined when it was changed or not signed with one of the secrets. */
  readonly open: (signed: string) => string | undefined;
}

/** The secret to sign with, then older ones that are still accepted. */
export type Secrets = readonly [string, ...string[]];

const SIGNATURE_BYTES = 16;
const SECRET_BYTES = 32;

/**
 * Signs with HMAC-SHA-256. A signed text names its secret by fingerprint, so that a secret can be
 * replaced: pass the new one first and the old ones after it.
 */
export function createSigner([current, ...older]: Secrets): Signer {
  const newest = readSecret(current);
  const all = [newest, ...older.map(readSecret)];

  return {
    sign(text) {
      const signed = `${toBase64Url(encodeText(text))}.${newest.id}`;
      return `${signed}.${newest.signatureOf(signed)}`;
    },

    open(signed) {
      const [encoded = "", id = "", signature = "", ...rest] = signed.split(".");
      const secret = all.find((candidate) => candidate.id === id);
      const payload = fromBase64Url(encoded);
      if (rest.length > 0 || !secret || !payload) return undefined;
      const expected = secret.signatureOf(`${encoded}.${id}`);
      return sameText(expected, signature) ? decodeText(payload) : undefined;
    },
  };
}

export function randomSecret(): string {
  return toBase64Url(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)));
}

function readSecret(secret: string) {
  const key = encodeText(secret);
  const signatureOf = (text: string) =>
    toBase64Url(hmac(sha256, key, encodeText(text)).subarray(0, SIGNATURE_BYTES));
  return { id: fingerprint(`token ${secret}`).slice(0, 4), signatureOf };
}

/** Compares in constant time: a near miss takes as long as a far one. */
function sameText(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  let difference = 0;
  for (let index = 0; index < a.length; index++) {
    difference |= a.charCodeAt(index) ^ b.charCodeAt(index);
  }
  return difference === 0;
}
