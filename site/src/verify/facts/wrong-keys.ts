import type { Schema } from "../../../../contract/src/model.ts";
import { stemOf } from "../statements/stem-of.ts";
import type { Fault } from "./fault.ts";
import type { Holder } from "./holders.ts";
import type { Members } from "./members.ts";

/** "as a key into `segments`", "keys of agents" */
const KEY_OF = /\bkeys? (?:in|into|of|from|to) (?:the )?(?:content\.results\.)?`?(\w+)`?/g;

/** "Segments stand inside their legs" */
const INSIDE =
  /\b(\w+) (?:is|are|stands?|sits?|comes?|lies?|lives?)(?: (?:now|also))? (?:inside|within|(?:nested|embedded) (?:in|inside|within)) (?:of )?(?:its|their|each|every|the|an?) `?(\w+)`?/gi;

const ELSEWHERE =
  /\b(?:V1\.0|sandbox|client|whether|no|not|never|neither|nor|if)\b|\b(?:include|exclude)d?\b|n['’]t\b|\?/i;

/** Finds keys of another map than the field's, and objects inside others, though all are flat. */
export function wrongKeys(
  sentence: string,
  members: Members,
  holders: ReadonlyMap<string, Holder>,
): readonly Fault[] {
  const clauses = sentence.split(/[;,|] /).filter((clause) => !ELSEWHERE.test(clause));
  return [
    ...(ELSEWHERE.test(sentence) ? [] : ofAnotherMap(sentence, members, holders)),
    ...clauses.flatMap((clause) => insideAnother(clause, holders)),
  ];
}

function ofAnotherMap(
  sentence: string,
  members: Members,
  holders: ReadonlyMap<string, Holder>,
): readonly Fault[] {
  const told = [...sentence.matchAll(KEY_OF)].filter(([, map = ""]) => holders.has(map));
  if (told.length === 0) return [];
  const named = new Set(sentence.match(/\b[a-z]+(?:[A-Z][a-z]+)+\b/g));
  const maps = [...named].flatMap((name) =>
    members.of(name).flatMap(({ schema }) => mapOf(schema) ?? []),
  );
  if (maps.length === 0) return [];
  return told
    .filter(([, map = ""]) => !maps.includes(map))
    .map(([said]) => ({ said, right: [...new Set(maps)].join(", ") }));
}

function insideAnother(sentence: string, holders: ReadonlyMap<string, Holder>): readonly Fault[] {
  const mapped = [...holders].filter(([, { isMapped }]) => isMapped);
  const maps = new Set(mapped.map(([name]) => stemOf(name)));
  return [...sentence.matchAll(INSIDE)].flatMap(([said, inner = "", outer = ""]) => {
    const [one, other] = [inner, outer].map((word) => stemOf(word.toLowerCase()));
    const isWrong = one !== other && [one, other].every((stem = "") => maps.has(stem));
    return isWrong ? [{ said, right: "each is in a map of its own" }] : [];
  });
}

function mapOf(schema: Schema): string | undefined {
  if (schema.kind === "array") return mapOf(schema.items);
  return "keyOf" in schema ? schema.keyOf : undefined;
}
