import type { Migrations } from "../../../../contract/src/migrations/model.ts";
import type { Contract } from "../../../../contract/src/model.ts";
import { nearestName } from "../../../../contract/src/problems/nearest-name.ts";
import { type Mistake, mistake } from "../../../../contract/src/problems/problem.ts";
import { type ContractNames, contractNames } from "./contract-names.ts";
import { type V1Names, v1Ids, v1Names } from "./v1-names.ts";

/** The names that a text may use without qualification. */
export interface Scope {
  readonly contract: ContractNames;
  readonly v1: V1Names;
  /** Whether V1.0 comes first: a name that 3.0 has as well means that of V1.0. */
  readonly isOfV1: boolean;
  /** What the scope was created from: "geo", "LiveQuery", "V1.0 live-prices". */
  readonly about: readonly string[];
}

export interface Scopes {
  /** The scope of a page: that of the nearest folder, and the page's own `about`. */
  readonly ofRoute: (route: string, about?: readonly string[]) => Scope;
  readonly of: (about: readonly string[]) => Scope;
  readonly everything: Scope;
  /** The mistake in an entry of an `about`, if there is one. */
  readonly mistakeIn: (entry: string) => Mistake | undefined;
}

const V1 = "V1.0 ";

/** @param folders "/docs/geo" → ["geo"]; the longest one that a route is in applies */
export function createScopes(
  contract: Contract,
  migrations: Migrations,
  folders: Readonly<Record<string, readonly string[]>>,
): Scopes {
  const remembered = new Map<string, Scope>();
  const of = (about: readonly string[]): Scope => {
    const isOfV1 = about[0]?.startsWith(V1) === true;
    const key = `${isOfV1} ${[...new Set(about)].sort().join(" ")}`;
    const cached = remembered.get(key);
    if (cached) return cached;
    const retired = about.filter((entry) => entry.startsWith(V1));
    const scope = {
      about,
      isOfV1,
      contract: contractNames(contract, new Set(about)),
      v1: v1Names(migrations, new Set(retired.map((entry) => entry.slice(V1.length)))),
    };
    remembered.set(key, scope);
    return scope;
  };
  const known = [
    ...contract.specifications.flatMap(({ id, operations, schemas }) => [
      id,
      ...operations.map((operation) => operation.id),
      ...schemas.keys(),
    ]),
    ...v1Ids(migrations).map((id) => V1 + id),
  ];
  const everything = [
    ...contract.specifications.map(({ id }) => id),
    ...[...migrations.keys()].map((id) => V1 + id),
  ];
  return {
    of,
    ofRoute: (route, about = []) => of([...aboutOf(route, folders), ...about]),
    everything: of(everything),
    mistakeIn: (entry) =>
      known.includes(entry)
        ? undefined
        : mistake(`"${entry}" is no API, operation or schema.`, nearestName(entry, known)),
  };
}

function aboutOf(
  route: string,
  folders: Readonly<Record<string, readonly string[]>>,
): readonly string[] {
  const folder = Object.keys(folders)
    .filter((folder) => route === folder || route.startsWith(`${folder}/`))
    .sort((a, b) => b.length - a.length)[0];
  return folder === undefined ? [] : (folders[folder] ?? []);
}
