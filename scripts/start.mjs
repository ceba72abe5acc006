// `npm start`: install what is missing, build the site, serve site and sandbox on one port.
import { ensureInstalled } from "./install.mjs";

ensureInstalled();
process.env.NODE_ENV = "production";
const { register } = await import("tsx/esm/api");
register();
const { runServer } = await import("../sandbox/src/node/run-server.ts");
const { readSettings } = await import("../sandbox/src/node/settings.ts");

await runServer(async () => {
  // What keeps the server from starting is said before the build, not after it.
  const settings = readSettings(process.env, Date.now);
  const { ensurePortsFree } = await import("../sandbox/src/node/serve-sandbox.ts");
  await ensurePortsFree(settings);
  const { buildSite } = await import("../site/src/generate/build-site.ts");
  if (!(await buildSite())) process.exit(1);
  const { serveSite } = await import("../site/src/serve/serve-site.ts");
  return serveSite(settings);
});
