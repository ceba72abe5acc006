import { fileURLToPath } from "node:url";
import type { Example, Operation } from "../../../../contract/src/model.ts";
import { loadContract } from "../../../../contract/src/read/load.ts";
import { awkwardExample, awkwardOperation } from "./awkward-operation.ts";

export interface ContractSample {
  /** "createLiveSearch.oneWay", or "listLocales" for an operation without a body. */
  readonly name: string;
  readonly operation: Operation;
  readonly example: Example | undefined;
}

/** Every request example of the contract, the guides' operations included. */
export function contractSamples(): readonly ContractSample[] {
  const folder = fileURLToPath(new URL("../../../../contract/openapi", import.meta.url));
  const operations = loadContract(folder).specifications.flatMap((one) => one.operations);
  return operations.flatMap((operation) => {
    const examples = operation.requestBody?.examples ?? [];
    if (examples.length === 0) return [{ name: operation.id, operation, example: undefined }];
    return examples.map((example) => nameSample(operation, example));
  });
}

export const awkwardSample = nameSample(awkwardOperation, awkwardExample);

function nameSample(operation: Operation, example: Example): ContractSample {
  return { name: `${operation.id}.${example.name}`, operation, example };
}
