import { SANDBOX_KEYS } from "../../../../sandbox/src/scenarios/sandbox-keys.ts";
import { SCENARIOS } from "../../../../sandbox/src/scenarios/scenarios.ts";
import type { Fault } from "./fault.ts";
import { MARKED, markScenarios } from "./mark-scenarios.ts";
import { wrongEffects } from "./wrong-effects.ts";

/** The statuses that scenarios play. */
export const PLAYED: ReadonlyMap<string, readonly string[]> = new Map(
  SCENARIOS.flatMap(({ name, effect }) => {
    if (effect.kind !== "error" && effect.kind !== "failures") return [];
    const statuses = effect.kind === "error" ? [effect.status] : effect.statuses;
    // The sandbox plays the contract's "default" as 502.
    return [[name, statuses.map((status) => (status === "default" ? "502" : status))] as const];
  }),
);
const KEY = new RegExp(`\\b(?:${Object.keys(SANDBOX_KEYS).toReversed().join("|")})\\b(?!-)`, "g");

/** Finds statuses that a scenario or key doesn't play: "sandbox-key-unavailable gets 429" */
function wrongStatuses(marked: string): readonly Fault[] {
  return marked.split(/[,;|]/).flatMap((clause) => {
    const [name = "", ...others] = new Set(clause.match(new RegExp(MARKED, "g")));
    const played = PLAYED.get(name);
    if (!played || others.length > 0) return [];
    const statuses = clause.match(/(?<![\w.-])[45]\d\d\b/g) ?? [];
    return statuses
      .filter((status) => !played.includes(status))
      .map((status) => ({ quote: `${name} … ${status}`, right: played.join(", ") }));
  });
}

/** Keys with a lower limit than the normal one. */
const LIMITED = Object.keys(SANDBOX_KEYS).filter(
  (name) =>
    (SANDBOX_KEYS[name]?.callsPerMinute ?? 0) < (SANDBOX_KEYS["sandbox-key"]?.callsPerMinute ?? 0),
);

/** Finds wrong exceptions about limits: "The only exception is sandbox-key-flaky" */
function wrongExceptions(sentence: string, about: string): readonly Fault[] {
  if (!/\bexception|\bexcept\b/.test(sentence) || !/\blimits?\b/.test(`${about} ${sentence}`))
    return [];
  const keys = sentence.match(KEY) ?? [];
  return keys
    .filter((key) => !LIMITED.includes(key))
    .map((key) => ({ quote: key, right: LIMITED.join(", ") }));
}

/** "All operations draw on that one limit": the sandbox counts each operation by itself. */
const SHARED_LIMIT =
  /\b(?:all|both|the) (?:the )?operations? (?:share|draw on|use up|count (?:against|towards)) (?:an?|one|the same|that|this|its|a single)\b[^,;:]*\blimit\b|\bcalls a minute (?:in (?:total|all)|altogether|together)\b|\bshares? (?:its|one|an?|the) limit (?:between|among|across|with) (?:all|the other|every)/i;

function wrongSharing(sentence: string): readonly Fault[] {
  if (/\b(?:may|might|whether|production|V1\.0|if)\b/i.test(sentence)) return [];
  const [quote] = SHARED_LIMIT.exec(sentence) ?? [];
  return quote === undefined ? [] : [{ quote, right: "each operation is counted separately" }];
}

/** Finds what a sentence gets wrong about the sandbox's scenarios and keys. */
export function wrongPlays(sentence: string, about: string): readonly Fault[] {
  const marked = markScenarios(sentence);
  const faults = [
    ...wrongExceptions(sentence, about),
    ...wrongSharing(sentence),
    ...(marked === sentence ? [] : [...wrongStatuses(marked), ...wrongEffects(marked)]),
  ];
  return faults.map((fault) => ({ ...fault, source: "the sandbox" }));
}
