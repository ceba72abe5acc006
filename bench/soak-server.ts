/** The sandbox as `npm run sandbox` serves it, for a key without a limit. Says its address. */
import { mountSandbox } from "../sandbox/src/node/mount-sandbox.ts";
import { serveSandbox } from "../sandbox/src/node/serve-sandbox.ts";
import { readSettings } from "../sandbox/src/node/settings.ts";

const environment = {
  PORT: "0",
  METRICS_PORT: "0",
  SANDBOX_NOW: "2027-01-04T12:00:00Z",
  ...process.env,
};
const settings = readSettings(environment, Date.now);
const unlimited = Number.MAX_SAFE_INTEGER;
const keys = {
  soak: { access: "full", callsPerMinute: unlimited, searchesPerMinute: unlimited },
} as const;
const { url, close } = await serveSandbox(settings, mountSandbox(settings, { keys }));
process.once("SIGTERM", () => void close());
console.log(url);
