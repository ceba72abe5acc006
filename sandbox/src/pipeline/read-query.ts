import { badRequest, type Failure, violation } from "../http/errors.ts";

const NOTHING = { query: {} };

/** The query string as values by name. A parameter sent twice is refused as ambiguous. */
export function readQuery(
  search: string,
): { readonly query: Readonly<Record<string, string>> } | Failure {
  if (search === "") return NOTHING;
  const parameters = new URLSearchParams(search);
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const name of parameters.keys()) (seen.has(name) ? twice : seen).add(name);
  if (twice.size > 0) {
    return badRequest(
      [...twice].map((name) => violation(onOneLine(name), "one value", "must be sent once")),
    );
  }
  return { query: Object.fromEntries(parameters) };
}

/** A message has one sentence per line. */
function onOneLine(name: string): string {
  return name.replaceAll(/\s+/g, " ");
}
