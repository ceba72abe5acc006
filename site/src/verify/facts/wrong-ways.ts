import { findScenario } from "../../../../sandbox/src/scenarios/find-scenario.ts";
import type { Scenario } from "../../../../sandbox/src/scenarios/scenario.ts";
import type { Fault } from "./fault.ts";
import { unmark } from "./mark-scenarios.ts";

/**
 * Finds ways to request a scenario that it doesn't have, keys and places of another one, and wrong
 * claims about which way wins.
 * @param marked the sentence with marked scenarios
 */
export function wrongWays(sentence: string, marked: string): readonly Fault[] {
  return [...wrongKinds(marked), ...wrongPairs(sentence, marked), ...wrongWinners(sentence)];
}

/** "`slow` has a key of its own", "`flaky` can be played with a reserved place" */
const WAY =
  /<([a-z-]+)> (?:also )?(?:has|can (?:also )?be (?:played|triggered|requested|used) (?:with|by|through|from)|comes with|works with) (no |only )?(?:an? |its |their )?(?:own )?(?:reserved )?(key|place|airport)\b/g;

/** Finds keys and places that a scenario doesn't have, and denials of those that it has. */
function wrongKinds(marked: string): readonly Fault[] {
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
