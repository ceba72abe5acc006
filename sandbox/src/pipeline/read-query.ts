import { badRequest, type Failure, violation } from "../errors.ts";

/** The query string as texts by name. A parameter that is sent twice is refused: which one counts? */
export function readQuery(
  url: URL,
): { readonly query: Readonly<Record<string, string>> } | Failure {
  const names = [...url.searchParams.keys()];
  const twice = [...new Set(names.filter((name, index) => names.indexOf(name) !== index))];
  if (twice.length > 0) {
    return badRequest(twice.map((name) => violation(name, "one value", "must be sent once")));
  }
  return { query: Object.fromEntries(url.searchParams) };
}
