import type { Contract, SpecificationId } from "../../../../contract/src/model.ts";
import { apisNamedIn } from "../names/apis-named-in.ts";
import { isName } from "../statements/stem-of.ts";
import type { Fault } from "./fault.ts";

/** The names of each kind of search that the other one doesn't have. */
export type SearchNames = ReadonlyMap<SpecificationId, ReadonlySet<string>>;

const SEARCHES: readonly SpecificationId[] = ["flights-live-pricing", "flights-indicative"];

const ELSEWHERE =
  /\b(?:V1\.0|sandbox|client|whether|no|not|never|nor|neither|without|unlike|only|other|differs?|both|first|then|where|whereas|while|but)\b|n['’]t\b|\?/i;

export function searchNamesOf({ specifications }: Contract): SearchNames {
  const all = specifications.map(({ id, schemas }) => {
    const names = [...schemas].flatMap(([holder, schema]) => [
      holder,
      ...(schema.kind === "object" ? schema.properties.map(({ name }) => name) : []),
      ...(schema.kind === "enum" ? schema.values.map(({ value }) => value) : []),
    ]);
    return { id, names: new Set(names) };
  });
  const isOnlyIn = (id: SpecificationId, name: string) =>
    all.every((one) => one.names.has(name) === (one.id === id));
  return new Map(
    all
      .filter(({ id }) => SEARCHES.includes(id))
      .map(({ id, names }) => [id, new Set([...names].filter((name) => isOnlyIn(id, name)))]),
  );
}

/** The part of a trip that only a live query has, in a cell: "Travellers, Indicative search: adults" */
const TRAVELLERS =
  /, [Ii]ndicative[^:,]*: ([^|]*\b(?:adults|children|ages|cabin class(?:es)?)\b[^|]*)/;

/** Finds names of one kind of search in a sentence about the other one alone. */
export function wrongSearches(sentence: string, names: SearchNames): readonly Fault[] {
  const [, cell] = TRAVELLERS.exec(sentence) ?? [];
  if (cell !== undefined && !ELSEWHERE.test(cell))
    return [{ quote: cell, right: "no indicative query has travellers" }];
  if (ELSEWHERE.test(sentence)) return [];
  return sentence.split(/; |, and (?=\w+ (?:an?|the) )/).flatMap((part) => wrongNames(part, names));
}

function wrongNames(sentence: string, names: SearchNames): readonly Fault[] {
  const [kind, ...others] = apisNamedIn(sentence).filter((id) => names.has(id));
  if (!kind || others.length > 0) return [];
  const [other] = [...names].filter(([id]) => id !== kind);
  return (sentence.match(/\w+/g) ?? [])
    .filter((word) => isName(word) && other?.[1].has(word))
    .map((word) => ({ quote: word, right: `${word} is not of ${kind}` }));
}
