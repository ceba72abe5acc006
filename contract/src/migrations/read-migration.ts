import type { Source } from "../model.ts";
import { nearestName } from "../problems/nearest-name.ts";
import { problem, type Report } from "../problems/problem.ts";
import { type SourceNode, sourceOf } from "../read/follow-reference.ts";
import { reportUnknownKeys } from "../read/report-unknown-keys.ts";
import { conversionOf } from "./conversion.ts";
import {
  type CallPair,
  CERTAINTIES,
  type Certainty,
  type Migration,
  type MigrationPart,
  type MigrationTarget,
  type Pair,
  type V1Api,
  type V1Field,
  type V1Part,
} from "./model.ts";
import { nearestNamesake } from "./nearest-namesake.ts";
import { type Child, childrenOf, oneOf, textsOf } from "./read-keys.ts";

const FILE_KEYS = ["certainty", "calls", "new-operations", "parts"];
const PART_KEYS = ["certainty", "gone", "pairs", "new"];
const PAIR_KEYS = ["to", "how", "gone", "certainty"];

interface ReadContext {
  readonly targets: ReadonlyMap<string, MigrationTarget>;
  readonly report: Report;
  /** The default for rows without a certainty. */
  readonly certainty: Certainty;
}

/** Parses one file of rows and checks it against its calls of V1.0. */
export function readMigration(
  at: SourceNode,
  api: V1Api,
  targets: ReadonlyMap<string, MigrationTarget>,
  report: Report,
): Migration {
  reportUnknownKeys(at, FILE_KEYS, report);
  const certainty = oneOf(at, "certainty", CERTAINTIES, report) ?? "derived";
  const context: ReadContext = { targets, report, certainty };
  const calls = matchRows(at, childrenOf(at, "calls"), api.operations, ({ id }) => id, context);
  const parts = matchRows(at, childrenOf(at, "parts"), api.parts, ({ id }) => id, context);
  return {
    api,
    calls: calls.map(([operation, child]) => readCall(operation, child, context)),
    addedOperations: readTargets(at, "new-operations", context),
    parts: parts.map(([part, child]) => readPart(part, child, context)),
  };
}

/** Pairs each call, part or field of V1.0 with its entry; reports those without a counterpart. */
function matchRows<T extends { readonly source: Source }>(
  at: SourceNode,
  children: readonly Child[],
  things: readonly T[],
  nameOf: (thing: T) => string,
  { report }: ReadContext,
): readonly (readonly [T, Child])[] {
  const names = things.map(nameOf);
  for (const { name, at } of children) {
    if (names.includes(name)) continue;
    report(problem(sourceOf(at), `V1.0 has no "${name}" here.`, nearestName(name, names)));
  }
  return things.flatMap((thing) => {
    const name = nameOf(thing);
    const child = children.find((child) => child.name === name);
    if (child) return [[thing, child] as const];
    const { file, line } = thing.source;
    report(problem(sourceOf(at), `No row for "${name}" of V1.0 (${file}:${line}).`));
    return [];
  });
}

function readCall(operation: CallPair["operation"], child: Child, context: ReadContext): CallPair {
  const { to, how, certainty, source } = readRow(child, context);
  return { operation, to, how, certainty, source };
}

function readPart(part: V1Part, { at }: Child, outer: ReadContext): MigrationPart {
  const { report } = outer;
  reportUnknownKeys(at, PART_KEYS, report);
  const certainty = oneOf(at, "certainty", CERTAINTIES, report) ?? outer.certainty;
  const context: ReadContext = { ...outer, certainty };
  const added = readTargets(at, "new", context);
  const { gone } = at.node;
  if (typeof gone === "string") {
    const row = { to: [], how: gone.trim(), certainty, source: sourceOf(at) };
    return { part, pairs: part.fields.map((field) => ({ field, ...row })), added };
  }
  const rows = matchRows(at, childrenOf(at, "pairs"), part.fields, ({ name }) => name, context);
  return { part, pairs: rows.map(([field, child]) => readPair(field, child, context)), added };
}

function readPair(field: V1Field, child: Child, context: ReadContext): Pair {
  const row = readRow(child, context);
  const namesake = nearestNamesake(field.name, row.to);
  if (namesake !== undefined) {
    const message = `A sibling of this target is named more like "${field.name}" of V1.0.`;
    context.report(problem(row.source, message, namesake));
  }
  const { type } = field;
  if (type === undefined || row.to.length === 0) return { field, ...row };
  const conversions = new Set(row.to.map((target) => conversionOf(type, target)));
  const [conversion] = conversions.size === 1 ? [...conversions] : [undefined];
  if (conversion === undefined && row.how === "") {
    const message = `The types of "${field.name}" (${type}) and its targets imply no conversion: describe one under "how".`;
    context.report(problem(row.source, message));
  }
  if (conversion === undefined || conversion === "same") return { field, ...row };
  return { field, ...row, conversion };
}

/** A row is a target, or a mapping with `to` or `gone`. */
function readRow({ name, value, at }: Child, context: ReadContext): Omit<Pair, "field"> {
  const { report } = context;
  const source = sourceOf(at);
  if (typeof value === "string") {
    return {
      to: findTargets([value], source, context),
      how: "",
      certainty: context.certainty,
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
    to: readTargets(at, "to", context),
    how: String(words ?? "").trim(),
    certainty: oneOf(at, "certainty", CERTAINTIES, report) ?? context.certainty,
    source,
  };
}

function readTargets(
  at: SourceNode,
  key: string,
  context: ReadContext,
): readonly MigrationTarget[] {
  return findTargets(textsOf(at.node[key]), sourceOf(at, key), context);
}

function findTargets(
  names: readonly string[],
  source: Source,
  { targets, report }: ReadContext,
): readonly MigrationTarget[] {
  return names.flatMap((name) => {
    const target = targets.get(name);
    if (target) return [target];
    const nearest = nearestName(name, targets.keys());
    report(problem(source, `The contract has no "${name}".`, nearest));
    return [];
  });
}
