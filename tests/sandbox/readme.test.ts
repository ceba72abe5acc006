import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const folder = fileURLToPath(new URL("../../sandbox", import.meta.url));

test("the example of the README and of the page on test suites runs unchanged", () => {
  const [, code = ""] = /```js\n(.*?)```/s.exec(readFileSync(`${folder}/README.md`, "utf8")) ?? [];
  const command = ["--import", "tsx", "--input-type=module", "--eval", code];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: folder,
    encoding: "utf8",
  });
  expect(status, stderr).toBe(0);
  const page = readFileSync(`${folder}/../site/content/docs/sandbox/in-a-test-suite.md`, "utf8");
  expect(page).toContain(code);
  expect(stdout).toMatch(/\{ amount: '\d+', unit: 'PRICE_UNIT_MILLI' \}/);
});
