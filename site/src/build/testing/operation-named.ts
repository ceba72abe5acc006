import { contract } from "../../../../contract/src/testing/contract.ts";
import en from "../../../i18n/catalogues/en.ts";
import type { ConsoleOperation } from "../../console/console-data.ts";
import { consoleOperations } from "../console-operations.ts";

/** An operation as a console knows it. */
export function operationNamed(id: string): ConsoleOperation {
  const all = contract.specifications.flatMap((one) => consoleOperations(one, en.reference.types));
  const operation = all.find((one) => one.id === id);
  if (!operation) throw new Error(`There is no operation "${id}".`);
  return operation;
}

/** The first example of an operation. */
export function exampleOf({ examples }: ConsoleOperation): unknown {
  return examples[0]?.value;
}
