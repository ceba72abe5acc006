import type { Example, Operation } from "../../../../contract/src/model.ts";
import { contract } from "../../../../contract/src/testing/contract.ts";
import { awkwardExample, awkwardOperation } from "./awkward-operation.ts";

export interface ContractSample {
  /** "createLiveSearch.oneWay", or "listLocales" for an operation without a body. */
  readonly name: string;
  readonly operation: Operation;
  readonly example: Example | undefined;
}

/** Every request example of the contract, including the guides' operations. */
export function contractSamples(): readonly ContractSample[] {
  const operations = contract.specifications.flatMap((one) => one.operations);
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
