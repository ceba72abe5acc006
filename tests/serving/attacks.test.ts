import { once } from "node:events";
import { readdirSync, readlinkSync } from "node:fs";
import { connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { AS_BUILT, type RunningServer, startServer } from "./start-server.ts";

let server: RunningServer;
beforeAll(async () => {
  server = await startServer(AS_BUILT);
});
afterAll(() => server.child.kill("SIGKILL"));

test.each(["9-5", "-0", "0-0,9-5", "99999999-", "a-b", "-", "", "-1e9", "0-99999999999999999999"])(
  "a page responds to Range: bytes=%s, and to the next request",
  async (range) => {
    const response = await fetch(server.url, { headers: { range: `bytes=${range}` } });
    expect([200, 206, 416]).toContain(response.status);
    await response.arrayBuffer();
    expect((await fetch(`${server.url}/docs/intro`)).status).toBe(200);
  },
);

/** Files below the built folder that the server's process holds open. */
function openBuiltFiles(): readonly string[] {
  const folder = `/proc/${server.child.pid}/fd`;
  return readdirSync(folder)
    .map((name) => linkOf(`${folder}/${name}`))
    .filter((file) => file.includes("/site/dist/"));
}

/** A file may be closed while the folder is read. */
function linkOf(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return "";
  }
}

test("clients that hang up in mid-response leave no file open", async () => {
  const { hostname, port } = new URL(server.url);
  const request = `GET /api/flights-live-pricing/ HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`;
  await Promise.all(
    Array.from({ length: 20 }, async () => {
      const socket = connect(Number(port), hostname);
      socket.write(request.repeat(40));
      await once(socket, "data");
      socket.destroy();
    }),
  );
  expect((await fetch(`${server.url}/docs/intro`)).status).toBe(200);
  await expect.poll(openBuiltFiles).toEqual([]);
});
