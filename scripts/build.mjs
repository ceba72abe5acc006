// `npm run build` builds the site as a folder of static files, in site/dist/.
import { setFlagsFromString } from "node:v8";
import { ensureWritable } from "./ensure-writable.mjs";
import { ensureInstalled } from "./install.mjs";
import { loadSources } from "./load-sources.mjs";
import { SHORT_RUN } from "./short-run.mjs";

ensureInstalled();
ensureWritable();
for (const flag of SHORT_RUN) setFlagsFromString(flag);
const { buildSite, placeholdersOf, UsageError, readSettings } = await loadSources([
  "site/src/build/build-site.ts",
  "site/src/publish/placeholders.ts",
  "sandbox/src/node/settings/usage-error.ts",
  "sandbox/src/node/settings/settings.ts",
]);

// Reports a build that hangs, and one that Node ends because the event loop is empty.
const TIMEOUT_MS = 3_600_000;
let hasEnded = false;
setTimeout(() => process.exit(1), TIMEOUT_MS).unref();
process.on("exit", () => {
  if (hasEnded) return;
  console.log("✗ The build ended early, during the step after the last line above.");
  process.exitCode = 1;
});

try {
  const { clock, publicOrigin } = readSettings(process.env, Date.now);
  process.exitCode = (await buildSite({ placeholders: placeholdersOf(clock(), publicOrigin) }))
    ? 0
    : 1;
} catch (error) {
  process.exitCode = 1;
  if (error instanceof UsageError) console.error(error.message);
  // To stdout like the steps, so that a log of the steps shows why they end.
  else console.log(`✗ The build failed: ${error.stack}`);
} finally {
  hasEnded = true;
}
