// `npm run sandbox`: install what is missing, serve the sandbox alone.
import { ensureInstalled } from "./install.mjs";

ensureInstalled();
const { register } = await import("tsx/esm/api");
register();
const { runServer } = await import("../sandbox/src/node/run-server.ts");
const { readSettings } = await import("../sandbox/src/node/settings.ts");

await runServer(async () => {
  const settings = readSettings(process.env, Date.now);
  const { serveSandbox } = await import("../sandbox/src/node/serve-sandbox.ts");
  const served = await serveSandbox(settings);
  console.log(`Sandbox  ${served.url}/apiservices/v3/  (x-api-key: sandbox-key)`);
  if (served.metricsUrl) console.log(`Metrics  ${served.metricsUrl}`);
  return served;
});
