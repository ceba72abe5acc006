import { agentLogo } from "../engine/world/logo-path.ts";
import { type Html, html } from "./html.ts";
import type { BookedLeg, Booking } from "./read-booking.ts";

/** What a tracking value may hold, as the documentation says it. */
const MAX_VALUE_LENGTH = 255;

/** The title and the content of the page that a booking link leads to. */
export function bookingPage({ agent, legs, part, price, tracking }: Booking) {
  const content = html`<p>A booking link of the sandbox has brought you here. Nothing is sold on this page. In production the traveller comes to the agent's own, with this offer on it.</p>
<p><img src="${agentLogo(agent.id)}" alt="" width="48" height="48">${agent.name}${
    part === undefined ? "" : html`, booking ${String(part)} of several`
  }</p>
<p class="price">${price === undefined ? "Price not known" : amountOf(price)}</p>
<table>
<caption>The offer</caption>
<thead><tr><th scope="col">Date</th><th scope="col">Route</th><th scope="col">Flights</th></tr></thead>
<tbody>${legs.map(rowOf)}</tbody>
</table>
${trackingTable(tracking)}`;
  return { title: `Book with ${agent.name}`, content };
}

function amountOf({ milli, currency }: NonNullable<Booking["price"]>): string {
  return `${currency.code} ${(milli / 1000).toFixed(currency.decimalDigits)}`;
}

function rowOf({ date, airports, flights }: BookedLeg): Html {
  const route = airports.map(({ iata, name }) => `${name} (${iata})`).join(" → ");
  const sold = flights.map(({ carrier, number }) => `${carrier.iata} ${number}, ${carrier.name}`);
  return html`<tr><td>${date}</td><td>${route}</td><td>${sold.join("; ")}</td></tr>`;
}

function trackingTable(tracking: Booking["tracking"]): Html {
  if (tracking.length === 0) {
    return html`<h2>Tracking parameters received</h2>
<p>None. A link works without them.</p>`;
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
