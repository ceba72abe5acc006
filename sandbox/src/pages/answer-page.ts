import type { Lookup } from "../data/lookup.ts";
import { BOOKING_PATH } from "../engine/live/booking-link.ts";
import { LOGO_PATH } from "../engine/world/logo-path.ts";
import { bookingPage } from "./booking-page.ts";
import { drawLogo, initialsOf } from "./draw-logo.ts";
import { html } from "./html.ts";
import { htmlPage, jsonPage, type Page, svgPage } from "./page.ts";
import { readBooking } from "./read-booking.ts";
import { indexContent, SANDBOX_INDEX } from "./sandbox-index.ts";

/** The parts of a request that a page depends on. */
export interface PageRequest {
  readonly method: string;
  readonly path: string;
  /** Without its question mark. */
  readonly search: string;
  /** The `Accept` header; empty without one. */
  readonly accept: string;
}

/** Returns the page for a request; undefined if the request is not for a page. */
export type AnswerPage = (request: PageRequest) => Page | undefined;

/** Path of the index, which also works where `/` is another site's home. */
const INDEX_PATH = "/apiservices/v3/";

/** True for the paths of pages, except the sandbox's own home, `/`. */
export function isPagePath(path: string): boolean {
  return path === INDEX_PATH || path.startsWith(BOOKING_PATH) || path.startsWith(LOGO_PATH);
}

/** @param docs URL of the sandbox's documentation, if the same server has it */
export function createAnswerPage(lookup: Lookup, docs?: string): AnswerPage {
  return ({ method, path, search, accept }) => {
    if (method !== "GET" && method !== "HEAD") return undefined;
    if (path === "/" || path === INDEX_PATH) return indexPage(docs, accept);
    if (path.startsWith(BOOKING_PATH)) {
      const booking = readBooking(path, search, lookup);
      if (!booking) return notFound(docs);
      const { title, content } = bookingPage(booking);
      return htmlPage(title, content, { docs });
    }
    if (!path.startsWith(LOGO_PATH)) return undefined;
    const svg = logoAt(path.slice(LOGO_PATH.length), lookup);
    return svg === undefined ? notFound(docs) : svgPage(svg);
  };
}

/** Browsers accept HTML; other clients get JSON. */
function indexPage(docs: string | undefined, accept: string): Page {
  const headers = { Vary: "Accept", "Cache-Control": "no-cache" };
  if (!accept.includes("text/html")) return jsonPage(SANDBOX_INDEX, headers);
  return htmlPage(SANDBOX_INDEX.name, indexContent(), { docs, headers });
}

function logoAt(name: string, lookup: Lookup): string | undefined {
  const { kind, id = "" } = /^(?<kind>carriers|agents)\/(?<id>\w+)\.svg$/.exec(name)?.groups ?? {};
  if (kind === "carriers") {
    const carrier = lookup.carrierByIata.get(id.toUpperCase());
    return carrier && drawLogo(carrier.id, carrier.iata, carrier.name);
  }
  const agent = lookup.agentById.get(id);
  return agent && drawLogo(agent.id, initialsOf(agent.name), agent.name);
}

/** A route line that breaks off before its destination. */
const DEAD_END = html`<svg class="way" viewBox="0 0 96 12" aria-hidden="true"><circle class="dot" cx="6" cy="6" r="4"/><path d="M14 6h68" stroke-dasharray="1 7"/><circle cx="90" cy="6" r="4" stroke-dasharray="2.5 4"/></svg>`;

function notFound(docs: string | undefined): Page {
  const content = html`<p>This link was not created by the sandbox. Use a link from a response, unchanged.</p>
<p>${DEAD_END}</p>
<p><a href="${INDEX_PATH}">What the sandbox offers</a></p>`;
  return htmlPage("Page not found", content, { docs, status: 404 });
}
