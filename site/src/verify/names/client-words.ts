import { readdirSync, readFileSync } from "node:fs";
import { createClient } from "../../../../client/src/create-client.ts";
import * as client from "../../../../client/src/index.ts";

const FOLDER = new URL("../../../../client/src/", import.meta.url);

/**
 * What a page that uses the client may name of it: what it exports, what a client can do, and the
 * members and values of its types.
 */
export function clientWords(): ReadonlySet<string> {
  const sources = readdirSync(FOLDER).filter((name) => /^[a-z-]+\.ts$/.test(name));
  return new Set([
    ...Object.keys(client),
    ...Object.keys(createClient({ baseUrl: "" })),
    ...sources.flatMap((name) => wordsIn(readFileSync(new URL(name, FOLDER), "utf8"))),
  ]);
}

function wordsIn(source: string): readonly string[] {
  const members = Array.from(source.matchAll(/^ {2}readonly (\w+)\??:/gm), ([, name = ""]) => name);
  const unions = Array.from(
    source.matchAll(/^export type \w+ =\s*([^;]+);/gm),
    ([, of = ""]) => of,
  );
  const values = unions.flatMap((union) =>
    Array.from(union.matchAll(/"([a-z]+)"/g), ([, value = ""]) => value),
  );
  return [...members, ...values];
}
