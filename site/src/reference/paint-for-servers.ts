import type { Server } from "../../../contract/src/model.ts";
import { SERVER_NAME } from "../browser/name-servers.ts";
import type { Highlight } from "../markdown/create-highlight.ts";
import { SANDBOX } from "../samples/sample-request.ts";

/** The server that samples call only if a reader chooses it. */
export function productionOf(servers: readonly Server[]): Server | undefined {
  return servers.find(({ url }) => url !== SANDBOX.baseUrl);
}

/** The placeholder for the reader's API key. */
const OWN_KEY = "YOUR_API_KEY";

/**
 * Highlights a sample for both servers: it names the sandbox, and `name-servers.ts` rewrites what
 * differs once a reader has chosen production. So its text has only one host at a time.
 */
export function paintForServers(highlight: Highlight, production: Server): Highlight {
  // The sandbox's host also serves downloads: only API calls move to production.
  const call = (base: string) => `${base}/apiservices/`;
  return (code, language) =>
    highlight(code, language)
      .replaceAll(call(SANDBOX.baseUrl), () => call(either(SANDBOX.baseUrl, production.url)))
      .replaceAll(SANDBOX.apiKey, () => either(SANDBOX.apiKey, OWN_KEY));
}

function either(sandbox: string, production: string): string {
  return `<span class="${SERVER_NAME}" data-sandbox="${sandbox}" data-production="${production}">${sandbox}</span>`;
}
