import { operations } from "../../../contract/generated/operations.ts";
import type { Operation, Schema } from "../../../contract/src/model.ts";
import { contract } from "../../../contract/src/testing/contract.ts";
import type { LiveSearchResponse, OperationId } from "../../../contract/src/types.ts";
import type { Sandbox } from "../http/api-as-fetch.ts";
import type { WireRequest } from "./fuzz-case.ts";

/** A valid request from the contract's own examples. */
export interface Seed {
  readonly operation: OperationId;
  readonly example: string;
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly bodySchema: Schema | undefined;
}

const FUZZ_KEY = "sandbox-key";

/** Every request example of the contract; polls have a newly created token. */
export async function validSeeds(sandbox: Sandbox): Promise<readonly Seed[]> {
  const all = contract.specifications.flatMap(({ operations }) => operations);
  const seeds = all.flatMap(seedsOf);
  const created = seeds.find(({ operation }) => operation === "createLiveSearch");
  const sessionToken = created ? await createToken(sandbox, created) : "";
  return seeds.map((seed) =>
    "sessionToken" in seed.path ? { ...seed, path: { sessionToken } } : seed,
  );
}

/** Only the operations of the contract are loaded, so their ids are `OperationId`s. */
function seedsOf({ id, parameters, requestBody }: Operation): readonly Seed[] {
  const given = (place: "path" | "query") =>
    Object.fromEntries(
      parameters
        .filter((parameter) => parameter.in === place)
        .map(({ name, example }) => [name, `${example}`]),
    );
  const seed: Seed = {
    operation: id as OperationId,
    example: "parameters",
    path: given("path"),
    query: given("query"),
    body: undefined,
    bodySchema: requestBody?.schema,
  };
  const examples = requestBody?.examples ?? [];
  if (examples.length === 0) return [seed];
  return examples.map(({ name, value }) => ({ ...seed, example: name, body: value }));
}

async function createToken(sandbox: Sandbox, seed: Seed): Promise<string> {
  const response = await sandbox(toRequest(requestOf(seed)));
  // The contract's own example: `fuzz.test.ts` checks that it succeeds.
  const { sessionToken } = (await response.json()) as LiveSearchResponse;
  return sessionToken;
}

export function requestOf({ operation, path, query, body }: Seed): WireRequest {
  const row = operations[operation];
  const filled = row.path.replaceAll(/\{(\w+)\}/g, (_, name) =>
    encodeURIComponent(path[name] ?? ""),
  );
  const search = new URLSearchParams(query).toString();
  return {
    method: row.method,
    path: search === "" ? filled : `${filled}?${search}`,
    headers: {
      ...(row.secured ? { "x-api-key": FUZZ_KEY } : {}),
      ...(body === undefined ? {} : { "Content-Type": "application/json" }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  };
}

export function toRequest({ method, path, headers, body }: WireRequest): Request {
  const url = `http://sandbox${path}`;
  return new Request(url, { method, headers, ...(body === undefined ? {} : { body }) });
}
