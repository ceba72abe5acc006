import type { Root } from "mdast";
import type { Contract, ObjectSchema } from "../../../../contract/src/model.ts";
import {
  type Problem,
  problem,
  type SourceLocation,
} from "../../../../contract/src/problems/problem.ts";
import { claimsOf, sentencesOf, shorten } from "../facts/claims-of.ts";

/** "Every query has a market and a locale" */
const HAS =
  /\b(?:every|each|all) ((?:\w+ )*?(?:query|queries|search|searches)) (?:always )?(?:has|have|sends?|needs?|includes?|takes?|also ha(?:s|ve)) ([^.;:]*)/gi;

/** Finds fields that a sentence attributes to every query although one doesn't require them. */
export function checkQueryLists(file: string, tree: Root, contract: Contract): readonly Problem[] {
  const queries = queryObjects(contract);
  const names = new Set<string>(
    queries.flatMap(([, { properties }]) => properties.map(({ name }) => name)),
  );
  // On the pages of an API, "every query" means every query of this API.
  const [, api = ""] = /flights-(live|indicative)-prices/.exec(file) ?? [];
  const qualifyKind = (kind: string) =>
    /\b(?:live|indicative)\b/i.test(kind) ? kind : `${api} ${kind}`;
  return claimsOf(tree).flatMap(({ text, line }) =>
    sentencesOf(text).flatMap((sentence) =>
      Array.from(sentence.matchAll(HAS)).flatMap(([, kind = "", list = ""]) =>
        unrequired({ file, line }, sentence, queriesOf(queries, qualifyKind(kind)), names, list),
      ),
    ),
  );
}

type Query = readonly [name: string, schema: ObjectSchema];

/** The query objects of request bodies, without `PlaceQuery`. */
function queryObjects({ specifications }: Contract): readonly Query[] {
  return specifications
    .flatMap(({ schemas }) => [...schemas])
    .flatMap(([name, schema]) =>
      schema.kind === "object" && /^(?!Place)\w+Query$/.test(name) ? [[name, schema] as const] : [],
    );
}

/** The queries that are meant. "Every search …" doesn't include suggestions. */
function queriesOf(queries: readonly Query[], kind: string): readonly Query[] {
  if (/\b(?:live|indicative)\b/i.test(kind)) {
    return queries.filter(([name]) =>
      kind.toLowerCase().includes(name.replace("Query", "").toLowerCase()),
    );
  }
  return /\b(?:flight|search|searches)\b/i.test(kind)
    ? queries.filter(([name]) => name !== "SuggestQuery")
    : queries;
}

function unrequired(
  location: SourceLocation,
  sentence: string,
  queries: readonly Query[],
  names: ReadonlySet<string>,
  list: string,
): readonly Problem[] {
  const [claimed = ""] = list.split(/\b(?:can|may|but|if|where|when|unless)\b/i);
  const words: readonly string[] = claimed.toLowerCase().match(/\w+/g) ?? [];
  return [...names]
    .filter((name) => words.includes(name.toLowerCase()))
    .flatMap((name) => {
      const without = queries.find(
        ([, { properties }]) => !properties.find((one) => one.name === name)?.required,
      );
      if (!without) return [];
      return [problem(location, `"${shorten(sentence)}": ${without[0]} does not require ${name}.`)];
    });
}
