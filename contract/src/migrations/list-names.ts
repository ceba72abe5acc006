import type { Certainty, Migrations } from "./model.ts";

/** A name of V1.0 as search and other indexes need it. */
export interface MigratedName {
  /** Of its field: "live-prices/legs/Stops". */
  readonly id: string;
  /** "Stops" */
  readonly name: string;
  /** "Legs[].Stops" */
  readonly paths: readonly string[];
  /** Other spellings, and words that readers look for. */
  readonly synonyms: readonly string[];
  /** Ids of the calls that had it: "poll-session". */
  readonly operations: readonly string[];
  /** The anchor of its row, wherever it is shown. */
  readonly anchor: string;
  /** Names of the contract; empty when it is gone. */
  readonly to: readonly string[];
  readonly how: string;
  readonly certainty: Certainty;
}

/** Every named field of V1.0 with its places in 3.0, in the order of the files. */
export function listNames(migrations: Migrations): readonly MigratedName[] {
  const operations = [...migrations.values()].flatMap(({ api }) => api.operations);
  return [...migrations.values()].flatMap(({ parts }) =>
    parts.flatMap(({ part, pairs }) => {
      const having = operations.filter((operation) => operation.parts.includes(part));
      return pairs
        .filter(({ field }) => field.isNamed)
        .map(({ field, to, how, certainty }) => ({
          id: field.id,
          name: field.name.split(".").at(-1) ?? field.name,
          paths: field.paths,
          synonyms: [...field.also, ...field.keywords],
          operations: having.map(({ id }) => id),
          anchor: field.anchor,
          to: to.map((place) => place.name),
          how,
          certainty,
        }));
    }),
  );
}
