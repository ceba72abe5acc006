// What every command that serves begins with. Plain JavaScript: it runs before `npm ci`.
import { ensureInstalled } from "./install.mjs";

/**
 * Installs what is missing, reads the settings, and serves until SIGTERM or SIGINT. A setting
 * that is wrong is one line and exit code 1.
 * @param {(settings: import("../sandbox/src/node/settings/settings.ts").Settings) => Promise<unknown>} start
 */
export async function serveWith(start) {
  ensureInstalled();
  const { register } = await import("tsx/esm/api");
  register();
  const { runServer } = await import("../sandbox/src/node/process/run-server.ts");
  const { readSettings } = await import("../sandbox/src/node/settings/settings.ts");
  await runServer(async () => start(readSettings(process.env, Date.now)));
}
