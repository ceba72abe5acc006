import { isObject } from "../../../../contract/src/base/json-object.ts";
import { nearestName } from "../../../../contract/src/problems/nearest-name.ts";
import { type Problem, problem } from "../../../../contract/src/problems/problem.ts";
import { parseYaml } from "../../../../contract/src/read/parse-yaml.ts";
import type { SearchRecord } from "../records/record.ts";

/** Phrases of readers by the place they look for, without locale. */
export type Asks = ReadonlyMap<string, Ask>;

interface Ask {
  readonly text: string;
  readonly source: { readonly file: string; readonly line: number };
}

export interface ReadAsks {
  readonly asks: Asks;
  readonly problems: readonly Problem[];
}

/** Parses `site/search/asks.yaml`. `file` is only for messages. */
export function readAsks(file: string, text: string): ReadAsks {
  const problems: Problem[] = [];
  const { root, lineOf } = parseYaml(file, text, (found) => problems.push(found));
  const places = isObject(root.asks) ? root.asks : {};
  const asks = new Map(
    Object.entries(places).map(([place, said]): [string, Ask] => {
      return [place, { text: String(said), source: { file, line: lineOf(places, place) } }];
    }),
  );
  return { asks, problems };
}

/** Adds the phrases to their records; an unknown place is a problem. */
export function withAsks(records: readonly SearchRecord[], asks: Asks, prefix: string) {
  const known = new Set(records.map((record) => placeOf(record, prefix)));
  const lost = [...asks].filter(([place]) => !known.has(place));
  return {
    records: records.map((record): SearchRecord => {
      const ask = asks.get(placeOf(record, prefix));
      return ask ? { ...record, asked: ask.text } : record;
    }),
    problems: lost.map(([place, { source }]) =>
      problem(source, `Search knows no place "${place}".`, nearestName(place, known)),
    ),
  };
}

function placeOf({ page, anchor }: SearchRecord, prefix: string): string {
  return page.href.slice(prefix.length) + (anchor && `#${anchor}`);
}
