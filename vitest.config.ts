import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { SHORT_RUN } from "./scripts/short-run.mjs";

/** Of tests beside the sources that need more than the sources. */
const NODE = "{client,contract,mcp,packaging,sandbox,site}/**/*.node.test.ts";
const BROWSER = "tests/**/*.browser.test.ts";
const NODE_MODULES = "**/node_modules/**";

/**
 * No test judges by the clock: a busy machine makes it slower, and never wrong. What hangs ends with
 * the run.
 */
const UNLIMITED = { testTimeout: 3_600_000, hookTimeout: 3_600_000 };

// React and the Markdown parser have a slower build for development: tests run what is published.
process.env.NODE_ENV = "production";

/** Three projects, each named by what its tests need. */
export default defineConfig({
  test: {
    // No module keeps state, so files may share what they import: a third of the time.
    isolate: false,
    // Who waits for Chromium, a server or a compiler leaves a core idle: one more fills it.
    maxWorkers: availableParallelism() + 1,
    // Pages and responses are trees that live briefly: with room for them, less is collected.
    execArgv: ["--max-semi-space-size=64", ...SHORT_RUN],
    projects: [
      {
        extends: true,
        test: {
          // The sources, and nothing else: no process, no port, no build.
          name: "unit",
          include: [
            "{client,contract,mcp,packaging,sandbox,site}/**/*.test.{ts,tsx}",
            "tests/repository/*.test.ts",
          ],
          exclude: [NODE, NODE_MODULES],
          ...UNLIMITED,
        },
      },
      {
        extends: true,
        test: {
          // Processes and ports: compilers, Redis, nginx, our own servers; the built site.
          name: "node",
          include: [NODE, "tests/{sandbox,serving}/*.test.ts"],
          exclude: [BROWSER, NODE_MODULES],
          globalSetup: "tests/serve-built-site.ts",
          ...UNLIMITED,
          expect: { poll: { timeout: 120_000 } },
        },
      },
      {
        extends: true,
        test: {
          // Chromium, and the built site.
          name: "browser",
          include: ["tests/{site,limits}/*.test.ts", BROWSER],
          globalSetup: "tests/serve-built-site.ts",
          ...UNLIMITED,
          expect: { poll: { timeout: 120_000 } },
          // A busy machine can move what is under a pointer that is down. At a desk that is red at once.
          retry: process.env.CI ? 1 : 0,
        },
      },
    ],
  },
});
