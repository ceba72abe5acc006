// `npm run samples` checks the code of all pages against what it claims; `-- --write` writes the
// output of programs into the pages, and records programs that some machines cannot run.
import { fileURLToPath } from "node:url";
import { ensureInstalled } from "./install.mjs";
import { loadSources } from "./load-sources.mjs";
import { samplesOutcome } from "./outcomes.mjs";

const [option, ...others] = process.argv.slice(2);
if ((option !== undefined && option !== "--write") || others.length > 0) {
  console.error('Write "npm run samples" or "npm run samples -- --write".');
  process.exit(1);
}
ensureInstalled();
const { assemble, formatProblem, prove, rewriteSamples, writeRecords } = await loadSources([
  "contract/src/problems/problem.ts",
  "site/src/build/assemble.ts",
  "site/src/build/proofs/prove.ts",
  "site/src/build/proofs/write-records.ts",
  "site/src/build/rewrite-samples.ts",
]);

const root = fileURLToPath(new URL("..", import.meta.url));
const { site } = await assemble();
let proofs = await prove(site);
if (option) {
  for (const file of rewriteSamples(root, site, proofs)) console.log(`${file}  rewritten`);
  if (writeRecords(proofs.programs)) console.log("site/recorded-results.json  rewritten");
  // What remains is wrong in another way than its output.
  if (proofs.problems.length > 0) proofs = await prove((await assemble()).site);
}
for (const problem of proofs.problems) console.error(formatProblem(problem));
const { isGood, summary } = samplesOutcome(proofs.programs.ran.length, proofs.problems.length);
console.log(summary);
process.exitCode = isGood ? 0 : 1;
