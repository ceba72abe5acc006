/** The sandbox as `npm run sandbox` serves it, for a key without a limit. Says its address. */
import { mountSandbox } from "../sandbox/src/node/mount-sandbox.ts";
import { serveSandbox } from "../sandbox/src/node/serve-sandbox.ts";

const settings = {
  PORT: "0",
  LOG_LEVEL: "warn",
  SANDBOX_NOW: "2027-01-04T12:00:00Z",
  ...process.env,
};
const unlimited = Number.MAX_SAFE_INTEGER;
const keys = {
  soak: { access: "full", callsPerMinute: unlimited, searchesPerMinute: unlimited },
} as const;
const { url, close } = await serveSandbox(settings, mountSandbox(settings, { keys }));
process.once("SIGTERM", () => void close());
console.log(url);
