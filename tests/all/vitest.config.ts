import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    root: fileURLToPath(new URL("../..", import.meta.url)),
    include: ["tests/{all,recipes}/*.test.ts"],
    globalSetup: "tests/serve-built-site.ts",
    maxWorkers: "100%",
    expect: { poll: { timeout: 120_000 } },
    // No test judges by the clock: see the config of the repository.
    testTimeout: 3_600_000,
    hookTimeout: 3_600_000,
  },
});
