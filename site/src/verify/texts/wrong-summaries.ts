import type {
  Contract,
  EnumSchema,
  Example,
  Operation,
  Schema,
} from "../../../../contract/src/model.ts";
import { type Problem, problem } from "../../../../contract/src/problems/problem.ts";
import { walkValues } from "../blocks/walk-values.ts";
import { schemasInside } from "./schemas-inside.ts";

/**
 * Finds example summaries that name what the example doesn't have: another value of an enum ("in
 * business class"), another country, or, for an error, another field of the request or no value.
 */
export function wrongSummaries({ specifications }: Contract): readonly Problem[] {
  const countries = readCountries();
  return specifications
    .flatMap(({ operations }) => operations)
    .flatMap((operation) =>
      examplesOf(operation).flatMap(([schema, example]) =>
        [
          ...otherValues(schema, example),
          ...otherCountries(example, countries),
          ...otherFields(operation, example),
        ].map(({ words, has }) =>
          problem(
            operation.source,
            `The summary of the example "${example.name}" says "${words}".`,
            has,
          ),
        ),
      ),
    );
}

/** What a summary says, and what the example has in its place. */
interface Other {
  readonly words: string;
  readonly has?: string;
}

/** "Germany" for an example without a "DE" */
function otherCountries({ summary, value }: Example, { of, names }: Countries): readonly Other[] {
  const codes = JSON.stringify(value).match(/\b[A-Z]{2}\b/g) ?? [];
  const has = new Set(codes.map(of));
  return names
    .filter((name) => summary.includes(name) && !has.has(name))
    .map((words) => ({ words }));
}

/** The countries by their English names. */
interface Countries {
  /** of("DE") → "Germany" */
  readonly of: (code: string) => string | undefined;
  readonly names: readonly string[];
}

function readCountries(): Countries {
  const regions = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  const of = (code: string) => regions.of(code);
  const letters = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at));
  const named = letters.flatMap((first) => letters.map((second) => of(first + second)));
  return { of, names: [...new Set(named.filter((name) => name !== undefined))] };
}

/** "locale" for an error that is about the market */
function otherFields(operation: Operation, { summary, value }: Example): readonly Other[] {
  const { details = [] } = value as { readonly details?: readonly Detail[] };
  const [detail] = details;
  if (!detail) return [];
  const { field, received } = detail;
  const [missing] = /\b(?:missing|lacks|without|no value)\b/.exec(summary) ?? [];
  if (missing !== undefined && received !== undefined) {
    return [{ words: missing, has: `${field}: ${received}` }];
  }
  const said = new Set(summary.split(/\W+/));
  const error = JSON.stringify(value).toLowerCase();
  return fieldsOf(operation)
    .filter((field) => said.has(field) && !error.includes(field.toLowerCase()))
    .map((words) => ({ words, has: field }));
}

/** A detail of an error; what was received is left out if it was nothing. */
interface Detail {
  readonly field: string;
  readonly received?: string | number;
}

function fieldsOf({ parameters, requestBody }: Operation): readonly string[] {
  const inBody = requestBody ? namesBelow("", requestBody.schema) : [];
  return [...new Set([...parameters.map(({ name }) => name), ...inBody])];
}

function namesBelow(name: string, schema: Schema): readonly string[] {
  return schemasInside(name, schema).flatMap(([inside, inner]) => [
    inside.replace(/^.*\./, "").replace(/\W+$/, ""),
    ...namesBelow(inside, inner),
  ]);
}

/** "premium economy" for an example in business class */
function otherValues(schema: Schema, { summary, value }: Example): readonly Other[] {
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
