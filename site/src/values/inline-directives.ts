import type { InlineCode, Text } from "mdast";
import type { Contract } from "../../../contract/src/model.ts";
import { findSchema } from "../../../contract/src/names/find.ts";
import { nearestName } from "../../../contract/src/problems/nearest-name.ts";
import { mistake } from "../../../contract/src/problems/problem.ts";
import { knownValues } from "./known-values.ts";
import { type InlineDirective, type InlineResult, words } from "./print-inline.ts";
import { STATUS_NAMES } from "./status-names.ts";

export const INLINE_NAMES = ["value", "required", "status"] as const;

/**
 * The directives allowed inside text:
 * - `:value{of="LiveQuery.adults.minimum"}` prints a value
 * - `:required[and]{of="LiveQuery"}` prints the required fields, the last one after "and"
 * - `:status{of="unauthorized"}` prints the status of an error, by the name of its scenario
 */
export function inlineDirectives(
  contract: Contract,
  engines: string,
): Readonly<Record<(typeof INLINE_NAMES)[number], InlineDirective>> {
  const values = knownValues(contract, engines);
  const statuses = new Map(Array.from(STATUS_NAMES, ([status, name]) => [name, status]));
  return {
    value: ({ of = "" }) => lookUp(values, of, "value"),
    status: ({ of = "" }) => lookUp(statuses, of, "status"),
    required: ({ of = "" }, joint) => {
      const lookup = findSchema(contract, of);
      if (!lookup.found) return lookup.mistake;
      const { value } = lookup;
      const fields = value.kind === "object" ? value.properties : [];
      const names = fields.filter(({ required }) => required).map(({ name }) => name);
      if (names.length === 0) return mistake(`"${of}" requires no field.`);
      return names.flatMap((name, index) => [
        ...jointBefore(index, names.length, joint),
        code(name),
      ]);
    },
  };
}

function lookUp(known: ReadonlyMap<string, string>, name: string, kind: string): InlineResult {
  const value = known.get(name);
  if (value !== undefined) return [words(value)];
  return mistake(`There is no ${kind} "${name}".`, nearestName(name, [...known.keys()]));
}

/** What stands between two names is no value: it is not marked as printed. */
function jointBefore(index: number, count: number, joint: string): readonly Text[] {
  if (index === 0) return [];
  return [{ type: "text", value: index === count - 1 && joint !== "" ? ` ${joint} ` : ", " }];
}

function code(value: string): InlineCode {
  return { type: "inlineCode", value, data: { printed: true } };
}
