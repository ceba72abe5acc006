import type { Root, TableCell, TableRow } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import { faultsOf, type Meaning } from "../../../../contract/specification/meanings.ts";
import { WORDS_OF_VERSION_1 } from "../../../../contract/specification/words-of-version-1.ts";
import type { Migrations } from "../../../../contract/src/migrations/model.ts";
import { nearestName } from "../../../../contract/src/problems/nearest-name.ts";
import {
  type Mistake,
  mistake,
  type Problem,
  problem,
} from "../../../../contract/src/problems/problem.ts";
import { nodesOf } from "../../markdown/each-node.ts";
import { STATUS_NAMES } from "../../values/status-names.ts";
import type { Scope } from "../names/create-scopes.ts";
import type { V1Names } from "../names/v1-names.ts";
import { callsByPath, type TargetsByName, targetsByField } from "./targets-by-field.ts";

/**
 * Checks hand-written tables about V1.0: a row may list only fields of its object, and a column "In
 * 3.0" must say where the field of the row went.
 */
export function checkV1Rows(
  file: string,
  tree: Root,
  scope: Scope,
  migrations: Migrations,
  scopeOf: (route: string) => Scope,
): readonly Problem[] {
  const { v1 } = scope;
  const calls = callsByPath(migrations);
  const led = nodesOf(tree, "tableRow").flatMap((row) =>
    wrongApis(row, calls, scopeOf).map(({ message, nearest }) =>
      problem({ file, line: row.position?.start.line }, message, nearest),
    ),
  );
  if (v1.words.size === 0) return led;
  const became = targetsByField(migrations);
  const meanings = WORDS_OF_VERSION_1.filter(({ name }) => isAbout(name, scope, migrations));
  const problems: Problem[] = [];
  for (const {
    children: [head, ...rows],
  } of nodesOf(tree, "table")) {
    const columnOf = (title: RegExp) =>
      head?.children.findIndex((cell) => title.test(textOf(cell))) ?? -1;
    const now = columnOf(/^(?:In )?3\.0$/);
    const then = columnOf(/^V1\.0$/);
    for (const row of rows) {
      const location = { file, line: row.position?.start.line };
      const mistakes = [
        ...wrongFields(row, now, v1),
        ...wrongPlaces(row, now, then, became),
        ...wrongStatuses(row, now),
        ...wrongMeanings(row, now, meanings),
        ...wrongConstants(row, became),
        ...wrongVersions(row, now, then, scope),
      ];
      problems.push(...mistakes.map(({ message, nearest }) => problem(location, message, nearest)));
    }
  }
  return [...led, ...problems];
}

/** Finds the wrong API for a V1.0 path: "`/apiservices/reference/v1.0` | [Geo](/docs/geo/…)" */
function wrongApis(
  row: TableRow,
  calls: TargetsByName,
  scopeOf: (route: string) => Scope,
): readonly Mistake[] {
  const [, path = ""] = /\/apiservices\/(\w+)\/v1\.0/.exec(textOf(row)) ?? [];
  const rowCalls = [...(calls.get(path) ?? [])];
  if (rowCalls.length === 0) return [];
  return nodesOf(row, "link").flatMap(({ url }) => {
    const [, folder] = /^\/docs\/([\w-]+)\//.exec(url) ?? [];
    const { operations } = scopeOf(url).contract;
    // A page about all APIs is never wrong.
    const isOfOne = folder !== undefined && operations.size > 0 && operations.size < MANY;
    if (!isOfOne || rowCalls.some((call) => operations.has(call))) return [];
    return [mistake(`"${path}" of V1.0 did not become ${folder}.`, rowCalls[0])];
  });
}

/** More operations than any API has. */
const MANY = 6;

/** Finds fields that the first cell's object didn't have: "`Carriers` | list: `Id`, `ParentId`" */
function wrongFields(row: TableRow, now: number, v1: V1Names): readonly Mistake[] {
  const [first, ...others] = row.children;
  const [object, ...more] = first ? namesIn(first) : [];
  if (object === undefined || more.length > 0) return [];
  const objectFields = fieldsBelow(v1.paths, object);
  const listed = others.filter((_, index) => index + 1 !== now).flatMap(namesIn);
  return listed
    .filter((name) => objectFields.length > 0 && !objectFields.includes(name) && v1.words.has(name))
    .map((name) =>
      mistake(
        `V1.0 had no "${name}" in "${object}".`,
        nearestName(name, objectFields) ?? objectFields[0],
      ),
    );
}

