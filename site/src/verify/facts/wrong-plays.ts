import { findScenario } from "../../../../sandbox/src/scenarios/find-scenario.ts";
import { SANDBOX_KEYS } from "../../../../sandbox/src/scenarios/sandbox-keys.ts";
import type { Scenario } from "../../../../sandbox/src/scenarios/scenario.ts";
import { SCENARIOS } from "../../../../sandbox/src/scenarios/scenarios.ts";
import type { Fault } from "./fault.ts";
import { MARKED, markScenarios, unmark } from "./mark-scenarios.ts";
import { wrongEffects } from "./wrong-effects.ts";
import { wrongReach } from "./wrong-reach.ts";

/** The statuses that scenarios play. */
const PLAYED = new Map<string, readonly string[]>(
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
      .map((status) => ({ said: `${name} … ${status}`, right: played.join(", ") }));
  });
}

/** "`slow` has a key of its own", "`flaky` can be played with a reserved place" */
const WAY =
  /<([a-z-]+)> (?:also )?(?:has|can (?:also )?be (?:played|triggered|requested|used) (?:with|by|through|from)|comes with|works with) (no |only )?(?:an? |its |their )?(?:own )?(?:reserved )?(key|place|airport)\b/g;

/** Finds keys and places that a scenario doesn't have, and denials of those that it has. */
function wrongWays(marked: string): readonly Fault[] {
  return Array.from(marked.matchAll(WAY)).flatMap(([said, name = "", no, kind]) => {
    const scenario = findScenario(name);
    if (!scenario || no === "only ") return [];
    const has = (kind === "key" ? scenario.key : scenario.place) !== undefined;
    if (has === (no === undefined)) return [];
    return [{ said: unmark(said), right: waysOf(scenario) }];
  });
}

/** "slow: header, place XX3" */
function waysOf({ name, key, place }: Scenario): string {
  const ways = ["header", key && `key ${key.name}`, place && `place ${place.iata}`];
  return `${name}: ${ways.filter((way) => way !== undefined).join(", ")}`;
}

const PLAY = "(?:plays?|triggers?|starts?|runs?|get|see|request|stands? for|is for)";

/** "XX3 plays `no-results`", "to see `no-results`, search from XX3", "XX3 for `no-results`" */
const PAIRS = [
  new RegExp(`<([a-z-]+)> (?:and )?(?:${PLAY}|means) (?:the scenario )?<([a-z-]+)>`, "g"),
  new RegExp(`\\b(?:to ${PLAY}|for) <([a-z-]+)>,? (?:[a-z]+ )*<([a-z-]+)>`, "gi"),
  new RegExp(`<([a-z-]+)> (?:to ${PLAY}|for) <([a-z-]+)>`, "g"),
];

/** Finds keys and places that are said to play another scenario than theirs. */
function wrongPairs(sentence: string, marked: string): readonly Fault[] {
  if (!/sandbox-key-|\bXX|\b999000/.test(sentence)) return [];
  return PAIRS.flatMap((pair) => Array.from(marked.matchAll(pair))).flatMap(
    ([, one = "", other = ""]) => {
      const scenario = findScenario(one);
      return !scenario || one === other ? [] : [{ said: sentence, right: waysOf(scenario) }];
    },
  );
}

/** The stronger wins: a call's header, then the place or the session, then the key. */
const STRENGTHS = [/\bheader\b/, /\b(?:reserved|place|session)\b/, /\bkey\b/];
const WINS =
  /^(.*?)\b(?:wins over|takes (?:precedence|priority) over|overrides|is stronger than|beats|goes before|replaces)\b(.*)$/;

/** Finds wrong winners of two ways to request a scenario: "the key's wins over the header" */
function wrongWinners(sentence: string): readonly Fault[] {
  if (!/\bscenario/.test(sentence)) return [];
  const [said, winner = "", loser = ""] = WINS.exec(sentence) ?? [];
  const [strong, weak] = [winner, loser].map((text) =>
    STRENGTHS.findIndex((way) => way.test(text)),
  );
  if (said === undefined || strong === undefined || weak === undefined) return [];
  if (strong < 0 || weak < 0 || strong <= weak) return [];
  return [{ said, right: "header, place, key" }];
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

/** "All operations draw on that one limit": the sandbox counts each operation by itself. */
const SHARED_LIMIT =
  /\b(?:all|both|the) (?:the )?operations? (?:share|draw on|use up|count (?:against|towards)) (?:an?|one|the same|that|this|its|a single)\b[^,;:]*\blimit\b|\bcalls a minute (?:in (?:total|all)|altogether|together)\b|\bshares? (?:its|one|an?|the) limit (?:between|among|across|with) (?:all|the other|every)/i;

function wrongSharing(sentence: string): readonly Fault[] {
  if (/\b(?:may|might|whether|production|V1\.0|if)\b/i.test(sentence)) return [];
  const [said] = SHARED_LIMIT.exec(sentence) ?? [];
  return said === undefined ? [] : [{ said, right: "each operation is counted separately" }];
}

/** Finds what a sentence gets wrong about the sandbox's scenarios and keys. */
export function wrongPlays(sentence: string, about: string): readonly Fault[] {
  const marked = markScenarios(sentence);
  const faults = [
    ...wrongExceptions(sentence, about),
    ...wrongWinners(sentence),
    ...wrongSharing(sentence),
    ...(marked === sentence
      ? []
      : [
          ...wrongStatuses(marked),
          ...wrongEffects(marked),
          ...wrongReach(marked),
          ...wrongWays(marked),
          ...wrongPairs(sentence, marked),
        ]),
  ];
  return faults.map((fault) => ({ ...fault, source: "the sandbox" }));
}
