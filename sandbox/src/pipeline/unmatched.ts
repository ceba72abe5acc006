import { type OperationRow, operations } from "../../../contract/generated/operations.ts";
import { nearestName } from "../../../contract/src/problems/nearest-name.ts";
import type { OperationId } from "../../../contract/src/types.ts";
import { type Failure, notFound, violation } from "../errors.ts";

export const OPERATION_ROWS = Object.entries(operations) as readonly (readonly [
  OperationId,
  OperationRow,
])[];

/**
 * 404 for a request that no operation answers. The catalogue has no 405, so a wrong method is one
 * of them; a path that cannot be decoded is another: it names nothing.
 */
export function unmatched(method: string, pathname: string): Failure {
  const path = decodePath(pathname);
  if (path === undefined) {
    const expected = "a path in valid percent-encoding";
    return notFound([violation("path", expected, `must be ${expected}`)]);
  }
  const methods = OPERATION_ROWS.filter(([, row]) => matches(row.path, path)).map(
    ([, row]) => row.method,
  );
  if (methods.length > 0) {
    const expected = methods.join(" or ");
    return notFound([violation("method", expected, `must be ${expected}`, method)]);
  }
  const nearest = nearestName(
    path,
    OPERATION_ROWS.map(([, row]) => row.path),
  );
  if (nearest === undefined) return notFound();
  return notFound([violation("path", nearest, `is unknown; the nearest is ${nearest}`)]);
}

/** The decoded path, or undefined when its percent-encoding is broken. */
export function decodePath(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

function matches(template: string, path: string): boolean {
  const expected = template.split("/");
  const steps = path.split("/");
  return (
    steps.length === expected.length &&
    expected.every((step, index) => step.startsWith("{") || step === steps[index])
  );
}
