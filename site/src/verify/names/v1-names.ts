import type { Migrations, V1Operation } from "../../../../contract/src/migrations/model.ts";
import { v1Vocabulary } from "../../../../contract/src/migrations/v1-vocabulary.ts";

/** The names of some calls of V1.0. */
export interface V1Names {
  /** "Legs", "Stops", "apiKey" */
  readonly words: ReadonlySet<string>;
  /** The steps of each path, "Legs[].Stops"; a dotted name has to be part of one. */
  readonly paths: readonly (readonly string[])[];
  readonly statuses: ReadonlySet<string>;
}

/** @param about ids of APIs and calls of V1.0: "live-prices", "poll-session" */
export function v1Names(migrations: Migrations, about: ReadonlySet<string>): V1Names {
  const vocabulary = v1Vocabulary(migrations);
  const chosen = v1Operations(migrations, about);
  const parts = chosen.flatMap((operation) => operation.parts);
  const fields = parts.flatMap((part) => part.fields).filter(({ isNamed }) => isNamed);
  return {
    words: new Set(chosen.flatMap(({ id }) => [...(vocabulary.get(id) ?? [])])),
    paths: fields.flatMap((field) => field.paths.map(splitPath)),
    statuses: new Set(
      parts.flatMap((part) => (part.where === "status" ? part.fields.map(({ name }) => name) : [])),
    ),
  };
}

/** Whether a dotted name is a part of a path: "Dates.OutboundDates". */
export function isV1Path({ paths }: V1Names, dotted: string): boolean {
  const steps = splitPath(dotted);
  return paths.some((path) =>
    path.some((_, start) => steps.every((step, index) => path[start + index] === step)),
  );
}

/**
 * Whether V1.0 had a call: by its full path, by the start up to a slash, or shortened with an
 * ellipsis.
 * @param method omitted if prose names only a path
 */
export function isV1Call(migrations: Migrations, path: string, method?: string): boolean {
  const start = path.replace(/\/?…$/, "");
  return [...migrations.values()]
    .flatMap(({ api }) => api.operations)
    .some((operation) => {
      if (method !== undefined && method !== operation.method) return false;
      const isStart = method === undefined || path.endsWith("…");
      return operation.path === start || (isStart && operation.path.startsWith(`${start}/`));
    });
}

/** Ids of the APIs and calls that a page can say it is about. */
export function v1Ids(migrations: Migrations): readonly string[] {
  return [...migrations].flatMap(([id, { api }]) => [id, ...api.operations.map((one) => one.id)]);
}

function v1Operations(migrations: Migrations, about: ReadonlySet<string>): readonly V1Operation[] {
  return [...migrations].flatMap(([id, { api }]) =>
    api.operations.filter((operation) => about.has(id) || about.has(operation.id)),
  );
}

function splitPath(path: string): readonly string[] {
  return path.split(".").map((step) => step.replace(/[[{].*$/, ""));
}
