import { expect, test } from "vitest";
import { rejectRequest } from "./reject-request.ts";

const HOST = { host: "docs.example.com" };

function reject(head: { method?: string; url?: string; headers?: Record<string, string> }) {
  const incoming = { method: "POST", url: "/mcp", headers: HOST, ...head };
  const bare = { rawHeaders: [], httpVersionMinor: 1 };
  return rejectRequest({ ...bare, ...incoming }, "https://docs.example.com");
}

test.each(["POST", "OPTIONS"])("accepts %s of a program and of the site's pages", (method) => {
  expect(reject({ method })).toBeUndefined();
  const headers = { ...HOST, origin: "https://docs.example.com" };
  expect(reject({ method, headers })).toBeUndefined();
});

test.each([
  ["a request without a host", { headers: {} }, 400, "Invalid request target or Host header"],
  ["an invalid target", { url: "*" }, 400, "Invalid request target or Host header"],
  [
    "another host",
    { headers: { host: "evil.example" } },
    403,
    "The Host header is not the server's host",
  ],
  [
    "a page of another origin",
    { method: "OPTIONS", headers: { ...HOST, origin: "https://evil.example" } },
    403,
    "Pages of this origin",
  ],
  ["another method", { method: "GET" }, 405, "Send messages with POST."],
])("rejects %s with a JSON-RPC error", (_, head, status, message) => {
  const response = reject(head);
  expect(response?.status).toBe(status);
  expect(JSON.parse(String(response?.body))).toMatchObject({
    jsonrpc: "2.0",
    error: { code: -32_000, message: expect.stringContaining(message) },
    id: null,
  });
});
