import type { Server } from "../../../contract/src/model.ts";
import type { Highlight } from "../markdown/create-highlight.ts";
import { SANDBOX } from "../samples/sample-request.ts";

/** The server that samples do not call unless a reader says so. */
export function productionOf(servers: readonly Server[]): Server | undefined {
  return servers.find(({ url }) => url !== SANDBOX.baseUrl);
}

/** What stands for a key of the reader's own. */
const OWN_KEY = "YOUR_API_KEY";

/**
 * Paints a sample for both servers: what differs stands in it twice, and the stylesheet shows what
 * the reader has chosen. Without a script it is the sandbox's.
 */
export function paintForServers(highlight: Highlight, production: Server): Highlight {
  // The sandbox's host serves the downloads as well: only calls go to production.
  const call = (base: string) => `${base}/apiservices/`;
  return (code, language) =>
    highlight(code, language)
      .replaceAll(call(SANDBOX.baseUrl), () => call(both(SANDBOX.baseUrl, production.url)))
      .replaceAll(SANDBOX.apiKey, () => both(SANDBOX.apiKey, OWN_KEY));
}

function both(sandbox: string, production: string): string {
  return `<span class="at-sandbox">${sandbox}</span><span class="at-production">${production}</span>`;
}
