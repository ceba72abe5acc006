// The common start of all serving commands. Plain JavaScript, because it runs before `npm ci`.
import { ensureInstalled } from "./install.mjs";

/**
 * Installs what is missing, reads the settings, and serves until SIGTERM or SIGINT. An invalid
 * setting prints one line and exits with code 1.
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
