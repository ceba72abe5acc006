import type { Words } from "../words/words.ts";

/** A path in a query, which may be that of an operation. */
export interface RequestPath {
  /** Its segments as terms. */
  readonly segments: readonly string[];
  /** Whether the query is this request and no question about it. */
  readonly isAlone: boolean;
}

/** A query without the syntax of requests, and the paths in it. */
export interface Request {
  /** Only the path of a URL, without method, host, query string and HTTP version. */
  readonly text: string;
  readonly paths: readonly RequestPath[];
}

const METHOD = /\b(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)\s+(?=\S*\/)/gi;
const HTTP_VERSION = /\sHTTP\/\d(?:\.\d)?\b/gi;
const HOST = /\bhttps?:\/\/[^\s/"'`?#]+(?=\/[^\s/])/gi;
const QUERY_STRING = /(\/[^\s/?"'`]*)\?[^\s"'`]+/g;
const PATH = /[^\s/"'`()<>,]*(?:\/[^\s/"'`()<>,]+)+/g;
/** What precedes a path in code and logs. */
const IN_CODE = /^curl\b|["'`(]$/i;
/** What follows it in prose. */
const PUNCTUATION = /[.:;!]+$/;
const WORD = /\p{L}{3,}/gu;
/** One word may be a status or a command; more are a question about the request. */
const FURTHER_WORDS = 1;

/** Reads request lines, URLs and paths, as they are in code and logs. */
export function readRequest(typed: string, words: Words): Request {
  if (!typed.includes("/")) return { text: typed, paths: [] };
  const bare = typed.replace(HTTP_VERSION, "").replace(HOST, "").replace(QUERY_STRING, "$1");
  const text = bare.replace(METHOD, "");
  const paths = Array.from(text.matchAll(PATH), ({ 0: path, index }): RequestPath => {
    const before = text.slice(0, index);
    const others = `${before} ${text.slice(index + path.length)}`.match(WORD) ?? [];
    const segments = path.replace(PUNCTUATION, "").split("/");
    return {
      segments: segments.filter((segment) => segment !== "").map(words.term),
      isAlone: others.length <= FURTHER_WORDS || IN_CODE.test(before),
    };
  });
  return { text, paths };
}
