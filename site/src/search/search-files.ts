import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Problem } from "../../../contract/src/problems/problem.ts";
import { LANGUAGES } from "../../site.config.ts";
import { prefixOf } from "../base/localize-href.ts";
import type { LinkedPage } from "../verify/links/check-links.ts";
import { readAsks, withAsks } from "./asks/asks.ts";
import { buildIndex } from "./index/build-index.ts";
import { indexFormat } from "./index/index-format.ts";
import { printIndex } from "./index/index-lines.ts";
import { indexPath } from "./index/index-path.ts";
import type { RecordSource } from "./records/record-source.ts";
import type { SearchSource } from "./records/search-source.ts";
import { readSynonyms } from "./synonyms/read-synonyms.ts";
import { resolveSynonyms } from "./synonyms/resolve-synonyms.ts";

export interface IndexSource extends Pick<SearchSource, "config" | "catalogues"> {
  readonly recordsOf: RecordSource;
}

interface SearchFile {
  /** "search/en-3.0.1a2b3c4d.json" */
  readonly name: string;
  readonly body: string;
}

export interface SearchFiles {
  readonly files: readonly SearchFile[];
  /** The link targets of all results, for the link check. */
  readonly leads: LinkedPage;
  readonly problems: readonly Problem[];
}

const NOTHING_ASKED = new Map();

/**
 * Builds the index of each language and version. Synonyms and asks apply only to the current
 * version, which has the places they lead to.
 */
export function searchFiles({ config, catalogues, recordsOf }: IndexSource): SearchFiles {
  const format = indexFormat();
  const { groups, problems } = readSynonyms(...readData("synonyms.yaml"), LANGUAGES);
  const asked = readAsks(...readData("asks.yaml"));
  const built = config.versions.flatMap(({ id, archived }) =>
    config.locales.map(({ code }) => {
      const asks = archived ? NOTHING_ASKED : asked.asks;
      const found = withAsks(recordsOf(id, code), asks, prefixOf(config, code));
      const { records } = found;
      const own = archived ? [] : groups;
      const synonyms = resolveSynonyms(own, records, config, code);
      const texts = catalogues(code).search;
      const body = printIndex(buildIndex(code, records, synonyms.rows, texts));
      const name = indexPath(code, id, format).slice(1);
      const hrefs = records.map(({ page, anchor }) => page.href + (anchor && `#${anchor}`));
      return { file: { name, body }, hrefs, problems: [...found.problems, ...synonyms.problems] };
    }),
  );
  return {
    files: built.map(({ file }) => file),
    leads: {
      path: "",
      file: "site/src/search/records/create-records.ts",
      anchors: [],
      links: built.flatMap(({ hrefs }) => hrefs.map((href) => ({ href }))),
      frame: [],
    },
    problems: [...problems, ...asked.problems, ...built.flatMap((one) => one.problems)],
  };
}

/** The path of a data file, for messages, and its text. */
function readData(name: string): [file: string, text: string] {
  const path = fileURLToPath(new URL(`../../search/${name}`, import.meta.url));
  return [`site/search/${name}`, readFileSync(path, "utf8")];
}
