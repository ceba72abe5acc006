import type { Source } from "../model.ts";
import { nearestName } from "../problems/nearest-name.ts";
import { problem, type Report } from "../problems/problem.ts";
import { type Located, placeOf } from "../read/follow-reference.ts";
import { reportUnknownKeys } from "../read/report-unknown-keys.ts";
import { conversionOf } from "./conversion.ts";
import {
  type CallPair,
  CERTAINTIES,
  type Certainty,
  type Migration,
  type MigrationPart,
  type Pair,
  type Place,
  type V1Api,
  type V1Field,
  type V1Part,
} from "./model.ts";
import { nearestNamesake } from "./nearest-namesake.ts";
import { type Child, childrenOf, oneOf, textsOf } from "./read-keys.ts";

const FILE_KEYS = ["certainty", "calls", "new-operations", "parts"];
const PART_KEYS = ["certainty", "gone", "pairs", "new"];
const PAIR_KEYS = ["to", "how", "gone", "certainty"];

interface Reading {
  readonly places: ReadonlyMap<string, Place>;
  readonly report: Report;
  /** The default for rows without a certainty. */
  readonly certainty: Certainty;
}

/** Parses one file of rows and checks it against its calls of V1.0. */
export function readMigration(
  at: Located,
  api: V1Api,
  places: ReadonlyMap<string, Place>,
  report: Report,
): Migration {
  reportUnknownKeys(at, FILE_KEYS, report);
  const certainty = oneOf(at, "certainty", CERTAINTIES, report) ?? "derived";
  const reading: Reading = { places, report, certainty };
  const calls = matchRows(at, childrenOf(at, "calls"), api.operations, ({ id }) => id, reading);
  const parts = matchRows(at, childrenOf(at, "parts"), api.parts, ({ id }) => id, reading);
  return {
    api,
    calls: calls.map(([operation, child]) => readCall(operation, child, reading)),
    addedOperations: placesAt(at, "new-operations", reading),
    parts: parts.map(([part, child]) => readPart(part, child, reading)),
  };
}

/** Pairs each call, part or field of V1.0 with its entry; reports those without a counterpart. */
function matchRows<T extends { readonly source: Source }>(
  at: Located,
  children: readonly Child[],
  things: readonly T[],
  nameOf: (thing: T) => string,
  { report }: Reading,
): readonly (readonly [T, Child])[] {
  const names = things.map(nameOf);
  for (const { name, at } of children) {
    if (names.includes(name)) continue;
    report(problem(placeOf(at), `V1.0 has no "${name}" here.`, nearestName(name, names)));
  }
  return things.flatMap((thing) => {
    const name = nameOf(thing);
    const child = children.find((child) => child.name === name);
    if (child) return [[thing, child] as const];
    const { file, line } = thing.source;
    report(problem(placeOf(at), `No row for "${name}" of V1.0 (${file}:${line}).`));
    return [];
  });
}

function readCall(operation: CallPair["operation"], child: Child, reading: Reading): CallPair {
  const { to, how, certainty, source } = readRow(child, reading);
  return { operation, to, how, certainty, source };
}

function readPart(part: V1Part, { at }: Child, outer: Reading): MigrationPart {
  const { report } = outer;
  reportUnknownKeys(at, PART_KEYS, report);
  const certainty = oneOf(at, "certainty", CERTAINTIES, report) ?? outer.certainty;
  const reading: Reading = { ...outer, certainty };
  const added = placesAt(at, "new", reading);
  const { gone } = at.node;
  if (typeof gone === "string") {
    const row = { to: [], how: gone.trim(), certainty, source: placeOf(at) };
    return { part, pairs: part.fields.map((field) => ({ field, ...row })), added };
  }
  const rows = matchRows(at, childrenOf(at, "pairs"), part.fields, ({ name }) => name, reading);
  return { part, pairs: rows.map(([field, child]) => readPair(field, child, reading)), added };
}

function readPair(field: V1Field, child: Child, reading: Reading): Pair {
  const row = readRow(child, reading);
  const namesake = nearestNamesake(field.name, row.to);
  if (namesake !== undefined) {
    const message = `Something beside this place reads more like "${field.name}" of V1.0.`;
    reading.report(problem(row.source, message, namesake));
  }
  const { type } = field;
  if (type === undefined || row.to.length === 0) return { field, ...row };
  const conversions = new Set(row.to.map((place) => conversionOf(type, place)));
  const [conversion] = conversions.size === 1 ? [...conversions] : [undefined];
  if (conversion === undefined && row.how === "") {
    const message = `The types do not tell how "${field.name}" (${type}) gets there: say it under "how".`;
    reading.report(problem(row.source, message));
  }
  if (conversion === undefined || conversion === "same") return { field, ...row };
  return { field, ...row, conversion };
}

/** A row is a place, or a mapping with `to` or `gone`. */
function readRow({ name, value, at }: Child, reading: Reading): Omit<Pair, "field"> {
  const { report } = reading;
  const source = placeOf(at);
  if (typeof value === "string") {
    return {
      to: findPlaces([value], source, reading),
      how: "",
      certainty: reading.certainty,
      source,
    };
  }
  reportUnknownKeys(at, PAIR_KEYS, report);
  const { gone, how } = at.node;
  if ((gone === undefined) === (at.node.to === undefined)) {
    report(problem(source, `"${name}" needs either "to" or "gone".`));
  }
  const words = [how, gone].find((text) => typeof text === "string" && text.trim() !== "");
  if (gone !== undefined && words === undefined) {
    report(problem(source, `"${name}" is gone: say what to do instead.`));
  }
  return {
    to: placesAt(at, "to", reading),
    how: String(words ?? "").trim(),
    certainty: oneOf(at, "certainty", CERTAINTIES, report) ?? reading.certainty,
    source,
  };
}

function placesAt(at: Located, key: string, reading: Reading): readonly Place[] {
  return findPlaces(textsOf(at.node[key]), placeOf(at, key), reading);
}

function findPlaces(
  names: readonly string[],
  source: Source,
  { places, report }: Reading,
): readonly Place[] {
  return names.flatMap((name) => {
    const place = places.get(name);
    if (place) return [place];
    const nearest = nearestName(name, places.keys());
    report(problem(source, `The contract has no "${name}".`, nearest));
    return [];
  });
}
