// `npm run build`: the site as a folder of static files, in site/dist/.
import { ensureWritable } from "./ensure-writable.mjs";
import { ensureInstalled } from "./install.mjs";
import { loadSources } from "./load-sources.mjs";

ensureInstalled();
ensureWritable();
process.env.NODE_ENV = "production";
const { buildSite, fillingOf, UsageError, readSettings } = await loadSources([
  "site/src/generate/build-site.ts",
  "site/src/generate/fill-in.ts",
  "sandbox/src/node/usage-error.ts",
  "sandbox/src/node/settings.ts",
]);

try {
  const { clock, publicOrigin } = readSettings(process.env, Date.now);
  process.exitCode = (await buildSite({ filling: fillingOf(clock(), publicOrigin) })) ? 0 : 1;
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
