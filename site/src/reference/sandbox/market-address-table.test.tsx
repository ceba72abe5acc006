import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PLAIN_CONTEXT } from "../testing/plain-context.ts";
import { MarketAddressTable } from "./market-address-table.tsx";

const html = renderToStaticMarkup(<MarketAddressTable context={PLAIN_CONTEXT} />);

test.each([
  ["US", "198.51.100.0", "2001:db8:5553::1"],
  ["JP", "192.0.2.152", "2001:db8:4a50::1"],
  ["DE", "203.0.113.24", "2001:db8:4445::1"],
])("%s has an address of each kind", (market, ipv4, ipv6) => {
  expect(html).toContain(`<th scope="row">${market}</th><td>${ipv4}</td><td>${ipv6}</td>`);
});
