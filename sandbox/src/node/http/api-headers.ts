import { CLOCK_HEADER } from "../../live-session/clock-header.ts";
import { SCENARIO_HEADER } from "../../scenarios/find-scenario.ts";

/** For the API and the health check: both return data for programs, never a page. */
export const DATA_HEADERS = {
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
  "Cross-Origin-Resource-Policy": "cross-origin",
  "Strict-Transport-Security": "max-age=31536000; includeSubDomains",
  "X-Content-Type-Options": "nosniff",
};

/** Pages of any origin may read API responses, including the rate-limit headers. */
export const API_HEADERS = {
  ...DATA_HEADERS,
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Expose-Headers": "RateLimit, RateLimit-Policy, Retry-After",
};

export const PREFLIGHT_HEADERS = {
  ...DATA_HEADERS,
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Allow-Methods": "GET, POST",
  "Access-Control-Allow-Headers": `x-api-key, Content-Type, ${SCENARIO_HEADER}, ${CLOCK_HEADER}`,
  "Access-Control-Max-Age": "600",
};
