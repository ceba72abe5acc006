import type { Root, TableCell, TableRow } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import type { Migrations } from "../../../../contract/src/migrations/model.ts";
import { nearestName } from "../../../../contract/src/problems/nearest-name.ts";
import {
  type Mistake,
  mistake,
  type Problem,
  problem,
} from "../../../../contract/src/problems/problem.ts";
import { nodesOf } from "../../markdown/each-node.ts";
import type { Scope } from "../names/create-scopes.ts";
import type { V1Names } from "../names/v1-names.ts";
import { STATUS_NAMES } from "../values/status-names.ts";

type Places = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Rows of written tables about V1.0: what a row lists under an object are fields of that object, and
 * what a column "In 3.0" has is where the field of the row went.
 */
export function checkV1Rows(
  file: string,
  tree: Root,
  { v1 }: Scope,
  migrations: Migrations,
): readonly Problem[] {
  const calls = callsByPath(migrations);
  const led = nodesOf(tree, "tableRow").flatMap((row) =>
    wrongApis(row, calls).map(({ message, nearest }) =>
      problem({ file, line: row.position?.start.line }, message, nearest),
    ),
  );
  if (v1.words.size === 0) return led;
  const became = placesByField(migrations);
  const problems: Problem[] = [];
  for (const {
    children: [head, ...rows],
  } of nodesOf(tree, "table")) {
    const now = head?.children.findIndex((cell) => textOf(cell) === "In 3.0") ?? -1;
    for (const row of rows) {
      const place = { file, line: row.position?.start.line };
      const mistakes = [
        ...wrongFields(row, now, v1),
        ...wrongPlaces(row, now, became),
        ...wrongStatuses(row, now),
        ...wrongConstants(row, became),
      ];
      problems.push(...mistakes.map(({ message, nearest }) => problem(place, message, nearest)));
    }
  }
  return [...led, ...problems];
}

/** "`/apiservices/reference/v1.0` | [Geo](/docs/geo/…)": an API that no such call became. */
function wrongApis(row: TableRow, calls: Places): readonly Mistake[] {
  const [, path = ""] = /\/apiservices\/(\w+)\/v1\.0/.exec(textOf(row)) ?? [];
  const own = [...(calls.get(path) ?? [])];
  if (own.length === 0) return [];
  return nodesOf(row, "link").flatMap(({ url }) => {
    const [, folder = ""] = /^\/docs\/([\w-]+)\//.exec(url) ?? [];
    const prefix = PATHS[folder];
    if (prefix === undefined || own.some((call) => call.includes(prefix))) return [];
    return [mistake(`"${path}" of V1.0 did not become ${folder}.`, own[0])];
  });
}

/** What the paths of an API begin with, by its folder of the documentation. */
const PATHS: Readonly<Record<string, string>> = {
  "flights-live-prices": "/v3/flights/live/",
  "flights-indicative-prices": "/v3/flights/indicative/",
  autosuggest: "/v3/autosuggest/",
  geo: "/v3/geo/",
  culture: "/v3/culture/",
};

/** "reference" → "GET /apiservices/v3/culture/markets/{locale}" and so on. */
function callsByPath(migrations: Migrations): Places {
  const found = new Map<string, Set<string>>();
  for (const { operation, to } of [...migrations.values()].flatMap(({ calls }) => calls)) {
    const [, path = ""] = /^\/apiservices\/(\w+)\//.exec(operation.path) ?? [];
    const known = found.get(path) ?? new Set();
    for (const { label } of to) known.add(label);
    found.set(path, known);
  }
  return found;
}

/** "`Carriers` | list: `Id`, `ParentId`": fields that the object of the first cell had not. */
function wrongFields(row: TableRow, now: number, v1: V1Names): readonly Mistake[] {
  const [first, ...others] = row.children;
  const [object, ...more] = first ? namesIn(first) : [];
  if (object === undefined || more.length > 0) return [];
  const own = fieldsBelow(v1.paths, object);
  const listed = others.filter((_, index) => index + 1 !== now).flatMap(namesIn);
  return listed
    .filter((name) => own.length > 0 && !own.includes(name) && v1.words.has(name))
    .map((name) =>
      mistake(`V1.0 had no "${name}" in "${object}".`, nearestName(name, own) ?? own[0]),
    );
}

/** "`Id` | the id | `iata`": places that the fields of the first cell did not go to. */
function wrongPlaces(row: TableRow, now: number, became: Places): readonly Mistake[] {
  const [first] = row.children;
  const cell = now < 1 ? undefined : row.children[now];
  const fields = first ? namesIn(first) : [];
  const places = fields.flatMap((name) => [...(became.get(name) ?? [])]);
  if (!cell || places.length === 0) return [];
  return namesIn(cell)
    .filter((name) => !places.includes(name))
    .map((name) => {
      const message = `"${fields.join(", ")}" of V1.0 did not become "${name}".`;
      return mistake(message, nearestName(name, places) ?? places[0]);
    });
}

/** "301 | moved | the same": a status that 3.0 has not, or one that it has and is "not used". */
function wrongStatuses(row: TableRow, now: number): readonly Mistake[] {
  const [status = "", said = ""] = [row.children[0], row.children[now]].map((cell) =>
    cell ? textOf(cell) : "",
  );
  if (now < 1 || !/^\d{3}$/.test(status)) return [];
  const isUsed = status === "200" || STATUS_NAMES.has(status);
  if (isUsed && said.startsWith("not used")) return [mistake(`3.0 uses ${status}.`)];
  return isUsed || !/^the same\b/.test(said) ? [] : [mistake(`3.0 doesn't use ${status}.`)];
}

/** "HTTP 304 | RESULT_ACTION_OMITTED": a constant that a status of V1.0 did not become. */
function wrongConstants(row: TableRow, became: Places): readonly Mistake[] {
  const [status, ...others] = textOf(row).match(/(?<!\d)(?:204|304|410)(?!\d)/g) ?? [];
  const constants = [...(became.get(status ?? "") ?? [])].filter((name) => /^[A-Z]+_/.test(name));
  if (status === undefined || others.length > 0 || constants.length === 0) return [];
  return row.children
    .flatMap(namesIn)
    .filter((name) => /^RESULT_[A-Z_]+$/.test(name) && !constants.includes(name))
    .map((name) => mistake(`${status} of V1.0 did not become ${name}.`, constants[0]));
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

/** "IataCode" → "iata", "Place.iata": the names that a field of V1.0 went to. */
function placesByField(migrations: Migrations): Places {
  const places = new Map<string, Set<string>>();
  for (const { field, to } of [...migrations.values()].flatMap(({ parts }) =>
    parts.flatMap(({ pairs }) => pairs),
  )) {
    const name = field.name.split(".").at(-1) ?? "";
    const known = places.get(name) ?? new Set();
    for (const { label } of to) known.add(label).add(label.split(".").at(-1) ?? label);
    places.set(name, known);
  }
  return places;
}
