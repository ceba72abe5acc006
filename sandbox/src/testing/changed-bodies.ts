import fc from "fast-check";
import type { Schema } from "../../../contract/src/model.ts";
import { FINE, open, type Verdict, wrong } from "./fuzz-case.ts";
import { type Spot, spotsOf, writeAt } from "./spots.ts";
import { DEEP_LIST, valuesFor } from "./values-for.ts";

/** A body with one field changed, as JSON text. */
export interface ChangedBody {
  readonly change: string;
  readonly text: string;
  readonly verdict: Verdict;
}

/** Changes one field of a valid body: its value, presence, unknown members or number of items. */
export function changedBodies(schema: Schema, body: unknown): fc.Arbitrary<ChangedBody> {
  const spots = spotsOf(schema, body);
  return fc.constantFrom(...spots).chain((spot) => fc.oneof(...changesOf(body, spot)));
}

function changesOf(body: unknown, spot: Spot): readonly fc.Arbitrary<ChangedBody>[] {
  const isThere = spot.value !== undefined;
  return [
    changedValues(body, spot),
    ...(isThere && spot.steps.length > 0 ? [fc.constant(removed(body, spot))] : []),
    ...(isThere && spot.schema.kind === "object" ? [extraFields(body, spot)] : []),
    ...(isThere && Array.isArray(spot.value) ? [fc.constant(repeated(body, spot))] : []),
  ];
}

/** Adding a second field of an exclusive group makes the group wrong, not the field. */
function changedValues(body: unknown, spot: Spot): fc.Arbitrary<ChangedBody> {
  const { steps, field, schema, choiceOf, value: own } = spot;
  return valuesFor(schema).map(({ what, json, isWrong }) => {
    const isSecond = choiceOf !== undefined && own === undefined;
    const judged = isWrong ? wrong(field) : open(field);
    return {
      change: `${field}: ${what}`,
      text: writeAt(body, steps, json),
      verdict: isSecond ? wrong(choiceOf) : judged,
    };
  });
}

function removed(body: unknown, { steps, field, required, choiceOf }: Spot): ChangedBody {
  const isItem = typeof steps.at(-1) === "number";
  const judged = required || isItem ? wrong(field) : FINE;
  return {
    change: `${field}: left out`,
    // An item cannot be left out of a list: JSON writes null in its place.
    text: writeAt(body, steps),
    verdict: choiceOf === undefined ? judged : wrong(choiceOf),
  };
}

const NAMES = ["colour", "", "__proto__", "constructor", "toString", "$ref", "a.b[0]"];

function extraFields(body: unknown, { steps, field }: Spot): fc.Arbitrary<ChangedBody> {
  const value = fc.oneof(fc.json(), fc.constant(DEEP_LIST));
  return fc.tuple(fc.constantFrom(...NAMES), value).map(([name, json]) => ({
    change: `${field}: an unknown field ${JSON.stringify(name)}`,
    text: writeAt(body, [...steps, name], json),
    verdict: FINE,
  }));
}

const TIMES = 100;

function repeated(body: unknown, { steps, field, value }: Spot): ChangedBody {
  const items = Array.isArray(value) ? value : [];
  const many = Array.from({ length: TIMES }, () => items).flat();
  return {
    change: `${field}: ${TIMES} times its items`,
    text: writeAt(body, steps, JSON.stringify(many)),
    verdict: open(field),
  };
}
