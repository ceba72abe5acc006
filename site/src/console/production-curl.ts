import { curl } from "../samples/curl.ts";
import type { SampleRequest } from "../samples/sample-request.ts";
import { SCENARIO_HEADER } from "./edited-request.ts";

/**
 * A request that was sent, as a curl command for production. The shell fills in the key, and there
 * is no scenario: only the sandbox has those.
 * @param production base URL, without a trailing slash
 */
export function productionCurl(request: SampleRequest, production: string): string {
  const headers = request.headers.filter(([name]) => name !== SCENARIO_HEADER);
  const base = request.base.replace(/^\w+:\/\/[^/]+/, production);
  // A shell expands nothing between single quotes.
  return curl
    .generate({ ...request, headers, base })
    .replace(/'(x-api-key: )[^']*'/, '"$1$API_KEY"');
}
