import type { Bytes } from "./bytes.ts";

/** SHA-256 as the platform provides it, synchronous or asynchronous. */
export interface Hashing {
  readonly digest: (bytes: Bytes) => Uint8Array | Promise<Uint8Array>;
  /** HMAC with a secret. */
  readonly keyed: (secret: Bytes) => (bytes: Bytes) => Uint8Array | Promise<Uint8Array>;
}

/** Web Crypto, which every platform has. */
export const webHashing: Hashing = {
  digest: async (bytes) => new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)),
  keyed(secret) {
    const algorithm = { name: "HMAC", hash: "SHA-256" };
    const key = crypto.subtle.importKey("raw", secret, algorithm, false, ["sign"]);
    return async (bytes) => new Uint8Array(await crypto.subtle.sign("HMAC", await key, bytes));
  },
};
