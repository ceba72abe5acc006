import { isDeepStrictEqual } from "node:util";
import type { Contract, Operation } from "../../../../contract/src/model.ts";
import { nameResponse } from "../../../../contract/src/names/name-field.ts";
import { SCENARIO_HEADER } from "../../../../sandbox/src/scenarios/find-scenario.ts";
import { SCENARIOS } from "../../../../sandbox/src/scenarios/scenarios.ts";
import { exampleId } from "../../reference/example-id.ts";
import type { FixedSandbox } from "../../samples/fixed-sandbox.ts";
import { sampleRequest } from "../../samples/sample-request.ts";
import { toFetch } from "../../samples/to-fetch.ts";
import type { ProofContext } from "./proof.ts";

/** The scenarios that return an error, and no scenario. */
const SCENARIO_NAMES = [
  undefined,
  ...SCENARIOS.filter(({ effect }) => effect.kind === "error").map(({ name }) => name),
];

/**
 * Ids of the examples that the sandbox returned exactly, in this build or cached from an earlier
 * one.
 */
export async function returnedExamples(
  contract: Contract,
  { recall, keep, keyOf, sandbox }: Pick<ProofContext, "recall" | "keep" | "keyOf" | "sandbox">,
): Promise<ReadonlySet<string>> {
  const key = keyOf("returned examples", collectIds.toString(), bodiesOf.toString());
  const returned = recall(key)?.returned ?? (await collectIds(contract, sandbox()));
  keep(key, { mistakes: [], returned });
  return new Set(returned);
}

async function collectIds(contract: Contract, sandbox: FixedSandbox): Promise<readonly string[]> {
  const operations = contract.specifications.flatMap((specification) => specification.operations);
  const ids = operations.map(async (operation) => {
    const bodies = await bodiesOf(operation, sandbox);
    return operation.responses.flatMap(({ status, examples }) =>
      examples
        .filter(({ value }) => bodies.some((body) => isDeepStrictEqual(body, value)))
        .map(({ name }) => exampleId(nameResponse(operation.id, status), name)),
    );
  });
  return (await Promise.all(ids)).flat();
}

/** The response bodies of each documented request, and of the first one in each error scenario. */
async function bodiesOf(operation: Operation, sandbox: FixedSandbox): Promise<readonly unknown[]> {
  const examples = operation.requestBody?.examples ?? [];
  const requests = [
    ...examples.slice(1).map((example) => ({ example, scenario: undefined })),
    ...SCENARIO_NAMES.map((scenario) => ({ example: examples[0], scenario })),
  ];
  const answers = requests.map(async ({ example, scenario }) => {
    const request = toFetch(sampleRequest(operation, example));
    if (scenario) request.headers.set(SCENARIO_HEADER, scenario);
    return (await sandbox(request)).json();
  });
  return Promise.all(answers);
}
