import { LIMITS } from "../../../../sandbox/src/rules/limits.ts";
import { numberIn } from "../../base/number-words.ts";
import type { Fault } from "./fault.ts";
import type { Members } from "./members.ts";

/** "an invalid value, such as 0 for `adults`": whether it is called valid, the value, and the rest. */
const SAMPLE =
  /\b(in)?valid (?:value|number|one)s?\b[^.;:|]{0,30}?\b(?:such as|for example|like|for instance),? `?(-?\w+)`? (?:for|in|as) (?=[\w`])/i;

const WRONG = /\b(?:wrong|bad|illegal|impossible) (?=value|number)/i;

/** Limits that the contract leaves to the sandbox. */
const AT_MOST = new Map<string, number>([["adults", LIMITS.adults]]);

/** Finds samples that are called invalid but are allowed, or the other way round. */
export function wrongSamples(sentence: string, members: Members): readonly Fault[] {
  const plain = sentence.replace(WRONG, "invalid ");
  const found = SAMPLE.exec(plain);
  const [said = "", isInvalid, value = ""] = found ?? [];
  const number = /^-?\d+$/.test(value) ? Number(value) : numberIn(value.toLowerCase());
  if (!found || number === undefined) return [];
  const [phrase] = plain.slice(found.index + said.length).match(members.phrase) ?? [];
  const sent = phrase ? members.of(phrase).filter(({ isSent }) => isSent) : [];
  const bounds = sent
    .filter(({ schema }) => schema.limits.minimum !== undefined)
    .map(({ name, schema }) => ({
      name,
      least: schema.limits.minimum ?? 0,
      most: schema.limits.maximum ?? AT_MOST.get(name) ?? Number.POSITIVE_INFINITY,
    }));
  const isAllowed = bounds.some(({ least, most }) => number >= least && number <= most);
  const [own] = bounds;
  if (!own || isAllowed === (isInvalid === undefined)) return [];
  const most = Number.isFinite(own.most) ? ` to ${own.most}` : " or more";
  return [{ said: `${said}${phrase}`, right: `${own.name}: ${own.least}${most}` }];
}
