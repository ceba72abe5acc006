import { fileURLToPath } from "node:url";
import type { Contract } from "../model.ts";
import { formatProblem } from "../problems/problem.ts";
import type { LoadedContract } from "../read/build-contract.ts";
import { loadContract } from "../read/load-contract.ts";

/** The project's contract. */
export const contract = withoutProblems(
  loadContract(fileURLToPath(new URL("../../openapi", import.meta.url))),
);

/** @throws if the contract has problems */
export function withoutProblems({ contract, problems }: LoadedContract): Contract {
  if (contract && problems.length === 0) return contract;
  throw new Error(problems.map(formatProblem).join("\n"));
}
