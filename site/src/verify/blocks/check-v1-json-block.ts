import { isObject, type JsonObject } from "../../../../contract/src/base/json-object.ts";
import type { V1Operation, V1Type } from "../../../../contract/src/migrations/model.ts";
import { nearestName } from "../../../../contract/src/problems/nearest-name.ts";
import type { Problem } from "../../../../contract/src/problems/problem.ts";
import type { BlockContext } from "./block-context.ts";
import { blockProblem } from "./block-problem.ts";
import { locate, type Step } from "./locate.ts";
import type { Block } from "./read-blocks.ts";
import { v1FieldsIn, v1Operations } from "./v1-fields.ts";

/** Checks that a part of a V1.0 response has only members of the call, with the right types. */
export function checkV1JsonBlock(block: Block, context: BlockContext): readonly Problem[] {
  const { v1 = "" } = block.attributes;
  const operations = v1Operations(context.migrations);
  const operation = operations.find(({ id }) => id === v1);
  if (!operation) {
    const nearest = nearestName(
      v1,
      operations.map(({ id }) => id),
    );
    return [blockProblem(block, `V1.0 had no call "${v1}".`, nearest)];
  }
  const { lineOf, duplicates: twice } = locate(block.code);
  const at = (steps: readonly Step[], message: string, nearest?: string) =>
    blockProblem(block, message, nearest, lineOf(steps));
  const types = typesOf(operation);
  const walk = (value: unknown, path: string, steps: readonly Step[]): readonly Problem[] => {
    if (Array.isArray(value)) {
      return value.flatMap((item: unknown, index) => walk(item, `${path}[]`, [...steps, index]));
    }
    if (!isObject(value)) return [];
    return [
      ...nameProblems(value, context).map(({ name, message, nearest }) =>
        at([...steps, name], message, nearest),
      ),
      ...Object.entries(value).flatMap(([name, member]) => {
        const memberPath = path === "" ? name : `${path}.${name}`;
        const place = [...steps, name];
        if (!types.has(memberPath))
          return [at(place, `V1.0 had no "${memberPath}" there.`, nearestPath(memberPath, types))];
        const type = types.get(memberPath);
        const expected = type && JSON_TYPES[type];
        return expected && expected !== typeOf(member)
          ? [at(place, `"${memberPath}" has the wrong type: it was a ${type}.`, expected)]
          : walk(member, memberPath, place);
      }),
    ];
  };
  return [
    ...twice.map(({ message, line }) => blockProblem(block, message, undefined, line)),
    ...walk(JSON.parse(block.code), "", []),
  ];
}

function typesOf(operation: V1Operation): ReadonlyMap<string, V1Type | undefined> {
  const fields = v1FieldsIn(operation, "response");
  return new Map(fields.flatMap(({ paths, type }) => paths.map((path) => [path, type])));
}

/** The nearest name in the same object. */
function nearestPath(path: string, types: ReadonlyMap<string, unknown>): string | undefined {
  const parent = path.slice(0, path.lastIndexOf(".") + 1);
  const beside = [...types.keys()].filter(
    (other) => other.startsWith(parent) && !other.slice(parent.length).includes("."),
  );
  return nearestName(path, beside) ?? beside.join(", ");
}

const JSON_TYPES: Partial<Readonly<Record<V1Type, string>>> = {
  text: "string",
  URL: "string",
  code: "string",
  id: "string",
  word: "string",
  date: "string",
  "date-time": "string",
  "number id": "number",
  integer: "number",
  number: "number",
  boolean: "boolean",
  list: "list",
  "list of numbers": "list",
  object: "object",
};

function typeOf(value: unknown): string {
  return Array.isArray(value) ? "list" : typeof value;
}

/**
 * Finds names that don't match the code beside them: V1.0 and 3.0 share markets and IATA codes. The
 * names of locales may differ.
 */
function nameProblems(value: JsonObject, { entries, iataCodes }: BlockContext) {
  const { Name, Code, IataCode, Id } = value;
  if (typeof Name !== "string") return [];
  const market = entries.get("Market")?.get(String(Code))?.name;
  const carrier = [...(entries.get("Carrier")?.values() ?? [])].find(({ iata }) => iata === Code);
  const names = [
    market,
    carrier?.name,
    ...(iataCodes.get(String(IataCode ?? Code ?? Id)) ?? []),
  ].filter((name) => typeof name === "string");
  if (Code !== undefined && names.length === 0 && !entries.get("Locale")?.has(String(Code))) {
    return [
      { name: "Code", message: `Nothing has the code "${Code}" any more.`, nearest: undefined },
    ];
  }
  if (names.length === 0 || names.includes(Name)) return [];
  return [
    { name: "Name", message: `This is not the code of "${Name}".`, nearest: names.join(", ") },
  ];
}
