// `npm test`: install what is missing, then run everything CI runs, in this order.
import { BUILD } from "./build-command.mjs";
import { ensureWritable } from "./ensure-writable.mjs";
import { ensureDebianPackages, ensureToolsInstalled } from "./install.mjs";
import { COMPILER, createTestRun } from "./run-tests.mjs";

const CHECKS = [
  { name: "format and lint", command: "biome", args: ["ci", "."] },
  { name: "contract lint", command: "npm", args: ["run", "--silent", "lint", "-w", "contract"] },
  { name: "types", command: "node", args: [COMPILER, "--noEmit"] },
  { name: "build", command: "node", args: BUILD },
];

ensureToolsInstalled();
ensureWritable();
const { register } = await import("tsx/esm/api");
register();
const { GENERATORS } = await import("../site/src/samples/generators.ts");
const { findChromium, HEADLESS_CHROMIUM } = await import("../tests/find-chromium.ts");

/** Command → Debian package. Tests that need a missing command are skipped by name. */
ensureDebianPackages({
  [HEADLESS_CHROMIUM]: HEADLESS_CHROMIUM,
  nginx: "nginx-light",
  "redis-server": "redis-server",
  ...Object.assign({}, ...GENERATORS.map(({ needs }) => needs)),
});

const run = createTestRun("test");
await run.check(CHECKS);
run.vitest("node", []);
if (!findChromium()) {
  run.fail(`The site is not tested: run "apt-get install ${HEADLESS_CHROMIUM}" as root.`);
}
run.end();
