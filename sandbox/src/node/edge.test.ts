import { describe, expect, test } from "vitest";
import { createSandbox } from "../create-sandbox.ts";
import { createEdge } from "./edge.ts";
import { createMetrics } from "./metrics.ts";

const PATH = "http://localhost/apiservices/v3/culture/nearestculture";

function edgeThat(isOverloaded = false) {
  const metrics = createMetrics();
  const sandbox = createSandbox({ observe: metrics.observe });
  return createEdge({ sandbox, metrics, isOverloaded: () => isOverloaded });
}

describe("every answer", () => {
  test("carries the headers that keep a browser from guessing and framing", async () => {
    const { headers } = await edgeThat().request(PATH);
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("Content-Security-Policy")).toBe(
      "default-src 'none'; frame-ancestors 'none'",
    );
    expect(headers.get("Referrer-Policy")).toBe("no-referrer");
    expect(headers.get("Strict-Transport-Security")).toMatch(/^max-age=/);
  });

  test("of the API can be read by a page of any origin, limits included", async () => {
    const { headers } = await edgeThat().request(PATH, { headers: { Origin: "http://a.example" } });
    expect(headers.get("Access-Control-Allow-Origin")).toBe("*");
    expect(headers.get("Access-Control-Expose-Headers")).toContain("Retry-After");
  });

  test("of health and metrics cannot", async () => {
    for (const path of ["/healthz", "/metrics"]) {
      const { headers } = await edgeThat().request(path, {
        headers: { Origin: "http://a.example" },
      });
      expect(headers.get("Access-Control-Allow-Origin")).toBeNull();
    }
  });
});

test("a preflight is told which headers the API takes", async () => {
  const response = await edgeThat().request(PATH, {
    method: "OPTIONS",
    headers: { Origin: "http://a.example", "Access-Control-Request-Method": "POST" },
  });
  expect(response.status).toBe(204);
  expect(response.headers.get("Access-Control-Allow-Headers")?.split(",")).toEqual([
    "x-api-key",
    "Content-Type",
    "x-sandbox-scenario",
    "x-sandbox-clock",
  ]);
});

test("health says ok, and metrics count answers by operation and status", async () => {
  const edge = edgeThat();
  expect(await (await edge.request("/healthz")).json()).toEqual({ status: "ok" });
  await edge.request(PATH);
  await edge.request("/apiservices/v3/culture/locales");
  const metrics = await (await edge.request("/metrics")).text();
  expect(metrics).toContain(
    'sandbox_requests_total{operation="findNearestCulture",status="200"} 1',
  );
  expect(metrics).toContain('sandbox_requests_total{operation="listLocales",status="401"} 1');
  expect(metrics).toContain("process_resident_memory_bytes");
});

test("while overloaded the API answers 503 and health still answers", async () => {
  const edge = edgeThat(true);
  const response = await edge.request(PATH);
  expect(response.status).toBe(503);
  expect(response.headers.get("Retry-After")).toBe("1");
  expect(await response.json()).toEqual({ code: 14, message: "Service Unavailable", details: [] });
  expect((await edge.request("/healthz")).status).toBe(200);
});
