import { fold } from "../words/fold.ts";
import type { FoundRecord } from "./found-record.ts";
import type { Query } from "./read-query.ts";

/** Pages about one way to use the APIs: they hold the words of all others. */
interface Area {
  readonly at: RegExp;
  /** Other places that answer who asks for it. */
  readonly near?: RegExp;
  /** How words begin that ask for it. */
  readonly asked: RegExp;
  /** What its places are worth to who asks for it, and to everybody else. */
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
];

/** What is meant elsewhere is worth, where the query names an area: "sort results in v1". */
const ELSEWHERE = 0.5;

/** The page of a reference names all that stands on it, and explains none of it. */
const REFERENCE = 0.6;

/** What a place is worth to a reader who may ask for something else. */
export function placeWorth({ kind, page: [href] }: FoundRecord, { words }: Query): number {
  if (kind === "page" && /\/api\//.test(href)) return REFERENCE;
  const area = AREAS.find(({ at }) => at.test(href));
  if (!area) return 1;
  return isAskedFor(area, words) ? area.worth : area.aside;
}

/** What the sandbox decided or plays is said in the words of what the API does. */
const ROW_OF_SANDBOX = 0.8;

/** What a row of the sandbox's tables is worth as something that is meant, and every other place. */
export function worthAsRow({ kind, page: [href] }: FoundRecord, { words }: Query): number {
  const isRow = kind === "scenario" || href.includes("/docs/sandbox/open-points");
  return isRow && !isAskedFor(SANDBOX, words) ? ROW_OF_SANDBOX : 1;
}

/** How likely a place is the one that is meant: less so, where the query asks for an area it is not in. */
export function worthAsMeant({ page: [href] }: FoundRecord, { words }: Query): number {
  const asked = AREAS.filter((area) => area.worth > 1 && isAskedFor(area, words));
  return asked.length === 0 || asked.some(({ at, near }) => at.test(href) || near?.test(href))
    ? 1
    : ELSEWHERE;
}

function isAskedFor({ asked }: Area, words: Query["words"]): boolean {
  return words.some(({ written }) => asked.test(fold(written)));
}
