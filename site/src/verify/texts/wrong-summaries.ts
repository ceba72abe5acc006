import type { Contract, EnumSchema, Example, Operation } from "../../../../contract/src/model.ts";
import { type Problem, problem } from "../../../../contract/src/problems/problem.ts";

/** Summaries of examples that name another value of an enum than the example has: "in business class". */
export function wrongSummaries({ specifications }: Contract): readonly Problem[] {
  return specifications.flatMap(({ operations, schemas }) => {
    const enums = [...schemas].flatMap(([name, schema]) =>
      schema.kind === "enum" ? [wordsOf(name, schema)] : [],
    );
    return operations.flatMap((operation) =>
      examplesOf(operation).flatMap((example) =>
        enums
          .flatMap((values) => otherValues(example, values))
          .map(({ words, has }) =>
            problem(
              operation.source,
              `The summary of the example "${example.name}" says "${words}".`,
              has,
            ),
          ),
      ),
    );
  });
}

interface Value {
  readonly value: string;
  /** "premium economy" for CABIN_CLASS_PREMIUM_ECONOMY */
  readonly words: string;
}

function otherValues(
  { summary, value: example }: Example,
  values: readonly Value[],
): readonly { readonly words: string; readonly has: string }[] {
  const texts = textsIn(example);
  const [has] = values.filter(({ value }) => texts.has(value));
  if (!has) return [];
  let left = ` ${summary.toLowerCase().replaceAll(/[^a-z0-9]+/g, " ")} `;
  return values.flatMap(({ value, words }) => {
    if (!left.includes(` ${words} `)) return [];
    // "economy" is not named by "premium economy".
    left = left.replaceAll(` ${words} `, " ");
    return texts.has(value) ? [] : [{ words, has: has.words }];
  });
}

/** The longest first. */
function wordsOf(name: string, { values }: EnumSchema): readonly Value[] {
  const prefix = `${name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, "_").toUpperCase()}_`;
  return values
    .map(({ value }) => ({
      value,
      words: value.replace(prefix, "").replaceAll("_", " ").toLowerCase(),
    }))
    .toSorted((a, b) => b.words.length - a.words.length);
}

function examplesOf({ requestBody, responses }: Operation): readonly Example[] {
  return [...(requestBody?.examples ?? []), ...responses.flatMap(({ examples }) => examples)];
}

/** Every text in a JSON value. */
function textsIn(value: unknown): ReadonlySet<string> {
  const texts = new Set<string>();
  JSON.stringify(value, (_, inner) => {
    if (typeof inner === "string") texts.add(inner);
    return inner;
  });
  return texts;
}
