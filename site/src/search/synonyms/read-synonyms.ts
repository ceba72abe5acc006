import { isObject } from "../../../../contract/src/base/json-object.ts";
import { nearestName } from "../../../../contract/src/problems/nearest-name.ts";
import { type Problem, problem } from "../../../../contract/src/problems/problem.ts";
import { listOf, parseYaml } from "../../../../contract/src/read/parse-yaml.ts";
import type { Locale } from "../../../site.config.ts";

/** One thing, and the words that readers use for it. */
export interface SynonymGroup {
  /** Contract names, or paths of places without locale; the first is shown first. */
  readonly means: readonly string[];
  /** Words of our prose to search for as well. */
  readonly words: readonly string[];
  /** What readers say, by language. */
  readonly said: ReadonlyMap<Locale, readonly string[]>;
  /** Where it is defined, for messages. */
  readonly source: { readonly file: string; readonly line: number };
}

export interface ReadSynonyms {
  readonly groups: readonly SynonymGroup[];
  readonly problems: readonly Problem[];
}

const KEYS = ["means", "words"];

/** Parses the groups of `site/search/synonyms.yaml`. `file` is only for messages. */
export function readSynonyms(file: string, text: string, locales: readonly Locale[]): ReadSynonyms {
  const keys = [...KEYS, ...locales];
  const problems: Problem[] = [];
  const { root, lineOf } = parseYaml(file, text, (found) => problems.push(found));
  const groups = listOf(root.groups)
    .filter(isObject)
    .map((group): SynonymGroup => {
      const source = { file, line: lineOf(group) };
      for (const key of Object.keys(group)) {
        if (keys.includes(key)) continue;
        const at = { file, line: lineOf(group, key) };
        problems.push(problem(at, `Unknown key "${key}" in a group.`, nearestName(key, keys)));
      }
      const means = textsOf(group.means);
      const words = textsOf(group.words);
      if (means.length + words.length === 0) {
        problems.push(problem(source, "This group needs `means` or `words`."));
      }
      return {
        means,
        words,
        said: new Map(locales.map((code) => [code, textsOf(group[code])])),
        source,
      };
    });
  return { groups, problems };
}

function textsOf(value: unknown): readonly string[] {
  return listOf(value).filter((one) => typeof one === "string");
}
