import { components, requests } from "../../../contract/generated/shapes.ts";
import type { Shape } from "../../../contract/src/canonical/shape.ts";
import type { OperationId } from "../../../contract/src/types.ts";
import type { Violation } from "../../../contract/src/validate/validate-request.ts";
import { violation } from "../http/errors.ts";
import { LIMITS } from "./limits.ts";

interface LongestList {
  readonly most: number;
  readonly items: string;
}

const IDS: LongestList = { most: LIMITS.ids, items: "ids" };

/** Maximum length of each list in a request. A test checks that none is missing. */
export const MAX_LIST_LENGTHS: Readonly<
  Partial<Record<OperationId, Readonly<Record<string, LongestList>>>>
> = {
  createLiveSearch: {
    "query.queryLegs": { most: LIMITS.liveLegs, items: "legs" },
    "query.childrenAges": { most: LIMITS.children, items: "children" },
    "query.includedCarriersIds": IDS,
    "query.excludedCarriersIds": IDS,
    "query.includedAgentsIds": IDS,
    "query.excludedAgentsIds": IDS,
  },
  searchIndicative: {
    "query.queryLegs": { most: LIMITS.indicativeLegs, items: "legs" },
  },
  suggestFlightPlaces: {
    "query.includedEntityTypes": { most: LIMITS.entityTypes, items: "types" },
  },
};

/**
 * One violation for each list that is too long. The items of such a list are not checked, so an
 * invalid request costs no more than a valid one.
 */
export function checkLengths(operation: OperationId, body: unknown): readonly Violation[] {
  const longest = MAX_LIST_LENGTHS[operation] ?? {};
  return listsOf(requests[operation].body ?? "value", body, "").flatMap(({ path, length }) => {
    const limit = longest[path];
    if (!limit || length <= limit.most) return [];
    const expected = `at most ${limit.most} ${limit.items}`;
    return [violation(path, expected, `must have ${expected}`, length)];
  });
}

interface List {
  /** Field names from the root, without list indexes: "query.queryLegs". */
  readonly path: string;
  readonly length: number;
}

/** The lists in a value that the contract knows, except lists inside lists. */
function listsOf(shape: Shape, value: unknown, path: string): readonly List[] {
  if (shape === "value" || typeof value !== "object" || value === null) return [];
  if ("component" in shape) return listsOf(components[shape.component] ?? "value", value, path);
  if ("list" in shape) return Array.isArray(value) ? [{ path, length: value.length }] : [];
  if (!("fields" in shape)) return [];
  const given = new Map<string, unknown>(Object.entries(value));
  return shape.fields.flatMap(({ name, shape: own }) =>
    listsOf(own, given.get(name), path === "" ? name : `${path}.${name}`),
  );
}
