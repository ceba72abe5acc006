import { type OperationRow, operations } from "../../../contract/generated/operations.ts";
import { nearestName } from "../../../contract/src/problems/nearest-name.ts";
import type { OperationId } from "../../../contract/src/types.ts";
import { type Failure, notFound, violation } from "../http/errors.ts";

/** The operation that a request asks for. */
export interface Match {
  readonly id: OperationId;
  readonly row: OperationRow;
  /** Its path parameters, decoded. */
  readonly path: Readonly<Record<string, string>>;
}

interface Route extends Omit<Match, "path"> {
  readonly steps: readonly string[];
}

const ROUTES: readonly Route[] = Object.entries(operations).map(([id, row]) => ({
  // The contract's own table: its keys are the ids.
  id: id as OperationId,
  row,
  steps: row.path.split("/"),
}));

/** Operations without path parameters, by method and path. */
const FIXED: ReadonlyMap<string, Match> = new Map(
  ROUTES.filter(({ steps }) => !steps.some(isParameter)).map(({ id, row }) => [
    `${row.method} ${row.path}`,
    { id, row, path: {} },
  ]),
);

/**
 * The operation of a request, or 404 if none matches. The catalogue has no 405, so a wrong method
 * is a 404 too, and so is a path that cannot be decoded. HEAD is matched as GET.
 */
export function matchOperation(method: string, pathname: string): Match | Failure {
  const wanted = method === "HEAD" ? "GET" : method;
  const fixed = FIXED.get(`${wanted} ${pathname}`);
  if (fixed) return fixed;
  const steps = decodeSteps(pathname);
  if (!steps) {
    const expected = "a path in valid percent-encoding";
    return notFound([violation("path", expected, `must be ${expected}`)]);
  }
  const all = ROUTES.filter((route) => matches(route, steps));
  // A concrete path wins over a templated one, whatever the method (OpenAPI 3.1, 4.8.8.2).
  const concrete = all.filter((route) => !route.steps.some(isParameter));
  const alike = concrete.length > 0 ? concrete : all;
  const route = alike.find(({ row }) => row.method === wanted);
  if (route) return { id: route.id, row: route.row, path: parametersOf(route, steps) };
  return unmatched(method, steps, alike);
}

function unmatched(method: string, steps: readonly string[], alike: readonly Route[]): Failure {
  if (alike.length > 0) {
    const expected = alike.map(({ row }) => row.method).join(" or ");
    return notFound([violation("method", expected, `must be ${expected}`, method)]);
  }
  const paths = ROUTES.map(({ row }) => row.path);
  const nearest = nearestName(steps.join("/"), paths);
  if (nearest === undefined) return notFound();
  return notFound([violation("path", nearest, `is unknown; the nearest is ${nearest}`)]);
}

function decodeSteps(pathname: string): readonly string[] | undefined {
  try {
    return pathname.split("/").map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

function matches({ steps: expected }: Route, steps: readonly string[]): boolean {
  return (
    steps.length === expected.length &&
    expected.every((step, index) =>
      isParameter(step) ? steps[index] !== "" : step === steps[index],
    )
  );
}

function parametersOf({ steps: expected }: Route, steps: readonly string[]) {
  return Object.fromEntries(
    expected.flatMap((step, index) =>
      isParameter(step) ? [[step.slice(1, -1), steps[index] ?? ""]] : [],
    ),
  );
}

function isParameter(step: string): boolean {
  return step.startsWith("{");
}
