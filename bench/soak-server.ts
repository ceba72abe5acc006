/** Serves site and sandbox like `npm run serve`, with a key without limits. Prints its URL. */
import { mountSandbox } from "../sandbox/src/node/process/mount-sandbox.ts";
import { serveSandbox } from "../sandbox/src/node/process/serve-sandbox.ts";
import { readSettings } from "../sandbox/src/node/settings/settings.ts";
import { beside, openSite } from "../site/src/serve/serve-site.ts";

const environment = {
  PORT: "0",
  SANDBOX_NOW: "2027-01-04T12:00:00Z",
  ...process.env,
};
const settings = readSettings(environment, Date.now);
const unlimited = Number.MAX_SAFE_INTEGER;
const keys = {
  soak: { access: "full", callsPerMinute: unlimited, searchesPerMinute: unlimited },
} as const;
const site = await openSite();
const mounted = mountSandbox(settings, { keys });
const listener = beside(mounted, site.listener);
const { url, close } = await serveSandbox(settings, mounted, listener);
process.once("SIGTERM", async () => {
  await close();
  site.close();
});
console.log(url);
