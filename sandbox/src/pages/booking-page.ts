import { agentLogo } from "../engine/world/logo-path.ts";
import { type Html, html } from "./html.ts";
import type { BookedLeg, Booking } from "./read-booking.ts";

/** Documented maximum length of a tracking value, in characters. */
const MAX_VALUE_LENGTH = 255;

/** The line from one airport to the next, drawn as throughout the documentation. */
const WAY = html`<svg class="way" viewBox="0 0 96 12" role="img" aria-label="to"><circle cx="6" cy="6" r="4"/><path d="M12 6h68"/><circle class="dot" cx="88" cy="6" r="4"/></svg>`;

/** The title and the content of the page that a booking link leads to. */
export function bookingPage({ agent, legs, part, price, tracking }: Booking) {
  const content = html`<p>You followed a booking link from the sandbox; nothing is for sale here. In production, it opens this offer on the agent's site.</p>
<div class="card">
<p class="line"><img src="${agentLogo(agent.id)}" alt="" width="48" height="48">${agent.name}${
    part === undefined ? "" : html`, booking ${String(part)} of several`
  }<span class="big">${price === undefined ? "Price unknown" : amountOf(price)}</span></p>
${legs.map(printLeg)}</div>
${trackingTable(tracking)}`;
  return { title: `Book with ${agent.name}`, content };
}

function amountOf({ milli, currency }: NonNullable<Booking["price"]>): string {
  return `${currency.code} ${(milli / 1000).toFixed(currency.decimalDigits)}`;
}

function printLeg({ date, airports, flights }: BookedLeg): Html {
  const codes = airports.map(({ iata }, index) => html`${index ? WAY : ""}<b>${iata}</b>`);
  const route = airports.map(({ name }) => name).join(" → ");
  const sold = flights.map(({ carrier, number }) => `${carrier.iata} ${number}, ${carrier.name}`);
  return html`<p class="line">${codes}</p>
<p>${route}<br><small>${date} · ${sold.join("; ")}</small></p>
`;
}

function trackingTable(tracking: Booking["tracking"]): Html {
  if (tracking.length === 0) {
    return html`<h2>Tracking parameters received</h2>
<p>None. The link works without them.</p>`;
  }
  return html`<table>
<caption>Tracking parameters received</caption>
<thead><tr><th scope="col">Name</th><th scope="col">Value</th><th scope="col">Characters</th></tr></thead>
<tbody>${tracking.map(
    ([name, value]) =>
      html`<tr><th scope="row">${name}</th><td>${value}</td><td>${lengthOf(value)}</td></tr>`,
  )}</tbody>
</table>`;
}

function lengthOf(value: string): string {
  const { length } = [...value];
  return `${length}${length > MAX_VALUE_LENGTH ? `: more than ${MAX_VALUE_LENGTH}` : ""}`;
}
