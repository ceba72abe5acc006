import { gzipSync } from "node:zlib";
import type { Contract } from "../../../../contract/src/model.ts";
import { findOperation } from "../../../../contract/src/names/find.ts";
import type { RecordedCall, RecordedSearch } from "../../article/recorded-search.ts";
import type { FixedSandbox } from "../../samples/fixed-sandbox.ts";
import { sampleRequest } from "../../samples/sample-request.ts";
import { toFetch } from "../../samples/to-fetch.ts";
import type { ProofContext } from "./proof.ts";

/** Milliseconds between polls, as "Create and poll" advises. */
const PAUSE = 1000;
/** A safety limit; searches complete long before it. */
const MAX_CALLS = 60;

interface Body {
  readonly sessionToken: string;
  readonly status: string;
  readonly action: string;
  readonly content: { readonly results: { readonly itineraries: object; readonly agents: object } };
}

/**
 * The documented search from create to completion, recorded by this build or cached from an earlier
 * one.
 */
export async function recordedSearch(
  contract: Contract,
  { recall, keep, keyOf, sandbox }: Pick<ProofContext, "recall" | "keep" | "keyOf" | "sandbox">,
): Promise<RecordedSearch> {
  const key = keyOf("a recorded search", recordSearch.toString(), callOf.toString());
  const search = recall(key)?.search ?? (await recordSearch(contract, sandbox()));
  keep(key, { mistakes: [], search });
  return search;
}

/**
 * Creates the first documented search, and polls it every second.
 * @throws Error if a call does not return 200, or the search does not complete
 */
export async function recordSearch(
  contract: Contract,
  sandbox: FixedSandbox,
): Promise<RecordedSearch> {
  const calls: RecordedCall[] = [];
  for (let token: string | undefined; calls.length < MAX_CALLS; ) {
    const at = calls.length * PAUSE;
    const response = await sandbox(requestOf(contract, token), at);
    const text = await response.text();
    if (response.status !== 200) throw new Error(`A recorded search got ${response.status}.`);
    const body: Body = JSON.parse(text);
    calls.push(callOf(body, text, at));
    if (!body.status.endsWith("_INCOMPLETE")) return calls;
    token = body.sessionToken;
  }
  throw new Error(`A recorded search did not end in ${MAX_CALLS} calls.`);
}

function requestOf(contract: Contract, token: string | undefined): Request {
  const id = token === undefined ? "createLiveSearch" : "pollLiveSearch";
  const operation = findOperation(contract, id);
  if (!operation.found) throw new Error(operation.mistake.message);
  const { value } = operation;
  const request = sampleRequest(value, value.requestBody?.examples[0], {
    baseUrl: "http://sandbox",
    apiKey: "sandbox-key",
    ...(token !== undefined && { parameters: { sessionToken: token } }),
  });
  return toFetch(request);
}

function callOf({ status, action, content }: Body, text: string, at: number): RecordedCall {
  return {
    at,
    call: at === 0 ? "create" : "poll",
    status: status.replace("RESULT_STATUS_", ""),
    action: action.replace("RESULT_ACTION_", ""),
    itineraries: Object.keys(content?.results?.itineraries ?? {}).length,
    agents: Object.keys(content?.results?.agents ?? {}).length,
    bytes: Buffer.byteLength(text),
    gzip: gzipSync(text).length,
  };
}
