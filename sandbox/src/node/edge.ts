import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { cors } from "hono/cors";
import { secureHeaders } from "hono/secure-headers";
import type { Sandbox } from "../app.ts";
import { failureResponse, unavailable } from "../errors.ts";
import { CLOCK_HEADER } from "../operations/create-live-search.ts";
import { SCENARIO_HEADER } from "../scenarios/find-scenario.ts";
import type { Metrics } from "./metrics.ts";

export interface EdgeOptions {
  readonly sandbox: Sandbox;
  readonly metrics: Metrics;
  /** True while the process is too busy: calls are turned away with 503. */
  readonly isOverloaded: () => boolean;
}

const RETRY_AFTER = 1;
const PREFLIGHT_SECONDS = 600;

/** The sandbox with what a server on a network needs around it. */
export function createEdge({ sandbox, metrics, isOverloaded }: EdgeOptions) {
  const edge = new Hono<{ Bindings: Partial<HttpBindings> }>();
  edge.use(
    secureHeaders({
      contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
      // Pages of other origins may read the answers: that is what CORS below is for.
      crossOriginResourcePolicy: "cross-origin",
    }),
  );
  edge.use(
    "/apiservices/*",
    cors({
      origin: "*",
      allowMethods: ["GET", "POST"],
      allowHeaders: ["x-api-key", "Content-Type", SCENARIO_HEADER, CLOCK_HEADER],
      exposeHeaders: ["RateLimit", "RateLimit-Policy", "Retry-After"],
      maxAge: PREFLIGHT_SECONDS,
    }),
  );
  edge.get("/healthz", (context) => context.json({ status: "ok" }));
  edge.get("/metrics", async () => {
    return new Response(await metrics.read(), { headers: { "Content-Type": metrics.contentType } });
  });
  edge.all("*", async ({ req, env }) => {
    if (isOverloaded()) return failureResponse(unavailable(RETRY_AFTER));
    const address = env?.incoming?.socket.remoteAddress;
    return sandbox(req.raw, address === undefined ? {} : { address });
  });
  return edge;
}
