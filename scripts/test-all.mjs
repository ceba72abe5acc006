// `npm run test:all`: what `npm test` leaves out, because it needs more tools or more time.

import { existsSync } from "node:fs";
import { BUILD } from "./build-command.mjs";
import { ensureWritable } from "./ensure-writable.mjs";
import { ensureDebianPackages, ensureToolsInstalled } from "./install.mjs";
import { COMPILER, createTestRun, root } from "./run-tests.mjs";

const TOOLS = "tests/all/";
const CHECKS = [
  { name: "types", command: "node", args: [COMPILER, "--noEmit", "-p", TOOLS] },
  { name: "build", command: "node", args: BUILD },
];

ensureToolsInstalled();
ensureWritable();
ensureToolsInstalled(TOOLS, "install");
ensureDebianPackages({
  "firefox-esr": "firefox-esr",
  WebKitWebDriver: "webkit2gtk-driver",
  "xvfb-run": "xvfb",
});

const run = createTestRun("test-all");
await run.check(CHECKS);
// Some tools need a newer Node than we do.
const newest = `${root}${TOOLS}node_modules/node-24-${process.arch}/bin/node`;
run.vitest(existsSync(newest) ? newest : "node", [`--config=${TOOLS}vitest.config.ts`]);
run.end();
