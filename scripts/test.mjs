// `npm test`: install what is missing, then run everything CI runs, in this order.
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { ensureDebianPackages, ensureInstalled } from "./install.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const report = `${root}.cache/vitest.json`;

/** Each counts as one test; Vitest counts its own. */
const CHECKS = [
  { name: "format and lint", command: "biome", args: ["ci", "."] },
  { name: "contract lint", command: "npm", args: ["run", "--silent", "lint", "-w", "contract"] },
  { name: "types", command: "tsc", args: ["--noEmit"] },
  { name: "build", command: "node", args: ["scripts/build.mjs"] },
];

ensureInstalled();
const { register } = await import("tsx/esm/api");
register();
const { GENERATORS } = await import("../site/src/samples/generators.ts");

/** Command → Debian package. Tests that need one of them skip, by name, where it is missing. */
const DEBIAN_PACKAGES = {
  chromium: "chromium",
  nginx: "nginx-light",
  "redis-server": "redis-server",
  ...Object.assign({}, ...GENERATORS.map(({ needs }) => needs)),
};

const missing = ensureDebianPackages(DEBIAN_PACKAGES);
for (const command of missing) {
  console.error(
    `${command} is missing and cannot be installed here: run "apt-get install ${DEBIAN_PACKAGES[command]}" as root.`,
  );
}

const totals = { passed: 0, failed: 0, skipped: 0 };
for (const { name, command, args } of CHECKS) {
  console.log(`\n── ${name}`);
  const passed = run(command, args) === 0;
  totals[passed ? "passed" : "failed"] += 1;
  if (!passed) console.error(`✗ ${name} failed`);
}

console.log("\n── tests");
mkdirSync(`${root}.cache`, { recursive: true });
rmSync(report, { force: true });
const status = run("vitest", [
  "run",
  "--reporter=default",
  "--reporter=json",
  `--outputFile.json=${report}`,
]);
addReport(status);

if (missing.includes("chromium")) totals.failed += 1;
console.log(`\n${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
process.exit(totals.failed === 0 ? 0 : 1);

function run(command, args) {
  const path = `${root}node_modules/.bin:${process.env.PATH}`;
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, PATH: path, REDOCLY_TELEMETRY: "off" },
  });
  return status ?? 1;
}

/** A run that wrote no report, or failed outside of any test, counts as one failure. */
function addReport(status) {
  try {
    const { numPassedTests, numFailedTests, numPendingTests, numFailedTestSuites } = JSON.parse(
      readFileSync(report, "utf8"),
    );
    totals.passed += numPassedTests;
    totals.failed += numFailedTests;
    totals.skipped += numPendingTests;
    if (status !== 0 && numFailedTests === 0) totals.failed += Math.max(1, numFailedTestSuites);
  } catch (error) {
    console.error(`No report from Vitest: ${error.message}`);
    totals.failed += 1;
  }
}
