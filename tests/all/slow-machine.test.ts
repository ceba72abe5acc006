/** Two minutes of waiting, as on a machine that is busy with other things: nothing becomes wrong by it. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createFixedSandbox } from "../../site/src/samples/fixed-sandbox.ts";
import { readBlocks } from "../../site/src/verify/blocks/read-blocks.ts";
import { COMPILER, checkTypes } from "../../site/src/verify/programs/check-types.ts";
import { pageFiles } from "../../site/src/verify/programs/page-files.ts";
import { programMistakes } from "../../site/src/verify/programs/program-mistakes.ts";
import { runPrograms } from "../../site/src/verify/programs/run-programs.ts";

const STALL = "Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 130_000);";

test.concurrent("waits for a compiler that takes more than two minutes", async () => {
  const folder = mkdtempSync(join(tmpdir(), "slow-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const slow = join(folder, "tsc.mjs");
  writeFileSync(slow, `${STALL}\nawait import(${JSON.stringify(COMPILER)});`);
  const page = '```ts title="a.ts"\nexport const a: number = "";\n```';
  const [mistakes] = await checkTypes(pageFiles(readBlocks("a.md", page)), new Set(), slow);
  expect(mistakes).toMatchObject([{ message: expect.stringContaining("does not compile") }]);
});

test.concurrent("accepts a page's server that listens after more than two minutes", async () => {
  const code = `import { createServer } from "node:http";
${STALL}
createServer((_, response) => void response.end("hello")).listen(8080);`;
  const trial = "curl --silent --show-error http://localhost:8080/";
  const program = { title: "server.mts", code, trial };
  const [result] = await runPrograms([program], createFixedSandbox());
  expect(result && [result.output, programMistakes(program, result, [])]).toEqual(["hello", []]);
});
