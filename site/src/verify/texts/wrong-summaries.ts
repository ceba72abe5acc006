import type {
  Contract,
  EnumSchema,
  Example,
  Operation,
  Schema,
} from "../../../../contract/src/model.ts";
import { type Problem, problem } from "../../../../contract/src/problems/problem.ts";
import { walkValues } from "../blocks/walk-values.ts";

/** Finds example summaries with an enum value that the example doesn't have: "in business class" */
export function wrongSummaries({ specifications }: Contract): readonly Problem[] {
  return specifications
    .flatMap(({ operations }) => operations)
    .flatMap((operation) =>
      examplesOf(operation).flatMap(([schema, example]) =>
        otherValues(schema, example).map(({ words, has }) =>
          problem(
            operation.source,
            `The summary of the example "${example.name}" says "${words}".`,
            has,
          ),
        ),
      ),
    );
}

/** Words of other values, such as "premium economy", with the value that the example `has`. */
function otherValues(
  schema: Schema,
  { summary, value }: Example,
): readonly { readonly words: string; readonly has: string }[] {
  const chosen = walkValues(schema, value).flatMap(({ schema: own, value: one }) =>
    own.kind === "enum" ? [{ schema: own, value: `${one}` }] : [],
  );
  return [...new Set(chosen.map((one) => one.schema))].flatMap((own) => {
    const values = chosen.filter((one) => one.schema === own).map((one) => one.value);
    const [has = ""] = values.map((one) => wordsOf(own, one));
    let left = ` ${summary.toLowerCase().replaceAll(/[^a-z0-9]+/g, " ")} `;
    return longestFirst(own).flatMap(({ value: one, words }) => {
      if (!left.includes(` ${words} `)) return [];
      // "premium economy" doesn't name "economy".
      left = left.replaceAll(` ${words} `, " ");
      return values.includes(one) ? [] : [{ words, has }];
    });
  });
}

function longestFirst(schema: EnumSchema) {
  return schema.values
    .map(({ value }) => ({ value, words: wordsOf(schema, value) }))
    .toSorted((a, b) => b.words.length - a.words.length);
}

/** "premium economy" for CABIN_CLASS_PREMIUM_ECONOMY of CabinClass */
function wordsOf({ name = "" }: EnumSchema, value: string): string {
  const prefix = `${name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, "_").toUpperCase()}_`;
  return value.replace(prefix, "").replaceAll("_", " ").toLowerCase();
}

function examplesOf({
  requestBody,
  responses,
}: Operation): readonly (readonly [Schema, Example])[] {
  return [...(requestBody ? [requestBody] : []), ...responses].flatMap(({ schema, examples }) =>
    examples.map((example) => [schema, example] as const),
  );
}
