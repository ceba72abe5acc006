// `npm run dev`: serve the site and the sandbox from the sources; an edit shows at once.
import { ensureInstalled } from "./install.mjs";

ensureInstalled();
const { register } = await import("tsx/esm/api");
register();
const { runServer } = await import("../sandbox/src/node/run-server.ts");
const { readSettings } = await import("../sandbox/src/node/settings.ts");

await runServer(async () => {
  const settings = readSettings(process.env, Date.now);
  const { serveSources } = await import("../site/src/serve/serve-sources.ts");
  return serveSources(settings);
});
