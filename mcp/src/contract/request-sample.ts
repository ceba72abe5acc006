import type { Example, Operation, Schema } from "../../../contract/src/model.ts";
import { innerOf } from "../../../contract/src/names/inner-schema.ts";
import { GENERATORS } from "../../../site/src/samples/generators.ts";
import { sampleRequest } from "../../../site/src/samples/sample-request.ts";
import { bestByWords } from "../input/by-words.ts";
import { significantWords, splitWords } from "../input/task-words.ts";

export interface RequestSample {
  readonly code: string;
  /** Enum values that the task asks for, which replace those of the documented request. */
  readonly changed: readonly string[];
}

/**
 * A documented request of an operation as code: the one that shares the most words with the task,
 * or the first, with the values that the task asks for.
 * @param language one of `GENERATORS`; curl for any other
 */
export function requestSample(operation: Operation, language: string, task = ""): RequestSample {
  const { examples = [], schema } = operation.requestBody ?? {};
  const words = significantWords(task);
  const searchText = ({ summary, value }: Example) => `${summary} ${JSON.stringify(value)}`;
  const example = bestByWords(examples, words.join(" "), searchText) ?? examples[0];
  const [curl] = GENERATORS;
  const generator = GENERATORS.find(({ id }) => id === language) ?? curl;
  const print = (sent?: Example) => generator.generate(sampleRequest(operation, sent));
  if (!example || !schema) return { code: print(example), changed: [] };
  const wanted = words.map((word) => DAYS.get(word) ?? word);
  const value = fitEnums(example.value, schema, wanted);
  const before = leavesOf(example.value);
  const changed = leavesOf(value).filter((leaf, index) => leaf !== before[index]);
  return { code: print({ ...example, value }), changed: changed.map(String) };
}

/** Replaces each enum value by the one whose description has the most of the wanted words. */
function fitEnums(value: unknown, schema: Schema, wanted: readonly string[]): unknown {
  const inner = innerOf(schema);
  if (Array.isArray(value)) return value.map((entry) => fitEnums(entry, inner, wanted));
  if (inner.kind === "enum") {
    const count = ({ description }: { readonly description: string }) =>
      splitWords(description).filter((word) => wanted.includes(word)).length;
    const current = inner.values.find((one) => one.value === value);
    const [best] = [...inner.values].sort((a, b) => count(b) - count(a));
    return current && best && count(best) > count(current) ? best.value : value;
  }
  if (inner.kind !== "object" || typeof value !== "object" || value === null) return value;
  const schemas = new Map(inner.properties.map((property) => [property.name, property.schema]));
  const entries = Object.entries(value).map(([name, member]) => {
    const memberSchema = schemas.get(name);
    return [name, memberSchema ? fitEnums(member, memberSchema, wanted) : member];
  });
  return Object.fromEntries(entries);
}

/** leavesOf({ a: [1, { b: 2 }] }) → [1, 2] */
function leavesOf(value: unknown): readonly unknown[] {
  if (typeof value !== "object" || value === null) return [value];
  return Object.values(value).flatMap(leavesOf);
}

/** Words of a task → words in the descriptions of enum values. */
const DAYS: ReadonlyMap<string, string> = new Map([
  ["calendar", "day"],
  ["daily", "day"],
  ["monthly", "month"],
]);
