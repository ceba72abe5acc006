import { repeatedItems } from "../../../contract/src/base/repeated-items.ts";
import { badRequest, type Failure, violation } from "../http/errors.ts";

const NOTHING = { query: {} };

/** The query string as values by name. A parameter sent twice is refused as ambiguous. */
export function readQuery(
  search: string,
): { readonly query: Readonly<Record<string, string>> } | Failure {
  if (search === "") return NOTHING;
  const parameters = new URLSearchParams(search);
  const repeated = repeatedItems(parameters.keys());
  if (repeated.length > 0) {
    return badRequest(
      repeated.map((name) => violation(onOneLine(name), "one value", "must be sent once")),
    );
  }
  return { query: Object.fromEntries(parameters) };
}

/** A message has one sentence per line. */
function onOneLine(name: string): string {
  return name.replaceAll(/\s+/g, " ");
}
