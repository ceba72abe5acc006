import type { Contract } from "../model.ts";
import { nameEnumValue, rootOf } from "../names/name-field.ts";
import { problem, type Report } from "../problems/problem.ts";
import { findUncovered } from "./find-uncovered.ts";
import type { Migration, MigrationPart, MigrationTarget } from "./model.ts";

/** Checks a parsed migration against the contract. */
export function reportMigration(
  migration: Migration,
  contract: Contract,
  file: string,
  report: Report,
): void {
  reportSharedAnchors(migration, report);
  reportUncovered(migration, contract, file, report);
  for (const part of migration.parts) reportPairedAndNew(part, report);
}

/** Reports rows of an API that share an anchor, since one page can show any of its parts. */
function reportSharedAnchors({ parts }: Migration, report: Report): void {
  const seen = new Map<string, string>();
  for (const { field } of parts.flatMap(({ pairs }) => pairs)) {
    const first = seen.get(field.anchor);
    const message = `The row "${field.anchor}" is already at line ${first}: give the part an "anchor".`;
    if (first !== undefined) report(problem(field.source, message));
    seen.set(field.anchor, String(field.source.line));
  }
}

/** Reports fields in no row, of all operations that the migration's calls lead to. */
function reportUncovered(
  { calls, parts }: Migration,
  { specifications }: Contract,
  file: string,
  report: Report,
): void {
  const pairs = parts.flatMap((one) => one.pairs);
  const added = parts.flatMap((one) => one.added);
  const paired = pairs.flatMap(({ to }) => to);
  const listed = new Set([...paired, ...added].map(({ canonical }) => canonical));
  const targets = new Set(operationsOf(calls.flatMap(({ to }) => to)));
  const operations = specifications.flatMap((specification) => specification.operations);
  const uncovered = operations
    .filter(({ id }) => targets.has(id))
    .flatMap((operation) => findUncovered(operation, listed));
  for (const name of new Set([...uncovered, ...parts.flatMap(valuesLeftOut)])) {
    const last = name.split(".").at(-1) ?? name;
    const beside = pairs.find(({ to }) => to.some(({ siblings }) => siblings.includes(last)));
    const message = `"${name}" of 3.0 is in no row: pair it, or list it as "new".`;
    report(problem(beside?.source ?? { file }, message));
  }
}

/** Reports targets that a part lists as new although it also pairs them. */
function reportPairedAndNew({ pairs, added }: MigrationPart, report: Report): void {
  for (const { name, canonical } of added) {
    const pair = pairs.find(({ to }) => to.some((target) => target.canonical === canonical));
    if (pair)
      report(
        problem(
          pair.source,
          `"${name}" is paired in this row and listed as "new": remove one of the two.`,
        ),
      );
  }
}

/** Values that no row names, of the enums that a part of values leads to. */
function valuesLeftOut({ part, pairs, added }: MigrationPart): readonly string[] {
  if (part.where !== "value") return [];
  const enumValues = [...pairs.flatMap(({ to }) => to), ...added].filter(
    ({ kind }) => kind === "value",
  );
  const all = enumValues.flatMap(({ name, siblings }) =>
    siblings.map((value) => nameEnumValue(rootOf(name), value)),
  );
  return all.filter((name) => enumValues.every((target) => target.name !== name));
}

/** Reports operations of the contract that no call of V1.0 leads to and no file lists as new. */
export function reportOperations(
  migrations: readonly Migration[],
  { specifications }: Contract,
  report: Report,
): void {
  const reached = new Set(
    migrations.flatMap(({ calls, addedOperations }) =>
      operationsOf([...calls.flatMap(({ to }) => to), ...addedOperations]),
    ),
  );
  for (const { id, source } of specifications.flatMap(({ operations }) => operations)) {
    if (reached.has(id)) continue;
    report(problem(source, `No migration leads to "${id}", and none lists it as new.`));
  }
}

function operationsOf(targets: readonly MigrationTarget[]): readonly string[] {
  return targets.filter(({ kind }) => kind === "operation").map(({ name }) => name);
}
