import { isIP } from "node:net";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { loadReferenceData } from "../data/load-reference-data.ts";
import { marketAddresses, marketOfAddress } from "./market-of-address.ts";

const codes = loadReferenceData().markets.map((market) => market.code);
const markets = new Set(codes);
const of = (address: string) => marketOfAddress(address, markets);

describe("the market of an address", () => {
  it.each([
    ["203.0.113.24", "DE"],
    ["203.0.113.31", "DE"],
    ["203.0.113.32", "AT"],
    ["203.0.113.0", "UK"],
    ["198.51.100.7", "US"],
    ["192.0.2.255", "RS"],
    ["::ffff:203.0.113.24", "DE"],
    ["::FFFF:cb00:7118", "DE"],
    ["2001:db8:4445::1", "DE"],
    ["2001:0DB8:554b:0:0:0:0:9", "UK"],
    ["2001:db8:4a50::192.0.2.1", "JP"],
  ])("is encoded in a documentation address: %s is %s", (address, code) => {
    expect(of(address)).toEqual({ kind: "market", code });
  });

  it.each([
    "127.0.0.1",
    "10.1.2.3",
    "8.8.8.8",
    "::1",
    "::",
    "fe80::1",
    "2001:db8::1",
    "2001:db8:5a5a::1",
    "2001:db9:4445::1",
    "2002:db8:4445::1",
    "::ffff:127.0.0.1",
    "::203.0.113.24",
    "1::ffff:203.0.113.24",
    "0:0:0:0:1:ffff:cb00:7118",
  ])("is the default for %s", (address) => {
    expect(of(address)).toEqual({ kind: "default" });
  });

  it.each([
    "",
    " 203.0.113.24",
    "203.0.113",
    "203.0.113.24.1",
    "203.0.113.256",
    "203.0.113.024",
    "203.0.113.+4",
    "203.0.113.24:80",
    "203.0.113.24/29",
    "[2001:db8::1]",
    "2001:db8",
    "2001::db8::1",
    "1:2:3:4:5:6:7:8::",
    "1:2:3:4:5:6:7:8:9",
    "12345::",
    "fe80::1%eth0",
    "::ffff:203.0.113.256",
    "1.2.3.4::",
    ":::",
    "example.com",
  ])("is invalid for %j", (address) => {
    expect(of(address)).toEqual({ kind: "invalid" });
  });

  it("accepts exactly the addresses that the runtime accepts", () => {
    const part = fc.constantFrom("0", "1", "255", "256", "01", "ab", "ffff", "10000", "", ":", ".");
    const text = fc
      .array(fc.tuple(part, fc.constantFrom(":", ".", "::", "")), { maxLength: 9 })
      .map((parts) => parts.flat().join(""));
    const address = fc.oneof(fc.ipV4(), fc.ipV6(), text);
    fc.assert(
      fc.property(address, (sample) => {
        expect(of(sample).kind === "invalid").toBe(isIP(sample) === 0);
      }),
      { numRuns: 3000, seed: 7 },
    );
  });

  it("has an IPv6 address for every market", () => {
    const address = (code: string) =>
      `2001:db8:${[...code].map((letter) => letter.charCodeAt(0).toString(16)).join("")}::1`;
    expect(codes.map((code) => of(address(code)))).toEqual(
      codes.map((code) => ({ kind: "market", code })),
    );
  });

  it("is the listed one at both ends of each IPv4 subnet, and in IPv6", () => {
    const listed = marketAddresses();
    for (const { market, ipv4, ipv6 } of listed) {
      const last = ipv4.replace(/\d+$/, (number) => String(Number(number) + 7));
      const expected = { kind: "market", code: market };
      expect([of(ipv4), of(last), of(ipv6)]).toEqual([expected, expected, expected]);
    }
    expect(new Set(listed.map(({ market }) => market)).size).toBe(96);
  });

  it("is listed by its code", () => {
    const listed = marketAddresses().map(({ market }) => market);
    expect(listed).toEqual([...listed].sort());
  });
});
