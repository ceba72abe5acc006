import type { Contract, Operation } from "../../../contract/src/model.ts";
import { nearestName } from "../../../contract/src/problems/nearest-name.ts";
import { normalizeName } from "../input/normalize-name.ts";
import type { Resolved } from "../input/resolved.ts";

/** Every operation, including those that only guides mention. */
export function operationsOf({ specifications }: Contract): readonly Operation[] {
  return specifications.flatMap(({ operations }) => operations);
}

/** Finds an operation by its name in any spelling, its summary, or its method and path. */
export function readOperation(contract: Contract, given: string): Resolved<Operation> {
  const operations = operationsOf(contract);
  const exact = operations.find(({ id }) => id === given);
  if (exact) return { value: exact };
  const wanted = normalizeName(given);
  const operation =
    operations.find(({ id, summary }) => [id, summary].map(normalizeName).includes(wanted)) ??
    operations.find((one) => isAt(one, given));
  if (operation) return { value: operation, interpretation: operation.id };
  const ids = operations.map(({ id }) => id);
  const nearest = nearestName(given, ids);
  return {
    problem: `Unknown operation "${given}". Operations: ${ids.join(", ")}.`,
    ...(nearest !== undefined && { nearest: [nearest] }),
  };
}

/** "POST /apiservices/v3/flights/live/search/poll/abc" */
function isAt({ method, path }: Operation, given: string): boolean {
  const [, verb, called = ""] =
    /^(?:([A-Za-z]+)\s+)?(?:https?:\/\/[^/]+)?(\/[^?]*?)\/?(?:\?.*)?$/.exec(given.trim()) ?? [];
  if (verb !== undefined && verb.toLowerCase() !== method.toLowerCase()) return false;
  const pattern = path.replace(/\{\w+\}/g, "[^/]+");
  return called !== "" && new RegExp(`^${pattern}$`).test(called);
}
