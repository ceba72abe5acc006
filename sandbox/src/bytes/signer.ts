import { bytesOf, fromBase64Url, textOf, toBase64Url } from "./bytes.ts";
import { fingerprint } from "./fingerprint.ts";
import { type Hashing, webHashing } from "./hashing.ts";

/** Signs texts, so that a returned text can be told from a forged one. */
export interface Signer {
  /** The text with its signature, safe in a path. It is signed, not secret: anyone can read it. */
  readonly sign: (text: string) => Promise<string>;
  /** The original text; undefined when it was changed or not signed with one of the secrets. */
  readonly open: (signed: string) => Promise<string | undefined>;
  /** Identifies a text without revealing it. */
  readonly fingerprint: (text: string) => Promise<string>;
}

/** The secret to sign with, then older ones that are still accepted. */
export type Secrets = readonly [string, ...string[]];

const SIGNATURE_BYTES = 16;
const SECRET_BYTES = 32;

/**
 * Signs with HMAC-SHA-256. A signed text names its secret by fingerprint, so that a secret can be
 * replaced: pass the new one first and the old ones after it.
 */
export function createSigner(secrets: Secrets, hashing: Hashing = webHashing): Signer {
  const [current, ...older] = secrets;
  const newest = readSecret(current, hashing);
  const all = [newest, ...older.map((secret) => readSecret(secret, hashing))];

  return {
    fingerprint: (text) => fingerprint(text, hashing),
    async sign(text) {
      const { id, signatureOf } = await newest;
      const signed = `${toBase64Url(bytesOf(text))}.${id}`;
      return `${signed}.${toBase64Url(await signatureOf(signed))}`;
    },

    async open(signed) {
      const [encoded = "", id = "", signature = "", ...rest] = signed.split(".");
      const secret = (await Promise.all(all)).find((candidate) => candidate.id === id);
      const payload = fromBase64Url(encoded);
      if (rest.length > 0 || !secret || !payload) return undefined;
      const expected = toBase64Url(await secret.signatureOf(`${encoded}.${id}`));
      return sameText(expected, signature) ? textOf(payload) : undefined;
    },
  };
}

export function randomSecret(): string {
  return toBase64Url(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)));
}

async function readSecret(secret: string, hashing: Hashing) {
  const id = (await fingerprint(`token ${secret}`, hashing)).slice(0, 4);
  const sign = hashing.keyed(bytesOf(secret));
  const signatureOf = async (text: string) =>
    (await sign(bytesOf(text))).subarray(0, SIGNATURE_BYTES);
  return { id, signatureOf };
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
