import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Served } from "../../app.ts";

/** Resources of which each caller can hold only a limited number. */
export type HeldLimit = "connections" | "calls" | "delays";

export interface Metrics {
  readonly observe: (served: Served) => void;
  /** Whether replicas count the calls of a caller together. */
  readonly observeSharing: (isShared: boolean) => void;
  /** A search was refused because too many are waiting, or because it waited too long. */
  readonly observeRefusal: () => void;
  /** A search thread has ended unexpectedly. */
  readonly observeCrash: () => void;
  /** Something was cut or refused because a caller held too much of it. */
  readonly observeLimit: (limit: HeldLimit) => void;
  /** Sets the source of the number of waiting and running searches, called on every read. */
  readonly setLoadSource: (load: () => number) => void;
  /** The metrics in Prometheus's format. */
  readonly read: () => Promise<string>;
  readonly contentType: string;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: "sandbox_requests_total",
    help: "Requests by operation and status.",
    labelNames: ["operation", "status"],
    registers,
  });
  const durations = new Histogram({
    name: "sandbox_request_duration_seconds",
    help: "Response time by operation.",
    labelNames: ["operation"],
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
    registers,
  });
  const sharing = new Gauge({
    name: "sandbox_rate_limits_shared",
    help: "1 while rate limits are counted in Redis, 0 while this process counts alone.",
    registers,
  });
  const refusals = new Counter({
    name: "sandbox_searches_refused_total",
    help: "Searches turned away because too many are waiting.",
    registers,
  });
  const crashes = new Counter({
    name: "sandbox_search_threads_ended_total",
    help: "Search threads that ended unexpectedly and were replaced.",
    registers,
  });
  const limits = new Counter({
    name: "sandbox_limits_reached_total",
    help: "Connections cut, and calls and delays refused, because a caller held too many.",
    labelNames: ["limit"],
    registers,
  });
  /** Caches labelled metrics, because looking up labels takes longer than counting. */
  const counted = new Map<string, ReturnType<typeof requests.labels>>();
  const timed = new Map<string, ReturnType<typeof durations.labels>>();
  const countOf = (operation: string, status: number) => {
    const name = `${operation} ${status}`;
    const count = counted.get(name) ?? requests.labels(operation, `${status}`);
    counted.set(name, count);
    return count;
  };
  const timeOf = (operation: string) => {
    const time = timed.get(operation) ?? durations.labels(operation);
    timed.set(operation, time);
    return time;
  };
  return {
    observeRefusal: () => refusals.inc(),
    observeCrash: () => crashes.inc(),
    observeLimit: (limit) => limits.inc({ limit }),
    setLoadSource(load) {
      new Gauge({
        name: "sandbox_searches_open",
        help: "Searches waiting for a thread or running.",
        registers,
        collect() {
          this.set(load());
        },
      });
    },
    observeSharing(isShared) {
      sharing.set(isShared ? 1 : 0);
    },
    observe({ operation, status, milliseconds }) {
      countOf(operation, status).inc();
      timeOf(operation).observe(milliseconds / 1000);
    },
    read: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
