import type { Contract, Operation, Schema } from "../../../../contract/src/model.ts";
import type { Fault } from "./fault.ts";

/** What the responses of an operation have, with the names that sentences give the operation. */
interface Returning {
  readonly name: RegExp;
  /** "markets" */
  readonly things: readonly string[];
}

export interface Returns {
  readonly operations: readonly Returning[];
  /** Matches "lists the locales", "every locale", and a cell that begins so. */
  readonly told: RegExp;
}

const ELSEWHERE = /\b(?:V1\.0|whether|no|not|never|nor|neither|without|instead)\b|n['’]t\b|\?/i;

/** The operations whose responses have one kind of thing, as the four lists and the places. */
export function returnsOf({ specifications }: Contract): Returns {
  const operations = specifications
    .flatMap((one) => one.operations)
    .map((operation) => ({ name: nameOf(operation), things: thingsOf(operation) }))
    .filter(({ things }) => things.length > 0);
  const things = [...new Set(operations.flatMap((one) => one.things))].join("|");
  const singular = things.replaceAll(/ies\b/g, "y").replaceAll(/s\b/g, "");
  return {
    operations,
    told: new RegExp(
      `(?:\\| |\\b(?:returns?|lists?|gives?|loads?|fetch(?:es)?) )(?:(?:the|all|all the|your) (${things})|(?:every|each) (${singular}))\\b`,
      "gi",
    ),
  };
}

function nameOf({ id, path }: Operation): RegExp {
  const [start = ""] = path.split("{");
  const plain = start.replaceAll(/[/.]/g, "\\$&");
  return new RegExp(`\\b${id}\\b|${plain}${path === start ? "(?![\\w/])" : "\\{"}`);
}

function thingsOf({ responses: [success] }: Operation): readonly string[] {
  if (success?.schema.kind !== "object") return [];
  return success.schema.properties.filter(({ schema }) => isMany(schema)).map(({ name }) => name);
}

function isMany({ kind }: Schema): boolean {
  return kind === "array" || kind === "map";
}

/** Finds things that a sentence or a row says an operation returns, but another one does. */
export function wrongReturns(sentence: string, { operations, told }: Returns): readonly Fault[] {
  if (ELSEWHERE.test(sentence)) return [];
  const [own, ...others] = operations.filter(({ name }) => name.test(sentence));
  if (!own || others.length > 0) return [];
  return Array.from(sentence.matchAll(told)).flatMap(([said, many, one = ""]) => {
    const thing = (many ?? one.replace(/y$/, "ie").concat("s")).toLowerCase();
    return own.things.includes(thing)
      ? []
      : [{ said: said.replace("| ", ""), right: `the ${own.things.join(", ")}` }];
  });
}
