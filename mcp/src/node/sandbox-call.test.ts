import { expect, test } from "vitest";
import type { Api } from "../../../sandbox/src/http/api-request.ts";
import { sandboxCall } from "./sandbox-call.ts";

const CALL = { method: "POST", path: "/a", search: "b=c", headers: new Headers(), body: "é" };

/** A sandbox that takes bodies up to a length, and tells what it got. */
const echo =
  (limit: number): Api =>
  async ({ method, path, search, address, readBody }) => {
    const bytes = await readBody(limit);
    const body = typeof bytes === "string" ? bytes : new TextDecoder().decode(bytes);
    const parts = [method, path, search, address, body].map((one) =>
      new TextEncoder().encode(`${one};`),
    );
    return { status: 201, headers: { "x-a": "1" }, parts, isShared: false };
  };

test("a call reaches the sandbox with its caller's address, and returns its whole response", async () => {
  expect(await sandboxCall(echo(2), "192.0.2.1")(CALL)).toEqual({
    status: 201,
    headers: { "x-a": "1" },
    body: "POST;/a;b=c;192.0.2.1;é;",
  });
});

test("a body above the sandbox's limit is too large", async () => {
  expect((await sandboxCall(echo(1), "")(CALL)).body).toContain(";too large;");
});

test("passes on the signal that ends a call's delay when its caller hangs up", async () => {
  const { signal } = new AbortController();
  const received: unknown[] = [];
  const api: Api = async ({ signal: signalOf }) => {
    received.push(signalOf?.());
    return { status: 200, headers: {}, parts: [], isShared: false };
  };
  await sandboxCall(api, "", signal)(CALL);
  await sandboxCall(api, "")(CALL);
  expect(received).toEqual([signal, undefined]);
});
