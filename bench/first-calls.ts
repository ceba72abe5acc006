/**
 * `npx tsx bench/first-calls.ts` measures how long a server is blocked by the first call of the MCP
 * server, by the first of the list of places, and by the second of each.
 */
import { monitorEventLoopDelay } from "node:perf_hooks";
import { readSettings } from "../sandbox/src/node/settings/settings.ts";

process.env.NODE_ENV = "production";
const { serveWithMcp } = await import("../mcp/src/node/serve-with-mcp.ts");
const { url } = await serveWithMcp(readSettings({ ...process.env, PORT: "0" }, Date.now));

const MESSAGE = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" });
const mcp = () =>
  fetch(`${url}/mcp`, {
    method: "POST",
    headers: {
      Accept: "application/json, text/event-stream",
      "Content-Type": "application/json",
    },
    body: MESSAGE,
  });
const places = () =>
  fetch(`${url}/apiservices/v3/geo/hierarchy/flights/en-GB`, {
    headers: { "x-api-key": "sandbox-key" },
  });

for (const [name, call] of Object.entries({ mcp, places })) {
  for (const which of ["first", "second"]) {
    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    const began = performance.now();
    await (await call()).text();
    const took = performance.now() - began;
    delay.disable();
    const stall = delay.max / 1e6;
    console.log(
      `${which} ${name}`.padEnd(16),
      `${took.toFixed(0).padStart(5)} ms, longest stall ${stall.toFixed(0)} ms`,
    );
  }
}
process.exit(0);
