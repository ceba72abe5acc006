import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { loadFlows } from "../flows/load-flows.ts";
import { formatProblem } from "../problems/problem.ts";
import { loadContract } from "../read/load-contract.ts";
import { generatedFiles } from "./generated-files.ts";

const folder = join(import.meta.dirname, "../..");
const output = join(folder, "generated");

const { contract, problems: ofContract } = loadContract(join(folder, "openapi"));
const { flows, problems: ofFlows } = loadFlows(
  contract ?? { specifications: [], openPoints: new Map() },
  folder,
);
const problems = contract ? [...ofContract, ...ofFlows] : ofContract;
if (contract && problems.length === 0) {
  const files = await generatedFiles(contract, flows, folder);
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
