import type { Schema } from "../../../../contract/src/model.ts";
import type { Fault } from "./fault.ts";
import type { Members } from "./members.ts";

/** "limit is in query", "both are next to the query" */
const PLACED =
  /^(?:,? (?:and|or) \w+)? (?:is|are|goes|go|belongs?|stands?|sits?) (?:now )?(in|inside|within|into|next to|beside|outside(?: of)?) (?:the )?(\w+)\b(?! (?:string|parameter|call|section|page))/;

const ELSEWHERE = /\b(?:V1\.0|path|header|whether|no|never|neither|if)\b|n['’]t\b|\?/i;

/** Finds fields that a sentence puts inside an object though they are beside it, or the reverse. */
export function wrongNesting(sentence: string, about: string, members: Members): readonly Fault[] {
  if (ELSEWHERE.test(sentence) || /\bV1\.0\b/.test(about)) return [];
  return Array.from(sentence.matchAll(members.phrase)).flatMap(({ 0: phrase, index }) => {
    const behind = sentence.slice(index + phrase.length).split(/[;|]|, (?:and|but) /)[0] ?? "";
    const [said, where = "", object = ""] = PLACED.exec(behind) ?? [];
    const fields = members.of(phrase).filter(({ name }) => name === phrase);
    const outer = members.of(object).filter(({ name }) => name === object);
    const inside = outer.flatMap(({ schema }) => namesIn(schema));
    if (said === undefined || object === phrase || fields.length === 0 || inside.length === 0)
      return [];
    const isInside = inside.includes(phrase);
    const isBeside = outer.some(({ holder }) => fields.some((field) => field.holder === holder));
    if (/^in/.test(where) ? isInside || !isBeside : isBeside || !isInside) return [];
    return [{ said: `${phrase}${said}`, right: `it is ${isInside ? "in" : "next to"} ${object}` }];
  });
}

function namesIn(schema: Schema): readonly string[] {
  if (schema.kind === "array") return namesIn(schema.items);
  return schema.kind === "object" ? schema.properties.map(({ name }) => name) : [];
}
