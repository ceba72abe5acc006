import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { formatProblem } from "../problems/problem.ts";
import { loadContract } from "../read/load-contract.ts";
import { generatedFiles } from "./generated-files.ts";

const directory = join(import.meta.dirname, "../../openapi");
const output = join(import.meta.dirname, "../../generated");

const { contract, problems } = loadContract(directory);
if (contract && problems.length === 0) {
  const files = await generatedFiles(contract, directory);
  rmSync(output, { recursive: true, force: true });
  for (const [path, text] of files) {
    mkdirSync(dirname(join(output, path)), { recursive: true });
    writeFileSync(join(output, path), text);
    console.log(`contract/generated/${path}  ${(Buffer.byteLength(text) / 1024).toFixed(1)} KiB`);
  }
} else {
  for (const found of problems) console.error(formatProblem(found));
  process.exitCode = 1;
}
