import fc from "fast-check";
import type { Operation } from "../../../../contract/src/model.ts";
import { contract } from "../../../../contract/src/testing/contract.ts";
import { changedBodies } from "../../../../sandbox/src/testing/changed-bodies.ts";
import en from "../../../i18n/catalogues/en.ts";
import type { ConsoleOperation } from "../../console/console-data.ts";
import { printJson } from "../../samples/literal-styles.ts";
import { anyJson } from "../../samples/testing/any-json.ts";
import { consoleOperations } from "../console-operations.ts";

/** A request as typed into a console. */
export interface TypedRequest {
  /** "createLiveSearch, query.adults: a fraction" */
  readonly name: string;
  readonly operation: ConsoleOperation;
  readonly text: string;
}

interface ConsolePair {
  readonly operation: ConsoleOperation;
  readonly source: Operation;
}

/** Every operation with a console. */
const PRACTISED: readonly ConsolePair[] = contract.specifications
  .filter(({ published }) => published)
  .flatMap((specification) =>
    consoleOperations(specification, en.reference.types).map((operation, index) => {
      const source = specification.operations[index];
      if (source?.id !== operation.id)
        throw new Error(
          `The console and the contract list ${operation.id} at different positions.`,
        );
      return { operation, source };
    }),
  );

/** Every documented example of every console. */
export const DOCUMENTED: readonly TypedRequest[] = PRACTISED.flatMap(({ operation }) =>
  operation.examples.map(({ name, value }) => ({
    name: `${operation.id}, ${name}`,
    operation,
    text: printJson(value),
  })),
);

/** Random edits, the same for the same seed; every operation that takes input is equally likely. */
export function editedTexts(seed: number, count: number): readonly TypedRequest[] {
  const edited = PRACTISED.filter(
    ({ operation }) => operation.takesBody || operation.parameters.length > 0,
  );
  return fc.sample(fc.constantFrom(...edited).chain(editsOf), { seed, numRuns: count });
}

function editsOf({ operation, source }: ConsolePair): fc.Arbitrary<TypedRequest> {
  const { requestBody } = source;
  const createRequest = (change: string, text: string) => ({
    name: `${operation.id}, ${change}`,
    operation,
    text,
  });
  const values = fc.dictionary(
    fc.constantFrom("colour", ...operation.parameters.map(({ name }) => name)),
    fc.oneof(fc.string({ unit: "binary" }), anyJson),
  );
  if (!requestBody)
    return values.map((value) => createRequest("parameters", JSON.stringify(value)));
  return fc
    .constantFrom(...operation.examples)
    .chain(({ value }) => changedBodies(requestBody.schema, value))
    .map(({ change, text }) => createRequest(change, text));
}
