// Runs checks, then tests, counts them, and ends with a summary line.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { countTests } from "./count-tests.mjs";
import { testsOutcome } from "./outcomes.mjs";

export const root = fileURLToPath(new URL("..", import.meta.url));

/**
 * The compiler in Go takes a tenth of the time of the JavaScript one, which others need as a
 * library.
 */
export const COMPILER = "node_modules/typescript-native/bin/tsc";

/** @param {string} name of the run, whose report is `.cache/<name>.json` */
export function createTestRun(name) {
  const report = `${root}.cache/${name}.json`;
  const totals = { passed: 0, failed: 0, skipped: 0 };
  return {
    /**
     * Runs all checks in parallel, because most leave a core idle; prints their output in order.
     * Each counts as one test.
     */
    async check(checks) {
      console.log(`Checking at once: ${checks.map(({ name }) => name).join(", ")} …`);
      const running = checks.map(({ name, command, args }) => ({
        name,
        done: start(command, args),
      }));
      for (const { name, done } of running) {
        console.log(`\n── ${name}`);
        const { status, said } = await done;
        process.stdout.write(said);
        totals[status === 0 ? "passed" : "failed"] += 1;
        if (status !== 0) console.error(`✗ ${name} failed`);
      }
    },
    /** Runs Vitest, which reports its own counts. */
    vitest(node, args) {
      console.log("\n── tests");
      mkdirSync(`${root}.cache`, { recursive: true });
      rmSync(report, { force: true });
      const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
      const vitest = `${root}node_modules/vitest/vitest.mjs`;
      const status = run(node, [vitest, "run", ...reporters, ...args]);
      const { passed, failed, skipped } = countTests(readReport(report), status);
      totals.passed += passed;
      totals.failed += failed;
      totals.skipped += skipped;
    },
    /** Counts a failure of something that could not be run. */
    fail(message) {
      console.error(message);
      totals.failed += 1;
    },
    /** Prints the last line and ends the process. */
    end() {
      const { isGood, summary } = testsOutcome(totals);
      console.log(`\n${summary}`);
      process.exit(isGood ? 0 : 1);
    },
  };
}

const OPTIONS = {
  cwd: root,
  env: {
    ...process.env,
    PATH: `${root}node_modules/.bin:${process.env.PATH}`,
    REDOCLY_TELEMETRY: "off",
  },
};

/** @returns {Promise<{ status: number, said: string }>} */
function start(command, args) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { ...OPTIONS, stdio: ["ignore", "pipe", "pipe"] });
    let said = "";
    child.stdout.setEncoding("utf8").on("data", (part) => (said += part));
    child.stderr.setEncoding("utf8").on("data", (part) => (said += part));
    child.on("error", (error) => resolve({ status: 1, said: `${error.message}\n` }));
    child.on("close", (status) => resolve({ status: status ?? 1, said }));
  });
}

function run(command, args) {
  return spawnSync(command, args, { ...OPTIONS, stdio: "inherit" }).status ?? 1;
}

function readReport(path) {
  if (existsSync(path)) return readFileSync(path, "utf8");
  console.error("Vitest wrote no report.");
  return undefined;
}
