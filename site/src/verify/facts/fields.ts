import type { Contract, Property, Schema } from "../../../../contract/src/model.ts";
import type { Fault } from "./fault.ts";

/** The fields that a name in a sentence can mean, under "LiveQuery.market" and "market". */
export type Fields = ReadonlyMap<string, readonly Field[]>;

export interface Field extends Property {
  /** Whether a client sends it. */
  readonly isSent: boolean;
}

export function fieldsOf({ specifications }: Contract): Fields {
  const fields = new Map<string, Field[]>();
  for (const [name, schema] of specifications.flatMap((one) => [...one.schemas])) {
    if (schema.kind !== "object") continue;
    for (const property of schema.properties) {
      const field = { ...property, isSent: /Query|Request/.test(name) };
      for (const key of [`${name}.${property.name}`, property.name])
        fields.set(key, [...(fields.get(key) ?? []), field]);
    }
  }
  return fields;
}

/** Names that can't be ordinary words: "LiveQuery.market", "sessionToken". */
const NAME = /\b[A-Z][a-z]\w*\.[a-z]\w*\b(?![.([])|(?<![\w.])[a-z]+[A-Z]\w*\b(?![.(\][])/g;

/** Sentences about something other than the contract, or with a condition. */
const ELSEWHERE = /\b(?:V1\.0|sandbox|client|whether|unless|if|where|when)\b|\?/i;

const KINDS: Readonly<Record<string, readonly Schema["kind"][]>> = {
  list: ["array"],
  map: ["map"],
  object: ["object", "map"],
  text: ["string", "enum"],
  string: ["string", "enum"],
  boolean: ["boolean"],
  flag: ["boolean"],
  number: ["integer", "number"],
};
const IS_KIND = new RegExp(
  `^\\W*(?:is|are|comes? as|becomes?) (?:now )?an? (?:single |plain |whole |short )?(${Object.keys(KINDS).join("|")})\\b(?! of (?:legs|places))`,
);

const ALWAYS =
  /\b(?:is|are) always (?:there|present|set|given|filled|in the response)\b|\bnever (?:missing|absent|left out|empty)\b|\balways (?:present|there|set)\b/;
const OPTIONAL =
  /\b(?:is|are) optional\b|\b(?:can|may) be (?:left out|omitted|missing)\b|\bcan leave (?:it|them) out\b/;
const REQUIRED = /\b(?:is|are) required\b|\bmust (?:always )?be (?:sent|given|set)\b/;

/** Finds where a sentence about one field contradicts the contract. */
export function wrongFields(sentence: string, fields: Fields): readonly Fault[] {
  const named = Array.from(sentence.matchAll(NAME)).filter(([name]) => fields.has(name));
  const [first] = named;
  if (!first || new Set(named.map(([name]) => name)).size > 1) return [];
  const [name] = first;
  const own = fields.get(name) ?? [];
  if (ELSEWHERE.test(sentence)) {
    // The condition of "It is always there, and null if …" is in another clause.
    const clause = sentence.split(/[,;:|]/).find((text) => text.includes(name)) ?? "";
    return ELSEWHERE.test(clause) || !ALWAYS.test(clause) ? [] : wrongPresence(clause, own);
  }
  const behind = sentence.slice(first.index + name.length);
  return [...wrongPresence(sentence, own), ...wrongKind(behind, own), ...wrongUnit(sentence, own)];
}

function wrongPresence(sentence: string, own: readonly Field[]): readonly Fault[] {
  const isSent = own.every((field) => field.isSent);
  const fault = (words: RegExp, isWrong: boolean, right: string) => {
    const [said] = words.exec(sentence) ?? [];
    return said !== undefined && isWrong ? [{ said, right }] : [];
  };
  const isOptional = own.every(({ required }) => !required);
  const isRequired = own.every(({ required }) => required);
  return [
    ...fault(ALWAYS, !isSent && isOptional, "can be missing"),
    ...fault(OPTIONAL, isSent && isRequired, "required"),
    ...fault(REQUIRED, isSent && isOptional && !OPTIONAL.test(sentence), "optional"),
  ];
}

function wrongKind(behind: string, own: readonly Field[]): readonly Fault[] {
  const [said, kind = ""] = IS_KIND.exec(behind) ?? [];
  const kinds = KINDS[kind];
  if (said === undefined || own.some(({ schema }) => kinds?.includes(schema.kind))) return [];
  return [
    { said: said.trim(), right: [...new Set(own.map(({ schema }) => schema.kind))].join(", ") },
  ];
}

/** Finds "in seconds" about a field that the contract describes in minutes. */
function wrongUnit(sentence: string, own: readonly Field[]): readonly Fault[] {
  const units = [...new Set(own.flatMap(({ schema }) => [...unitsIn(schema.description)]))];
  if (units.length === 0) return [];
  return [...unitsIn(sentence)]
    .filter((unit) => !units.includes(unit))
    .map((unit) => ({ said: `in ${unit}`, right: `in ${units.join(", ")}` }));
}

function unitsIn(text: string): ReadonlySet<string> {
  const found = text.matchAll(/\b(?:in|of|as|whole) (milliseconds|seconds|minutes|hours|days)\b/g);
  return new Set(Array.from(found, ([, unit = ""]) => unit));
}
