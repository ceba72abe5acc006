import type { RequestListener, Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import pino, { type Logger } from "pino";
import type { Served } from "../app.ts";
import type { ApiKeys } from "../callers/api-key.ts";
import { createSandbox } from "../create-sandbox.ts";
import { SANDBOX_KEYS } from "../scenarios/sandbox-keys.ts";
import { answerBrokenRequests, answerUnreadable } from "./answer-broken-requests.ts";
import { createEdge } from "./edge.ts";
import { createLoadMeter } from "./load-meter.ts";
import { createMetrics } from "./metrics.ts";
import { createRedisStore } from "./redis-store.ts";
import { type ProcessEnvironment, readSettings } from "./settings.ts";

/** The sandbox as part of a Node server, its own or another's. */
export interface MountedSandbox {
  /** True for paths that are to be given to `listener`. */
  readonly owns: (pathname: string) => boolean;
  readonly listener: RequestListener;
  /** Gives the server answers of the catalogue for what HTTP itself refuses. */
  readonly guard: (server: Server) => void;
  /** Ends timers and connections. Call it when the server has closed. */
  readonly close: () => Promise<void>;
}

const PATHS = /^\/(apiservices(\/|$)|healthz$|metrics$)/;

export interface MountOptions {
  readonly log?: Logger;
  /** Makes all flights before anything is served: no search waits for it. True unless told. */
  readonly warm?: boolean;
  /** The keys that are known: the documented ones unless told. */
  readonly keys?: ApiKeys;
}

const NO_SHARED_SECRET =
  "REDIS_URL is set and SANDBOX_SECRETS is not: replicas will refuse one another's session tokens; give all of them the same SANDBOX_SECRETS";

/** @throws naming every setting of the environment that is wrong. */
export function mountSandbox(
  environment: ProcessEnvironment,
  { log = createLog(environment), warm = true, keys = SANDBOX_KEYS }: MountOptions = {},
): MountedSandbox {
  const { clock, seed, secrets, redisUrl, maximumDelay } = readSettings(environment, Date.now);
  if (redisUrl && !secrets) log.warn(NO_SHARED_SECRET);
  const metrics = createMetrics();
  const load = createLoadMeter(maximumDelay);
  const redis = redisUrl ? createRedisStore(redisUrl, { clock: Date.now, report }) : undefined;
  function report(isShared: boolean, reason: string): void {
    metrics.observeSharing(isShared);
    if (isShared) log.info({ reason }, "rate limits are shared again");
    else log.warn({ reason }, "rate limits are not shared");
  }
  const sandbox = createSandbox({
    clock,
    seed,
    warm,
    keys,
    ...(secrets ? { secrets } : {}),
    ...(redis ? { rateLimits: redis } : {}),
    observe(served) {
      metrics.observe(served);
      logServed(log, served);
    },
  });
  const edge = createEdge({ sandbox, metrics, isOverloaded: load.isOverloaded });
  return {
    owns: (pathname) => PATHS.test(pathname),
    listener: getRequestListener(edge.fetch, {
      overrideGlobalObjects: false,
      errorHandler: answerUnreadable,
    }),
    guard: answerBrokenRequests,
    async close() {
      load.close();
      await redis?.close();
    },
  };
}

function createLog({ LOG_LEVEL = "info" }: ProcessEnvironment): Logger {
  return pino({ level: LOG_LEVEL, base: null });
}

/** No path, no header, no body: a path may hold a session token, a header a key. */
function logServed(log: Logger, { error, ...served }: Served): void {
  const entry = { ...served, milliseconds: Math.round(served.milliseconds * 10) / 10 };
  if (error === undefined) log.info(entry, "request");
  else log.error({ ...entry, err: error }, "request error");
}
