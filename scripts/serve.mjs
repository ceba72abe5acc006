// `npm run serve`: serve what `npm run build` built, and the sandbox, on one port.
import { ensureInstalled } from "./install.mjs";

ensureInstalled();
process.env.NODE_ENV = "production";
const { register } = await import("tsx/esm/api");
register();
const { runServer } = await import("../sandbox/src/node/run-server.ts");
const { readSettings } = await import("../sandbox/src/node/settings.ts");

await runServer(async () => {
  const settings = readSettings(process.env, Date.now);
  const { serveSite } = await import("../site/src/serve/serve-site.ts");
  return serveSite(settings);
});
