// Runs checks and tests one after another, counts them, and ends with one line that sums up.
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));

/** @param {string} name of the run: its report is `.cache/<name>.json` */
export function createTestRun(name) {
  const report = `${root}.cache/${name}.json`;
  const totals = { passed: 0, failed: 0, skipped: 0 };
  return {
    /** Each check counts as one test. */
    check({ name, command, args }) {
      console.log(`\n── ${name}`);
      const passed = run(command, args) === 0;
      totals[passed ? "passed" : "failed"] += 1;
      if (!passed) console.error(`✗ ${name} failed`);
    },
    /** Vitest counts its own. */
    vitest(node, args) {
      console.log("\n── tests");
      mkdirSync(`${root}.cache`, { recursive: true });
      rmSync(report, { force: true });
      const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
      const vitest = `${root}node_modules/vitest/vitest.mjs`;
      addReport(totals, report, run(node, [vitest, "run", ...reporters, ...args]));
    },
    /** What cannot even be tried. */
    fail(message) {
      console.error(message);
      totals.failed += 1;
    },
    /** Prints the last line and ends the process. */
    end() {
      console.log(`\n${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
      process.exit(totals.failed === 0 ? 0 : 1);
    },
  };
}

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
function addReport(totals, report, status) {
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
