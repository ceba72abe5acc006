import { SANDBOX_KEYS } from "../../../../sandbox/src/scenarios/sandbox-keys.ts";
import { SCENARIOS, type ScenarioName } from "../../../../sandbox/src/scenarios/scenarios.ts";
import type { Fault } from "./fault.ts";

/** The statuses that scenarios and keys play, for names that aren't ordinary words. */
const PLAYED = new Map<string, readonly string[]>(
  SCENARIOS.flatMap(({ name, key, effect }) => {
    if (effect.kind !== "error" && effect.kind !== "failures") return [];
    const statuses = effect.kind === "error" ? [effect.status] : effect.statuses;
    // The sandbox plays the contract's "default" as 502.
    const played = statuses.map((status) => (status === "default" ? "502" : status));
    const names = [name, key?.name ?? ""].filter((one) => one.includes("-") || one === "flaky");
    return names.map((one) => [one, played] as const);
  }),
);
const KEY = new RegExp(`\\b(?:${Object.keys(SANDBOX_KEYS).toReversed().join("|")})\\b(?!-)`, "g");
const NAME = new RegExp(`\\b(?:${[...PLAYED.keys()].join("|")})\\b(?!-)`, "g");

/** Finds statuses that a scenario or key doesn't play: "sandbox-key-unavailable gets 429" */
function wrongStatuses(sentence: string): readonly Fault[] {
  return sentence.split(/[,;|]/).flatMap((clause) => {
    const [name = "", ...others] = new Set(clause.match(NAME));
    const played = PLAYED.get(name);
    if (!played || others.length > 0) return [];
    const statuses = clause.match(/(?<![\w.-])[45]\d\d\b/g) ?? [];
    return statuses
      .filter((status) => !played.includes(status))
      .map((status) => ({ said: `${name} … ${status}`, right: played.join(", ") }));
  });
}

/** Words for a situation, by the scenario that plays it. */
const SITUATIONS: Readonly<Partial<Record<ScenarioName, RegExp>>> = {
  "too-many-requests": /\b(?:limit is (?:reached|used up)|too many (?:calls|requests))\b/,
  flaky: /\bfails?,? (?:twice|and (?:then )?works|at first)\b|\bwatch your client retry\b/,
  delayed: /\b(?:response|call) is (?:late|slow)\b/,
  unfriendly: /\b(?:every (?:other )?edge case|least convenient)\b/,
  failed: /\bfails? half ?way\b/,
  "never-completes": /\b(?:never (?:ends|completes|finishes)|stays? incomplete)\b/,
  "no-results": /\b(?:nothing is found|finds? nothing)\b/,
  "empty-prices": /\bprices? (?:is|are) missing\b/,
  "expired-token": /\b(?:comes back too late|too old to poll)\b/,
  moving: /\boffers (?:that )?disappear\b/,
};
const NAMES = new Set<string>(SCENARIOS.map(({ name }) => name));

/** Finds the wrong scenario for a situation: "A search never ends: the scenario `slow`" */
function wrongScenarios(sentence: string): readonly Fault[] {
  if (!/\b(?:scenarios?|send) /.test(sentence)) return [];
  const named = (sentence.match(/[a-z]+(?:-[a-z]+)*/g) ?? []).filter((word) => NAMES.has(word));
  const [first] = named;
  if (first === undefined) return [];
  return Object.entries(SITUATIONS).flatMap(([name, situation]) => {
    const [said] = situation.exec(sentence) ?? [];
    return said === undefined || named.includes(name) ? [] : [{ said: first, right: name }];
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
    .map((key) => ({ said: key, right: LIMITED.join(", ") }));
}

/** Finds what a sentence gets wrong about the sandbox's scenarios and keys. */
export function wrongPlays(sentence: string, about: string): readonly Fault[] {
  if (!/sandbox-key|scenario|\bsend\b/.test(sentence)) return [];
  return [
    ...wrongStatuses(sentence),
    ...wrongScenarios(sentence),
    ...wrongExceptions(sentence, about),
  ];
}
