import { Hono } from "hono";
import type { OperationRow } from "../../contract/generated/operations.ts";
import type { OperationId } from "../../contract/src/types.ts";
import type { Answer } from "./answer.ts";
import { rateLimitHeaders, takeAllowance } from "./callers/allowance.ts";
import type { ApiKeys } from "./callers/api-key.ts";
import type { RateLimitStore } from "./callers/rate-limit-store.ts";
import {
  badRequest,
  type Failure,
  failureFor,
  failureResponse,
  isFailure,
  serverError,
  tooManyRequests,
} from "./errors.ts";
import { operations } from "./operations/operations.ts";
import { checkKey } from "./pipeline/check-key.ts";
import { readBody } from "./pipeline/read-body.ts";
import { readQuery } from "./pipeline/read-query.ts";
import { requestedScenario } from "./pipeline/requested-scenario.ts";
import { decodePath, OPERATION_ROWS, unmatched } from "./pipeline/unmatched.ts";
import { checkRequest } from "./rules/check-request.ts";
import { concerns } from "./scenarios/find-scenario.ts";
import type { Services } from "./services.ts";

/** What the server knows of a caller besides the request. */
export interface Caller {
  /** IP address. */
  readonly address?: string;
}

/** The sandbox as a function, shaped like `fetch`. */
export type Sandbox = (request: Request, caller?: Caller) => Promise<Response>;

/** One answered request. Holds no key and no token: it may be logged as it is. */
export interface Served {
  readonly operation: OperationId | "none";
  readonly method: string;
  readonly status: number;
  readonly milliseconds: number;
  /** What was thrown, when the answer is a 500 by mistake. */
  readonly error?: unknown;
}

export interface AppOptions {
  /** Epoch milliseconds. */
  readonly clock: () => number;
  readonly keys: ApiKeys;
  readonly rateLimits: RateLimitStore;
  readonly services: Services;
  readonly observe?: (served: Served) => void;
}

/** The documented API: web-standard requests in, catalogue answers out, on any platform. */
export function createApp(options: AppOptions): Sandbox {
  const app = new Hono<{ Bindings: Required<Caller> }>();
  const observe = options.observe ?? (() => {});

  for (const [id, row] of OPERATION_ROWS) {
    app.on(row.method, row.path.replaceAll(/\{(\w+)\}/g, ":$1"), async ({ req, env }) => {
      const started = performance.now();
      const about = { operation: id, method: req.method };
      const elapsed = () => performance.now() - started;
      try {
        const response = await serve(
          id,
          row,
          { request: req.raw, path: req.param(), ...env },
          options,
        );
        observe({ ...about, status: response.status, milliseconds: elapsed() });
        return response;
      } catch (error) {
        observe({ ...about, status: 500, milliseconds: elapsed(), error });
        return failureResponse(serverError());
      }
    });
  }

  function answerUnmatched({ method, url }: Request): Response {
    observe({ operation: "none", method, status: 404, milliseconds: 0 });
    return failureResponse(unmatched(method, new URL(url).pathname));
  }
  app.notFound(({ req }) => answerUnmatched(req.raw));

  return async (request, { address = "" } = {}) => {
    // A path that cannot be decoded never reaches the router: it would match it undecoded.
    const path = decodePath(new URL(request.url).pathname);
    return path === undefined ? answerUnmatched(request) : app.fetch(request, { address });
  };
}

interface Incoming {
  readonly request: Request;
  readonly path: Readonly<Record<string, string>>;
  readonly address: string;
}

/**
 * Every request passes the same gates, cheapest first:
 *
 * 1. the key, 2. the rate limit, 3. a scenario that answers in place of the operation,
 * 4. query string and body, 5. the contract, 6. the operation.
 */
async function serve(
  id: OperationId,
  { secured, takesBody }: OperationRow,
  { request, path, address }: Incoming,
  { clock, keys, rateLimits, services }: AppOptions,
): Promise<Response> {
  const now = clock();
  const identity = checkKey(request, secured, keys);
  if (isFailure(identity)) return failureResponse(identity);

  const { apiKey, rights } = identity;
  // The keys are public: without the address, one visitor would use up everyone's minute.
  const allowance = await takeAllowance(rateLimits, `${apiKey} ${address}`, id, rights, now);
  const headers = rateLimitHeaders(allowance);
  const respond = (result: Answer | Failure) => respondWith(result, headers);
  if (allowance.exceeded) return respond(tooManyRequests(allowance.resetsIn));

  const requested = requestedScenario(request.headers, rights);
  if (isFailure(requested)) return respond(requested);
  const scenario =
    requested.scenario && concerns(requested.scenario, id) ? requested.scenario : undefined;
  if (scenario?.effect.kind === "error") return respond(failureFor(scenario.effect.status));

  const read = readQuery(new URL(request.url));
  if (isFailure(read)) return respond(read);
  const received = await readBody(request, takesBody);
  if (isFailure(received)) return respond(received);

  const { query } = read;
  const { body } = received;
  const violations = checkRequest(id, { path, query, body });
  if (violations.length > 0) return respond(badRequest(violations));

  const { headers: sent } = request;
  const call = { operation: id, path, query, body, headers: sent, apiKey, address, now, scenario };
  return respond(await operations[id](call, services));
}

function respondWith(result: Answer | Failure, headers: Readonly<Record<string, string>>) {
  if (isFailure(result)) {
    return failureResponse({ ...result, headers: { ...headers, ...result.headers } });
  }
  return new Response(result.json, {
    headers: { "Content-Type": "application/json", ...headers },
  });
}
