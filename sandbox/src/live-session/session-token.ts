import { fingerprint } from "../bytes/fingerprint.ts";
import type { Signer } from "../bytes/signer.ts";
import { findScenario, isUnfriendly } from "../scenarios/find-scenario.ts";
import { isSession, SESSION_LIFETIME, type Session } from "./session.ts";

export type OpenedToken =
  | { readonly state: "open"; readonly session: Session }
  /** Not signed with one of our secrets, changed since, or with content that create rejects. */
  | { readonly state: "invalid" }
  /** Ours, but expired or issued to another key. */
  | { readonly state: "gone" };

/** Longer than any token we write, because every part of a query is bounded in bytes. */
export const MAX_TOKEN_LENGTH = 8192;

/**
 * Sessions need no store: everything a poll needs is in the signed token, so that any replica can
 * answer any poll. The holder of a token can read the query in it.
 */
export function sessionTokenOf(session: Session, apiKey: string, signer: Signer): string {
  const token = signer.sign(JSON.stringify({ ...session, owner: fingerprint(apiKey) }));
  return isHostileToken(session) ? URL_HOSTILE_PREFIX + token : token;
}

function isHostileToken({ scenario }: Session): boolean {
  return isUnfriendly(findScenario(scenario));
}

/** Prefix of a token that its holder should escape in a URL: a token may contain any text. */
const URL_HOSTILE_PREFIX = ` {}:*/?#[]@!$&'()+,;=%25"<>\\^|~\u00e9-`;

/** A valid signature is not enough: the content is also checked against what create accepts. */
export function openSessionToken(
  token: string,
  apiKey: string,
  now: number,
  signer: Signer,
): OpenedToken {
  const hasHostilePrefix = token.startsWith(URL_HOSTILE_PREFIX);
  const signed = hasHostilePrefix ? token.slice(URL_HOSTILE_PREFIX.length) : token;
  const text = token.length > MAX_TOKEN_LENGTH ? undefined : signer.open(signed);
  const { owner, ...session } = parse(text ?? "");
  const isAsWritten = isSession(session) && hasHostilePrefix === isHostileToken(session);
  if (!isAsWritten || session.createdAt > now + SESSION_LIFETIME) return { state: "invalid" };
  const isExpired = now - session.createdAt > SESSION_LIFETIME;
  const isOwn = owner === fingerprint(apiKey);
  return isExpired || !isOwn ? { state: "gone" } : { state: "open", session };
}

function parse(text: string): Readonly<Record<string, unknown>> {
  try {
    return { ...JSON.parse(text) };
  } catch {
    return {};
  }
}
