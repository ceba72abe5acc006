import type { OperationId } from "../../contract/src/types.ts";
import { rateLimitHeaders, takeAllowance } from "./callers/allowance.ts";
import type { ApiKeys } from "./callers/api-key.ts";
import { callerNetwork } from "./callers/caller-network.ts";
import type { RateLimitStore } from "./callers/rate-limit-store.ts";
import { NamesNotLoaded } from "./data/names-not-loaded.ts";
import type { Answer } from "./http/answer.ts";
import type { Api, ApiRequest, ApiResponse } from "./http/api-request.ts";
import {
  badRequest,
  type Failure,
  failureFor,
  failureResponse,
  isFailure,
  serverError,
  tooManyRequests,
} from "./http/errors.ts";
import type { Call } from "./operations/call.ts";
import { makeUnfriendly } from "./operations/make-unfriendly.ts";
import { operations } from "./operations/operations.ts";
import { beforeHandler } from "./pipeline/before-handler.ts";
import { checkKey } from "./pipeline/check-key.ts";
import { type Match, matchOperation } from "./pipeline/match-operation.ts";
import { readBody } from "./pipeline/read-body.ts";
import { readQuery } from "./pipeline/read-query.ts";
import { requestedScenario } from "./pipeline/requested-scenario.ts";
import { checkRequest } from "./rules/check-request.ts";
import { concerns, isUnfriendly } from "./scenarios/find-scenario.ts";
import type { Services } from "./services.ts";

/** One answered request. Contains no key or token, so it is safe to log as it is. */
export interface Served {
  readonly operation: OperationId | "none";
  readonly method: string;
  readonly status: number;
  readonly milliseconds: number;
  /** The error thrown, if the response is a 500 caused by a bug. */
  readonly error?: unknown;
}

export interface AppOptions {
  /** Epoch milliseconds. */
  readonly clock: () => number;
  readonly keys: ApiKeys;
  readonly rateLimits: RateLimitStore;
  readonly services: Services;
  readonly observe?: (served: Served) => void;
  /** Answers a valid request in place of its operation, unless it returns undefined. */
  readonly intercept?: (call: Call<unknown>) => ApiResponse | undefined;
}

/** The documented API: requests in, responses out, errors from the catalogue, on any platform. */
export function createApp(options: AppOptions): Api {
  const { observe = () => {} } = options;
  return async (request) => {
    const started = performance.now();
    const match = matchOperation(request.method, request.path);
    const operation = isFailure(match) ? "none" : match.id;
    const finish = (response: ApiResponse, error?: unknown) => {
      const { method } = request;
      const milliseconds = performance.now() - started;
      const served: Served = { operation, method, status: response.status, milliseconds, error };
      // A failing observer changes no response, and ends no process.
      (async () => observe(served))().catch(() => {});
      return response;
    };
    if (isFailure(match)) return finish(failureResponse(match));
    try {
      return finish(await serve(request, match, options));
    } catch (error) {
      // The sandbox itself is incomplete, which no API response describes.
      if (error instanceof NamesNotLoaded) throw error;
      return finish(failureResponse(serverError()), error);
    }
  };
}

/**
 * Every request passes the same checks, cheapest first:
 *
 * 1. the key, 2. the rate limit, 3. a scenario that answers in place of the operation,
 * 4. query string and body, 5. the contract, 6. `intercept`, 7. a scenario that delays the
 * operation or fails first attempts, 8. the operation.
 */
async function serve(
  request: ApiRequest,
  { id, row, path }: Match,
  { clock, keys, rateLimits, services, intercept }: AppOptions,
): Promise<ApiResponse> {
  const { headers, address } = request;
  const now = clock();
  const identity = checkKey(headers, row.secured, keys);
  if (isFailure(identity)) return failureResponse(identity);

  const { apiKey, rights } = identity;
  const caller = callerNetwork(address) || apiKey;
  const allowance = await takeAllowance(rateLimits, caller, id, rights, now);
  const limits = rateLimitHeaders(allowance);
  const respond = (result: Answer | Failure) => respondWith(result, limits);
  if (allowance.isExceeded) return respond(tooManyRequests(allowance.resetsIn));

  const requested = requestedScenario(headers, rights);
  if (isFailure(requested)) return respond(requested);
  const scenario =
    requested.scenario && concerns(requested.scenario, id) ? requested.scenario : undefined;
  if (scenario?.effect.kind === "error") return respond(failureFor(scenario.effect.status));

  const read = readQuery(request.search);
  if (isFailure(read)) return respond(read);
  const received = await readBody(request, row.takesBody);
  if (isFailure(received)) return respond(received);

  const { query } = read;
  const { body } = received;
  const violations = checkRequest(id, { path, query, body });
  if (violations.length > 0) return respond(badRequest(violations));

  const call = {
    operation: id,
    path,
    query,
    body,
    headers,
    apiKey,
    address,
    caller,
    now,
    scenario,
    isScenarioOfKey: requested.isOfKey,
    signal: request.signal,
  };
  const chosen = intercept?.(call);
  if (chosen) return { ...chosen, headers: { ...limits, ...chosen.headers } };
  const failed = await beforeHandler(scenario, call, services);
  if (failed) return respond(failed);
  const result = await operations[id](call, services);
  return respond(isUnfriendly(scenario) ? makeUnfriendly(call, result, services) : result);
}

function respondWith(
  result: Answer | Failure,
  limits: Readonly<Record<string, string>>,
): ApiResponse {
  if (!isFailure(result)) {
    const { parts, isShared = false } = result;
    return { status: 200, headers: limits, parts, isShared };
  }
  return failureResponse({ ...result, headers: { ...limits, ...result.headers } });
}
