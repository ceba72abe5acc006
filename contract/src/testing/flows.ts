import { fileURLToPath } from "node:url";
import { loadFlows } from "../flows/load-flows.ts";
import { formatProblem } from "../problems/problem.ts";
import { contract } from "./contract.ts";

const { flows: loaded, problems } = loadFlows(
  contract,
  fileURLToPath(new URL("../..", import.meta.url)),
);
if (problems.length > 0) throw new Error(problems.map(formatProblem).join("\n"));

/** The project's flows. */
export const flows = loaded;
