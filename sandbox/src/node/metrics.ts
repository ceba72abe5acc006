import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Served } from "../app.ts";

export interface Metrics {
  readonly observe: (served: Served) => void;
  /** Whether replicas count the calls of a caller together. */
  readonly observeSharing: (isShared: boolean) => void;
  /** What Prometheus reads. */
  readonly read: () => Promise<string>;
  readonly contentType: string;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: "sandbox_requests_total",
    help: "Answered requests by operation and status.",
    labelNames: ["operation", "status"],
    registers,
  });
  const durations = new Histogram({
    name: "sandbox_request_duration_seconds",
    help: "Time to answer by operation.",
    labelNames: ["operation"],
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
    registers,
  });
  const sharing = new Gauge({
    name: "sandbox_rate_limits_shared",
    help: "1 while rate limits are counted in Redis, 0 while this process counts for itself.",
    registers,
  });
  return {
    observeSharing(isShared) {
      sharing.set(isShared ? 1 : 0);
    },
    observe({ operation, status, milliseconds }) {
      requests.inc({ operation, status });
      durations.observe({ operation }, milliseconds / 1000);
    },
    read: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
