import type { RequestListener } from "node:http";
import { setTimeout } from "node:timers/promises";
import pino, { type Logger } from "pino";
import type { Served } from "../../app.ts";
import type { ApiKeys } from "../../callers/api-key.ts";
import { createApi } from "../../create-sandbox.ts";
import type { Api } from "../../http/api-request.ts";
import { createAnswerPage, isPagePath } from "../../pages/answer-page.ts";
import { LIMITS } from "../../rules/limits.ts";
import { SANDBOX_KEYS } from "../../scenarios/sandbox-keys.ts";
import { sharedReference } from "../../shared-world.ts";
import { createApiListener } from "../http/api-listener.ts";
import { handleMalformedRequests } from "../http/handle-malformed-requests.ts";
import { type ListeningServer, urlAt } from "../http/listen.ts";
import { createSearchPool } from "../pool/search-pool.ts";
import { createRedisStore } from "../redis/redis-store.ts";
import type { Settings } from "../settings/settings.ts";
import { createBoundedDelays } from "./bounded-delays.ts";
import { createMetrics, type Metrics } from "./metrics.ts";
import { reportLimits } from "./report-limits.ts";

/** The sandbox as part of a Node server, its own or another's. */
export interface MountedSandbox {
  /** True for paths that `listener` must get on a server with another home page. */
  readonly owns: (path: string) => boolean;
  readonly listener: RequestListener;
  /** The API itself, for other code in this process. */
  readonly api: Api;
  /** Makes the server respond with errors of the catalogue to what HTTP itself refuses. */
  readonly guard: (listening: Pick<ListeningServer, "server" | "connections" | "url">) => void;
  /** To be called when the server cuts a connection to make room. */
  readonly onCut: () => void;
  readonly metrics: Metrics;
  readonly log: Logger;
  /** Ends threads and connections. Call it after the server has closed. */
  readonly close: () => Promise<void>;
}

const PATHS = /^\/(apiservices(\/|$)|healthz$)/;

/** Buffers log lines, so that no request waits for the disk; flushes in batches and on exit. */
const LOG = { fd: 1, sync: false, minLength: 8192, periodicFlush: 200 };

export interface MountOptions {
  readonly log?: Logger;
  /** Module that a search thread runs; the sandbox's own unless set. */
  readonly searchFile?: URL;
  /** The accepted API keys; the documented ones unless set. */
  readonly keys?: ApiKeys;
  /** URL of the sandbox's documentation, if the same server has it. */
  readonly docs?: string;
  /** Size of the answer cache in bytes; the sandbox's default unless set. */
  readonly cacheBytes?: number;
}

const NO_SHARED_SECRET =
  "REDIS_URL is set and SANDBOX_SECRETS is not: replicas will refuse one another's session tokens; give all of them the same SANDBOX_SECRETS";

export function mountSandbox(settings: Settings, options: MountOptions = {}): MountedSandbox {
  const { clock, seed, secrets, workers, redisUrl, isTrustedProxy, logLevel } = settings;
  let origin = settings.publicOrigin ?? urlAt(settings.host, settings.port);
  const { log = pino({ level: logLevel, base: null }, pino.destination(LOG)), searchFile } =
    options;
  if (redisUrl && !secrets) log.warn(NO_SHARED_SECRET);
  const metrics = createMetrics();
  const redis = redisUrl === undefined ? undefined : shareLimits(redisUrl, metrics, log);
  const searcher = createSearchPool({
    threads: workers,
    seed,
    ...(searchFile ? { file: searchFile } : {}),
    onRefuse: metrics.observeRefusal,
    onCrash(reason) {
      metrics.observeCrash();
      log.error({ reason }, "a search thread has ended; another takes its place");
    },
  });
  metrics.setLoadSource(searcher.load);
  const limits = reportLimits(metrics, log, () => performance.now());
  const observe = (served: Served) => {
    metrics.observe(served);
    logServed(log, served);
  };
  const api = createApi({
    clock,
    searcher,
    delay: createBoundedDelays({
      each: LIMITS.delayedAtOnce,
      inAll: LIMITS.delayedInAll,
      sleep: (milliseconds, signal) => setTimeout(milliseconds, undefined, { signal }),
      onRefuse: limits.delays,
    }),
    origin: () => origin,
    keys: options.keys ?? SANDBOX_KEYS,
    ...(options.cacheBytes === undefined ? {} : { cacheBytes: options.cacheBytes }),
    ...(secrets ? { secrets } : {}),
    ...(redis ? { rateLimits: redis } : {}),
    observe,
  });
  return {
    owns: (path) => PATHS.test(path) || isPagePath(path),
    api,
    listener: createApiListener({
      api,
      answerPage: createAnswerPage(sharedReference().lookup, options.docs),
      observe,
      isTrustedProxy,
      onRefuse: limits.calls,
      pieceOf: searcher.pieceOf,
    }),
    guard(listening) {
      // With port 0, the port is known only now.
      origin = settings.publicOrigin ?? listening.url;
      handleMalformedRequests(listening, observe);
    },
    onCut: limits.connections,
    metrics,
    log,
    async close() {
      searcher.close();
      await redis?.close();
    },
  };
}

function shareLimits(url: string, metrics: Metrics, log: Logger) {
  metrics.observeSharing(true);
  return createRedisStore(url, {
    onChange(isShared, reason) {
      metrics.observeSharing(isShared);
      if (isShared) log.info(`Rate limits are shared again: ${reason}.`);
      else
        log.warn(`Rate limits are counted by this process alone until Redis answers: ${reason}.`);
    },
  });
}

/** Logs no path, header or body: a path may contain a session token, a header a key. */
function logServed(
  log: Logger,
  { operation, method, status, milliseconds: exact, error }: Served,
): void {
  const milliseconds = Math.round(exact * 10) / 10;
  const entry = { operation, method, status, milliseconds };
  if (error === undefined) log.info(entry, "request");
  else log.error({ ...entry, err: error }, "request error");
}
