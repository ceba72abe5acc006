import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL("../..", import.meta.url));
/** Test files that run more cases here than in `npm test`. */
const WITH_MORE_CASES = ["packaging", "tests"]
  .flatMap((folder) =>
    readdirSync(`${root}${folder}`, { recursive: true, encoding: "utf8" }).map(
      (file) => `${folder}/${file}`,
    ),
  )
  .filter((file) => file.endsWith(".test.ts") && !file.includes("node_modules"))
  .filter((file) =>
    /\/(select-cases|test-pages)\.ts"/.test(readFileSync(`${root}${file}`, "utf8")),
  );

export default defineConfig({
  test: {
    root,
    env: { TEST_ALL: "1" },
    include: ["tests/{all,recipes}/*.test.ts", ...WITH_MORE_CASES],
    globalSetup: "tests/serve-built-site.ts",
    maxWorkers: "100%",
    expect: { poll: { timeout: 120_000 } },
    // No test depends on time: see the config of the repository.
    testTimeout: 3_600_000,
    hookTimeout: 3_600_000,
  },
});
