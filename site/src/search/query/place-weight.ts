import { fold } from "../words/fold.ts";
import type { FoundRecord } from "./found-record.ts";
import type { Query } from "./read-query.ts";

/** Pages about one aspect of using the APIs, which contain the words of all others. */
interface Area {
  readonly at: RegExp;
  /** Other places that also answer queries about it. */
  readonly near?: RegExp;
  /** Matches the start of words that ask for it. */
  readonly asked: RegExp;
  /** The weight of its places for queries that ask for it; `aside` is that for all others. */
  readonly worth: number;
  readonly aside: number;
}

const SANDBOX: Area = {
  at: /\/docs\/sandbox(\/|$)/,
  asked:
    /^(sandbox|test|mock|simul|fake|forc|trigger|provo[ck]|reproduc|scenari|pr[ou]e?b|forz|escenari)/,
  worth: 1.3,
  aside: 0.75,
};

const AREAS: readonly Area[] = [
  {
    at: /\/migration-guide\/|\/migration-overview$/,
    near: /\/category\/migra|\/change-log$|\/v1-names$|\/docs\/intro$/,
    asked: /^(v1|1\.0|migra|old|legacy|former|replaced|replacement|upgrad|antigu|anterior)/,
    worth: 1.3,
    aside: 0.7,
  },
  SANDBOX,
  {
    at: /\/docs\/client/,
    asked: /^(client|typescript|javascript|npm|sdk|browser|navegador)/,
    worth: 1,
    aside: 0.75,
  },
  {
    at: /\/docs\/change-log$/,
    asked: /^(chang|releas|version|histor|new|log$|cambi|novedad)/,
    worth: 1,
    aside: 0.75,
  },
];

/** The weight of other places if the query names an area: "sort results in v1". */
const ELSEWHERE = 0.5;

/** The weight of a reference page, which names everything on it and explains nothing. */
const REFERENCE = 0.6;

/** The weight of a place, which depends on the area that the query asks for. */
export function placeWeight({ kind, page: [href] }: FoundRecord, { words }: Query): number {
  if (kind === "page" && /\/api\//.test(href)) return REFERENCE;
  const area = AREAS.find(({ at }) => at.test(href));
  if (!area) return 1;
  return isAskedFor(area, words) ? area.worth : area.aside;
}

/** Decisions and scenarios of the sandbox are worded like what the API does. */
const ROW_OF_SANDBOX = 0.8;

/** The weight of a row of the sandbox's tables for synonyms and asks; 1 for every other place. */
export function sandboxRowWeight({ kind, page: [href] }: FoundRecord, { words }: Query): number {
  const isRow = kind === "scenario" || href.includes("/docs/sandbox/open-points");
  return isRow && !isAskedFor(SANDBOX, words) ? ROW_OF_SANDBOX : 1;
}

/** How likely a place is meant: less so if the query asks for an area that it is not in. */
export function areaWeight({ page: [href] }: FoundRecord, { words }: Query): number {
  const areas = AREAS.filter((area) => area.worth > 1 && isAskedFor(area, words));
  return areas.length === 0 || areas.some(({ at, near }) => at.test(href) || near?.test(href))
    ? 1
    : ELSEWHERE;
}

function isAskedFor({ asked }: Area, words: Query["words"]): boolean {
  return words.some(({ written }) => asked.test(fold(written)));
}
