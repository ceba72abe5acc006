// Prints the generated files that differ from what their sources generate now, one per line. Runs
// in a separate process, because it loads two compilers.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { loadFlows } from "../contract/src/flows/load-flows.ts";
import { generatedFiles } from "../contract/src/generate/generated-files.ts";
import { staleFiles } from "../contract/src/generate/stale-files.ts";
import { loadContract } from "../contract/src/read/load-contract.ts";
import { ROOT } from "./packages.ts";
import { CLIENT_FILE, printExports } from "./reference/print-exports.ts";
import { readClientExports } from "./reference/read-client-exports.ts";

const folder = join(ROOT, "contract");
const { contract, problems } = loadContract(join(folder, "openapi"));
// Nothing is generated from a contract with problems, which are reported elsewhere.
if (contract && problems.length === 0) {
  const { flows } = loadFlows(contract, folder);
  const files = await generatedFiles(contract, flows, folder);
  for (const path of staleFiles(join(folder, "generated"), files)) {
    console.log(`contract/generated/${path}`);
  }
}
const exported = printExports(readClientExports());
if (readFileSync(join(ROOT, CLIENT_FILE), "utf8") !== exported) console.log(CLIENT_FILE);
