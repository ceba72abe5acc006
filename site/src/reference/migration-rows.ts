import { type Coverage, coverageOf } from "../../../contract/src/migrations/coverage.ts";
import type {
  CallPair,
  Conversion,
  Migration,
  MigrationPart,
  Migrations,
  MigrationTarget,
  Pair,
  Where,
} from "../../../contract/src/migrations/model.ts";
import { nearestName } from "../../../contract/src/problems/nearest-name.ts";
import { type Mistake, mistake } from "../../../contract/src/problems/problem.ts";

/** The kind of a row: a whole call, or where a field is in it. */
export type RowKind = Where | "call";

export interface MigrationRow {
  /** Id of the call or the field: "live-prices/legs/Stops". */
  readonly id: string;
  readonly anchor: string;
  /** The V1.0 name: "Stops", "GET /apiservices/…"; prose if `isCode` is false. */
  readonly name: string;
  readonly isCode: boolean;
  readonly kind: RowKind;
  /** What a call did, in a sentence; empty for a field. */
  readonly does: string;
  /** Its successors; empty if it is gone. */
  readonly to: readonly MigrationTarget[];
  readonly how: string;
  readonly conversion?: Conversion;
}

export interface MigrationRows {
  /** The label of the table: "Live prices V1.0: legs". */
  readonly label: string;
  readonly rows: readonly MigrationRow[];
  readonly added: readonly MigrationTarget[];
  /** Absent if only some of the rows are shown. */
  readonly coverage?: Coverage;
}

/** The attributes of the directive; lists are separated by commas. */
export interface MigrationChoice {
  /** An API of V1.0: "live-prices". */
  readonly of: string;
  /** Its parts, "calls", or parts of another API: "create-form,shared/statuses". */
  readonly part: string;
  /** V1.0 names, and "new" for what V1.0 did not have; all if absent. */
  readonly only?: string;
}

/**
 * The rows of a table, calls first, then parts in the requested order; or what is wrong with the
 * choice.
 */
export function chooseRows(
  migrations: Migrations,
  { of, part, only }: MigrationChoice,
): MigrationRows | Mistake {
  const migration = migrations.get(of);
  if (!migration) return unknown(`There is no migration of "${of}".`, of, [...migrations.keys()]);
  const names = listOf(part);
  const partNames = namesOfParts(migration, migrations);
  const wrong = names.find((name) => !partNames.includes(name));
  if (wrong !== undefined) return unknown(`"${of}" has no part "${wrong}".`, wrong, partNames);

  const parts = names.flatMap((name) => partsNamed(name, migration, migrations));
  const calls = names.includes("calls") ? migration.calls.map(toCallRow) : [];
  const rows = [
    ...calls,
    ...parts.flatMap(({ part, pairs }) => pairs.map((pair) => toRow(pair, part.where))),
  ];
  const added = parts.flatMap((one) => one.added);
  const { title } = migration.api;
  const ofV1 = title.endsWith("V1.0") ? title : `${title} V1.0`;
  const label = `${ofV1}: ${names.map(partWords).join(", ")}`;
  if (only === undefined) {
    return { label, rows, added, ...(parts.length > 0 && { coverage: coverageOf(parts) }) };
  }
  const chosen = listOf(only);
  const selectors = ["new", ...rows.flatMap(selectorsOf)];
  const missing = chosen.find((name) => !selectors.includes(name));
  if (missing !== undefined) return unknown(`No row is "${missing}".`, missing, selectors);
  return {
    label,
    rows: rows.filter((row) => selectorsOf(row).some((name) => chosen.includes(name))),
    added: chosen.includes("new") ? added : [],
  };
}

function namesOfParts({ api, parts }: Migration, migrations: Migrations): readonly string[] {
  const others = [...migrations.values()].filter((other) => other.api !== api);
  return [
    "calls",
    ...parts.map(({ part }) => part.id),
    ...others.flatMap((other) => other.parts.map(({ part }) => `${other.api.id}/${part.id}`)),
  ];
}

function partsNamed(
  name: string,
  own: Migration,
  migrations: Migrations,
): readonly MigrationPart[] {
  const [first = "", second] = name.split("/");
  const migration = second === undefined ? own : migrations.get(first);
  return migration?.parts.filter(({ part }) => part.id === (second ?? first)) ?? [];
}

/** A row is chosen by its shown name or by its anchor without "v1-", for a call its id. */
function selectorsOf({ anchor, name }: MigrationRow): readonly string[] {
  return [name, anchor.replace(/^v1-/, "")];
}

function toCallRow({ operation, to, how }: CallPair): MigrationRow {
  const { id, method, path, does } = operation;
  const name = `${method} ${shortPath(path)}`;
  return { id, anchor: `v1-${id}`, name, isCode: true, kind: "call", does, to, how };
}

function toRow({ field, to, how, conversion }: Pair, kind: Where): MigrationRow {
  const { id, anchor, name, isNamed } = field;
  return {
    id,
    anchor,
    name: name.split(".").at(-1) ?? name,
    isCode: isNamed,
    kind,
    does: "",
    to,
    how,
    ...(conversion && { conversion }),
  };
}

/** Cuts a path with more than three parameters at the first. */
function shortPath(path: string): string {
  const inputs = path.match(/\{/g) ?? [];
  return inputs.length > 3 ? path.replace(/\{.*$/, "…") : path;
}

/** partWords("shared/create-form") → "create form" */
function partWords(name: string): string {
  return name.replace(/^.*\//, "").replaceAll("-", " ");
}

function listOf(text: string): readonly string[] {
  return text.split(",").map((item) => item.trim());
}

function unknown(message: string, written: string, known: readonly string[]): Mistake {
  return mistake(message, nearestName(written, known));
}
