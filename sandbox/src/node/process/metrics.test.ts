import { expect, test } from "vitest";
import { createMetrics } from "./metrics.ts";

const served = { operation: "listLocales", method: "GET", milliseconds: 20 } as const;

/** The values of a metric, by its labels as Prometheus reads them. */
async function valuesOf(metrics: ReturnType<typeof createMetrics>, name: string) {
  const lines = (await metrics.read())
    .split("\n")
    .filter((line) => /^\w+/.exec(line)?.[0] === name);
  return Object.fromEntries(
    lines.map((line) => {
      const end = line.lastIndexOf(" ");
      return [line.slice(name.length, end), Number(line.slice(end))];
    }),
  );
}

test("requests are counted by operation and status", async () => {
  const metrics = createMetrics();
  for (const status of [200, 429, 200]) metrics.observe({ ...served, status });
  metrics.observe({ ...served, operation: "none", status: 404 });
  expect(await valuesOf(metrics, "sandbox_requests_total")).toEqual({
    '{operation="listLocales",status="200"}': 2,
    '{operation="listLocales",status="429"}': 1,
    '{operation="none",status="404"}': 1,
  });
});

test("durations are in seconds, by operation", async () => {
  const metrics = createMetrics();
  for (const status of [200, 429]) metrics.observe({ ...served, status });
  expect(await valuesOf(metrics, "sandbox_request_duration_seconds_sum")).toEqual({
    '{operation="listLocales"}': 0.04,
  });
});

test("durations are counted separately for each operation, in any order", async () => {
  const metrics = createMetrics();
  for (const operation of ["listLocales", "listMarkets", "listLocales"] as const) {
    metrics.observe({ ...served, operation, status: 200 });
  }
  expect(await valuesOf(metrics, "sandbox_request_duration_seconds_count")).toEqual({
    '{operation="listLocales"}': 2,
    '{operation="listMarkets"}': 1,
  });
});

test("the metric for shared rate limits has the last observed value", async () => {
  const metrics = createMetrics();
  const shared = async (isShared: boolean) => {
    metrics.observeSharing(isShared);
    return valuesOf(metrics, "sandbox_rate_limits_shared");
  };
  expect([await shared(true), await shared(false)]).toEqual([{ "": 1 }, { "": 0 }]);
});

test("limits, refusals and crashes are counted separately, and the load is read each time", async () => {
  const metrics = createMetrics();
  let load = 3;
  metrics.setLoadSource(() => load);
  metrics.observeLimit("calls");
  metrics.observeLimit("calls");
  metrics.observeLimit("delays");
  metrics.observeRefusal();
  for (let count = 0; count < 4; count += 1) metrics.observeCrash();
  expect(await valuesOf(metrics, "sandbox_limits_reached_total")).toEqual({
    '{limit="calls"}': 2,
    '{limit="delays"}': 1,
  });
  expect(await valuesOf(metrics, "sandbox_searches_refused_total")).toEqual({ "": 1 });
  expect(await valuesOf(metrics, "sandbox_search_threads_ended_total")).toEqual({ "": 4 });
  expect(await valuesOf(metrics, "sandbox_searches_open")).toEqual({ "": 3 });
  load = 1;
  expect(await valuesOf(metrics, "sandbox_searches_open")).toEqual({ "": 1 });
});
