import type { Operation } from "../../../contract/src/model.ts";
import { GENERATORS } from "../../../site/src/samples/generators.ts";
import { sampleRequest } from "../../../site/src/samples/sample-request.ts";

/**
 * The first documented request of an operation as code.
 * @param language one of `GENERATORS`; curl for any other
 */
export function requestSample(operation: Operation, language: string): string {
  const [example] = operation.requestBody?.examples ?? [];
  const [curl] = GENERATORS;
  const generator = GENERATORS.find(({ id }) => id === language) ?? curl;
  return generator?.generate(sampleRequest(operation, example)) ?? "";
}