/** Finds targets that the row's fields of V1.0 did not become: "`Id` | the id | `iata`" */
function wrongPlaces(
  row: TableRow,
  now: number,
  then: number,
  became: TargetsByName,
): readonly Mistake[] {
  const cell = now < 1 ? undefined : row.children[now];
  const old = row.children[Math.max(then, 0)];
  const fields = old ? namesIn(old) : [];
  const targets = fields.flatMap((name) => [...(became.get(name) ?? [])]);
  if (!cell || targets.length === 0) return [];
  // A table with a column for each version may list new names next to the right ones.
  if (then >= 0 && namesIn(cell).some((name) => targets.includes(name))) return [];
  return namesIn(cell)
    .filter((name) => !targets.includes(name))
    .map((name) => {
      const message = `"${fields.join(", ")}" of V1.0 did not become "${name}".`;
      return mistake(message, nearestName(name, targets) ?? targets[0]);
    });
}

/** Finds "301 | moved | the same" if 3.0 lacks the status, or "not used" if it has it. */
function wrongStatuses(row: TableRow, now: number): readonly Mistake[] {
  const [status = "", statement = ""] = [row.children[0], row.children[now]].map((cell) =>
    cell ? textOf(cell) : "",
  );
  if (now < 1 || !/^\d{3}$/.test(status)) return [];
  const isUsed = status === "200" || STATUS_NAMES.has(status);
  if (isUsed && statement.startsWith("not used")) return [mistake(`3.0 uses ${status}.`)];
  return isUsed || !/^the same\b/.test(statement) ? [] : [mistake(`3.0 doesn't use ${status}.`)];
}

/** Whether a name may be one of a page: "browse-prices/places/IataCode" is that of one API alone. */
function isAbout(name: string, { isOfV1, about }: Scope, migrations: Migrations): boolean {
  const [api = ""] = name.split("/");
  return isOfV1 && (!migrations.has(api) || about.includes(`V1.0 ${api}`));
}

/**
 * Finds words that the meaning of the row's field or status rules out: "204 | the search is over". A
 * name with several meanings is wrong only by all of them.
 */
function wrongMeanings(
  { children: [first, ...others] }: TableRow,
  now: number,
  meanings: readonly Meaning[],
): readonly Mistake[] {
  const row = first ? textOf(first) : "";
  const text = others.filter((_, index) => index + 1 !== now).map((cell) => textOf(cell));
  const faults = meanings
    .filter(({ name }) => name.split(/[/.]/).at(-1) === row)
    .map((meaning) => faultsOf({ ...meaning, says: [] }, text.join(" ")));
  if (faults.some((own) => own.length === 0)) return [];
  return faults.slice(0, 1).map(([fault]) => mistake(`The row of ${row} ${fault}.`));
}

/** Finds a constant that a V1.0 status did not become: "HTTP 304 | RESULT_ACTION_OMITTED" */
function wrongConstants(row: TableRow, became: TargetsByName): readonly Mistake[] {
  const [status, ...others] = textOf(row).match(/(?<!\d)(?:204|304|410)(?!\d)/g) ?? [];
  const constants = [...(became.get(status ?? "") ?? [])].filter((name) => /^[A-Z]+_/.test(name));
  if (status === undefined || others.length > 0 || constants.length === 0) return [];
  return row.children
    .flatMap(namesIn)
    .filter((name) => /^RESULT_[A-Z_]+$/.test(name) && !constants.includes(name))
    .map((name) => mistake(`${status} of V1.0 did not become ${name}.`, constants[0]));
}

/** Finds names that only the other version has: "`apiKey` | `x-api-key`" below "3.0 | V1.0" */
function wrongVersions(
  row: TableRow,
  now: number,
  then: number,
  { v1, contract: { fields, values, headers } }: Scope,
): readonly Mistake[] {
  if (now < 0 || then < 0) return [];
  const isOld = (name: string) => v1.words.has(name);
  const isNew = (name: string) => fields.has(name) || values.has(name) || headers.has(name);
  const namesAt = (column: number) => row.children.slice(column, column + 1).flatMap(namesIn);
  return [
    ...namesAt(then)
      .filter((name) => isNew(name) && !isOld(name))
      .map((name) => mistake(`V1.0 had no "${name}".`)),
    ...namesAt(now)
      .filter((name) => isOld(name) && !isNew(name))
      .map((name) => mistake(`3.0 has no "${name}".`)),
  ];
}

function namesIn(cell: TableCell): readonly string[] {
  return nodesOf(cell, "inlineCode").map(({ value }) => value);
}

/** fieldsBelow(paths of live prices, "Carriers") → "Id", "Code", "Name" and so on. */
function fieldsBelow(paths: readonly (readonly string[])[], name: string): readonly string[] {
  return paths.flatMap((path) => {
    const at = path.indexOf(name);
    return at < 0 ? [] : path.slice(at + 1);
  });
}
