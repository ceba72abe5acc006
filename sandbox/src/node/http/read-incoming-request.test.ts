import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { describe, expect, test } from "vitest";
import { readIncomingRequest } from "./read-incoming-request.ts";

/** A request from 10.0.0.1, as the API gets it, and what Node's server has of it. */
function receive(headers: IncomingMessage["headers"], trusted: readonly string[] = []) {
  const socket = Object.defineProperty(new Socket(), "remoteAddress", { value: "10.0.0.1" });
  const incoming = new IncomingMessage(socket);
  incoming.headers = headers;
  const target = { path: "/x", search: "" };
  const isTrusted = (address: string) => trusted.includes(address);
  return { incoming, request: readIncomingRequest(incoming, target, isTrusted) };
}

test.each([
  ["x-api-key", "key"],
  ["X-API-Key", "key"],
  ["Set-Cookie", "a, b"],
  ["Content-Type", null],
])("the header %s is %s, regardless of case", (name, value) => {
  const { request } = receive({ "x-api-key": "key", "set-cookie": ["a", "b"] });
  expect(request.headers.get(name)).toBe(value);
});

describe("the caller's address", () => {
  const PROXIES = ["10.0.0.1", "10.0.0.2"];
  test.each([
    ["that of the connection", undefined, PROXIES, "10.0.0.1"],
    ["what a proxy reports", "203.0.113.1", PROXIES, "203.0.113.1"],
    ["what the first of two proxies reports", "203.0.113.1, 10.0.0.2", PROXIES, "203.0.113.1"],
    ["not what the caller itself reports", "203.0.113.9, 203.0.113.1", PROXIES, "203.0.113.1"],
    ["not what a stranger reports", "203.0.113.1", [], "10.0.0.1"],
    ["not what is no address", "unknown", PROXIES, "10.0.0.1"],
    ["what a proxy reports with a port", "203.0.113.1:5555", PROXIES, "203.0.113.1"],
    ["an IPv6 address in brackets", "[2001:db8::1]", PROXIES, "2001:db8::1"],
    ["an IPv6 address with a port", "[2001:db8::1]:5555", PROXIES, "2001:db8::1"],
  ])("is %s", (_, forwarded, proxies, address) => {
    const headers = forwarded === undefined ? {} : { "x-forwarded-for": forwarded };
    expect(receive(headers, proxies).request.address).toBe(address);
  });
});

describe("a body", () => {
  const CHUNKED = { "transfer-encoding": "chunked" };
  /** The length of a body of these pieces, read up to ten thousand bytes. */
  async function read(headers: IncomingMessage["headers"], pieces: readonly string[]) {
    const { incoming, request } = receive(headers);
    for (const piece of pieces) incoming.push(piece);
    incoming.push(null);
    incoming.complete = true;
    const body = await request.readBody(10_000);
    return typeof body === "string" ? body : body.length;
  }

  test.each([
    ["of as many bytes as allowed", CHUNKED, ["x".repeat(9_999), "x"], 10_000],
    ["of one byte more", CHUNKED, ["x".repeat(10_000), "x"], "too large"],
    ["announced with as many bytes", { "content-length": "10000" }, ["x".repeat(10_000)], 10_000],
    ["announced with one more, before it comes", { "content-length": "10001" }, [], "too large"],
    ["that nothing announces", {}, ["x"], 0],
    ["in 4096 pieces", CHUNKED, Array(4096).fill("x"), 4096],
    ["in 4097 pieces", CHUNKED, Array(4097).fill("x"), "too many chunks"],
  ])("%s", async (_, headers, pieces, length) => {
    expect(await read(headers, pieces)).toBe(length);
  });

  test("that breaks off rejects", async () => {
    const { incoming, request } = receive(CHUNKED);
    const body = request.readBody(10_000);
    incoming.push("x");
    incoming.destroy();
    await expect(body).rejects.toThrow("hung up");
  });
});
