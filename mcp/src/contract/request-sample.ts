import type { Example, Operation, Schema } from "../../../contract/src/model.ts";
import { innerOf } from "../../../site/src/reference/plan-reference.ts";
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
  const [first] = examples;
  const textOf = ({ summary, value }: Example) => `${summary} ${JSON.stringify(value)}`;
  const example = bestByWords(examples, significantWords(task).join(" "), textOf) ?? first;
  const [curl] = GENERATORS;
  const generator = GENERATORS.find(({ id }) => id === language) ?? curl;
  const changed: string[] = [];
  const adapted = example && schema ? askedFor(example, schema, task, changed) : example;
  return { code: generator?.generate(sampleRequest(operation, adapted)) ?? "", changed };
}

function askedFor(example: Example, schema: Schema, task: string, changed: string[]): Example {
  const wanted = significantWords(task).map((word) => DAYS.get(word) ?? word);
  const fitting = (value: unknown, of: Schema): unknown => {
    const inner = innerOf(of);
    if (Array.isArray(value)) return value.map((entry) => fitting(entry, inner));
    if (inner.kind === "enum") {
      const count = ({ description }: { readonly description: string }) =>
        splitWords(description).filter((word) => wanted.includes(word)).length;
      const own = inner.values.find((one) => one.value === value);
      const [best] = [...inner.values].sort((a, b) => count(b) - count(a));
      if (!own || !best || count(best) <= count(own)) return value;
      changed.push(best.value);
      return best.value;
    }
    if (inner.kind !== "object" || typeof value !== "object" || value === null) return value;
    const schemas = new Map(inner.properties.map((one) => [one.name, one.schema]));
    const entries = Object.entries(value).map(([name, entry]) => {
      const below = schemas.get(name);
      return [name, below ? fitting(entry, below) : entry];
    });
    return Object.fromEntries(entries);
  };
  return { ...example, value: fitting(example.value, schema) };
}

/** Words of a task → words in the descriptions of enum values. */
const DAYS: ReadonlyMap<string, string> = new Map([
  ["calendar", "day"],
  ["daily", "day"],
  ["monthly", "month"],
]);
