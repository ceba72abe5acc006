import { bytesOf, fingerprint, fromBase64Url, textOf, toBase64Url } from "../bytes/bytes.ts";
import { isSession, SESSION_LIFETIME, type Session } from "./session.ts";

export type OpenedToken =
  | { readonly state: "open"; readonly session: Session }
  /** Not written with one of our secrets, changed since, or carrying what no create accepts. */
  | { readonly state: "invalid" }
  /** Ours, but too old or of another key. */
  | { readonly state: "gone" };

export interface TokenSealer {
  readonly seal: (session: Session, apiKey: string) => Promise<string>;
  readonly open: (token: string, apiKey: string, now: number) => Promise<OpenedToken>;
}

/** Longer than any token we write, because every part of a query is bounded in bytes. */
export const LONGEST_TOKEN = 8192;
const SIGNATURE_BYTES = 16;

/**
 * Sessions without a store: everything a poll needs is in the token, signed, so that any replica
 * answers any poll. Signed is not secret: whoever holds a token can read the query in it. And signed
 * is not believed: what a token carries is held to the contract again.
 *
 * Seals with HMAC-SHA-256. The token names the secret that signed it by fingerprint, so that a
 * secret can be replaced: pass the new one first and the old ones after it.
 */
export function createTokenSealer(secrets: readonly [string, ...string[]]): TokenSealer {
  const keys = secrets.map(async (secret) => {
    const id = (await fingerprint(`token ${secret}`)).slice(0, 4);
    return { id, key: await importKey(secret) };
  });

  return {
    async seal(session, apiKey) {
      const { id, key } = await (keys[0] as (typeof keys)[number]);
      const payload = { ...session, owner: await fingerprint(apiKey) };
      const text = toBase64Url(bytesOf(JSON.stringify(payload)));
      const signed = `${text}.${id}`;
      return `${signed}.${toBase64Url(await sign(key, signed))}`;
    },

    async open(token: string, apiKey: string, now: number) {
      const [text = "", id = "", signature = "", ...rest] = token.split(".");
      if (token.length > LONGEST_TOKEN || rest.length > 0) return { state: "invalid" };
      const signer = (await Promise.all(keys)).find((candidate) => candidate.id === id);
      const payload = fromBase64Url(text);
      if (!signer || !payload) return { state: "invalid" };
      const expected = toBase64Url(await sign(signer.key, `${text}.${id}`));
      if (!sameText(expected, signature)) return { state: "invalid" };
      const { owner, ...session } = parsePayload(payload);
      if (!isSession(session) || session.createdAt > now + SESSION_LIFETIME) {
        return { state: "invalid" };
      }
      const tooOld = now - session.createdAt > SESSION_LIFETIME;
      const isOwn = owner === (await fingerprint(apiKey));
      return tooOld || !isOwn ? { state: "gone" } : { state: "open", session };
    },
  };
}

function parsePayload(bytes: Uint8Array): Readonly<Record<string, unknown>> {
  try {
    return { ...JSON.parse(textOf(bytes) ?? "") };
  } catch {
    return {};
  }
}

function importKey(secret: string): Promise<CryptoKey> {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  return crypto.subtle.importKey("raw", bytesOf(secret), algorithm, false, ["sign"]);
}

async function sign(key: CryptoKey, text: string): Promise<Uint8Array> {
  const signature = await crypto.subtle.sign("HMAC", key, bytesOf(text));
  return new Uint8Array(signature).subarray(0, SIGNATURE_BYTES);
}

/** Takes as long for a near miss as for a far one. */
function sameText(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  let difference = 0;
  for (let index = 0; index < a.length; index++) {
    difference |= a.charCodeAt(index) ^ b.charCodeAt(index);
  }
  return difference === 0;
}
