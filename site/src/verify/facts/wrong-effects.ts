import { SCENARIOS, type ScenarioName } from "../../../../sandbox/src/scenarios/scenarios.ts";
import type { Fault } from "./fault.ts";
import { MARKED, unmark } from "./mark-scenarios.ts";
import { toSignals, wrongSignals } from "./wrong-signals.ts";

const ALL = SCENARIOS.map(({ name }) => name);

const of = (...names: readonly ScenarioName[]) => names.join(" ");
const allBut = (...names: readonly ScenarioName[]) =>
  ALL.filter((name) => !names.some((one) => one === name)).join(" ");

const FAILING = SCENARIOS.filter(
  ({ name, effect: { kind } }) =>
    kind === "error" || kind === "failures" || kind === "token" || name === "failed",
)
  .map(({ name }) => name)
  .join(" ");

const SEARCH = "(?:an?|the|this|every|each|your|its|such an?) (?:\\w+ )?search(?:es)?";
const FOUND = "(?:itinerar(?:y|ies)|quotes?|offers?|results?|flights?|trips?)";
const NOTHING = `(?:nothing|no ${FOUND})`;

/** What a search or a call is like, by the scenarios that make it so. */
const EFFECTS = toSignals(`
${FAILING}: (?:searches|${SEARCH}) (?:to )?fails?\\b|fails? (?:the|a|every|each) (?:search|call)|calls? fails?\\b
${of("failed")}: (?:fails?|failed|breaks? off) (?:half|part|mid)[ -]?way|(?:fails?|failed) (?:in the middle|after (?:its|the|some)(?: first)? results)|results,? (?:and |but )?then (?:(?:it|the search) )?fails?\\b
${of("flaky")}: fails?,? (?:twice|and (?:then )?works|at first)\\b|watch your client retry\\b|(?:succeeds?|works) (?:on|from|at) the third
${FAILING} ${of("never-completes")}: never (?:ends|completes|finishes|ended|completed|finished)\\b|(?:stays?|remains?|is always) incomplete|(?:doesn['’]t|won['’]t|does not) (?:end|complete|finish)\\b|runs? for ?ever
${of("no-results")}: ${NOTHING} (?:is|are) found|finds? ${NOTHING}|without (?:a single|any) ${FOUND}
${of("one-result")}: (?:finds?|returns?|has|with|exactly|only) (?:exactly |only |just )?(?:one|a single) ${FOUND}
${of("few-results")}: (?:at most|up to|no more than) three\\b
${of("empty-prices", "unfriendly")}: (?:prices?|amounts?) (?:is|are) (?:missing|empty|left out)|empty (?:amounts?|prices?)|prices? without an? amount
${of("expired-token")}: (?:is |already |comes? back )?too (?:old|late)(?: to poll)?|(?:token|session) (?:has |is |was )?(?:already )?expired|expired (?:session )?token
${of("tampered-token")}: (?:was|been) (?:changed|damaged|tampered)|wrong signature|(?:changed|damaged|tampered)(?: session)? token
${of("moving")}: (?:offers?|itinerar(?:y|ies))\\b[^,;]* (?:disappears?|vanish(?:es)?|go(?:es)? away|leaves?)|prices? (?:change|rise|fall|go up|go down|move)
${allBut("moving")}: (?:offers?|prices?) (?:never|don['’]t|do not) (?:change|disappear|vanish|leave|move|rise|fall)\\b
${of("slow")}: (?:ten|\\w+) times as long
${of("delayed", "hanging")}: (?:responses?|calls?) (?:is|are|comes?|arrives?) (?:late|slow|delayed)\\b|delays? (?:the|a|every|each|its) (?:response|call)|outlasts?\\b
${of("unfriendly")}: (?:in )?no particular order|out of order|mixed units|odd (?:IDs|tokens)|least convenient|every (?:other )?edge case
${of("omitted")}: (?:create|first)(?: response)? is (?:already |at once )?complete|results (?:were|are) (?:omitted|left out)
${of("too-many-requests")}: limit (?:is|was|has been) (?:reached|used up|exceeded)|too many (?:calls|requests)
${of("large")}: megabytes?\\b|(?:largest|longest|biggest) response
`);

/** What a scenario never does, although another one may. */
const NEVER = toSignals(`
${allBut("empty-prices")}: (?:every|all|each|no) (?:the )?prices?\\b|zero\\b|negative|\\bnull\\b
${allBut("never-completes")}: (?:completes?|ends?|stops?) (?:after|at|by itself|once)\\b
${allBut("one-result")}: (?:two|three|several|a few) ${FOUND}
${allBut("few-results")}: (?:four|five|six|ten|twenty) ${FOUND}|exactly three|(?:one|three|five) offers? each
${allBut("omitted")}: only the polls|polls? leaves?\\b|last poll|create returns|with results
${allBut("not-modified")}: ${NOTHING} (?:from|with|in|by) create
${allBut("moving")}: keeps? (?:every|all|each) (?:the )?(?:offers?|itinerar|prices?)|at random
${allBut("unfriendly")}: sorts |sorted\\b|required (?:members?|fields?|values?)|invalid|in order\\b
${allBut("failed")}: ${NOTHING}\\b|without results|at once|create fails
${allBut("no-results")}: incomplete\\b|fails\\b|\\b404\\b
${allBut("slow", "never-completes", "moving")}: at once|immediately
${allBut("flaky")}: at random|always|for ever|every time
`);

const DENIED = /(?:\b(?:not|never|without|nor)\b(?!-)|n['’]t\b)[^,;:|]*/g;

/** Finds clauses that give a scenario, its key or its place what only others do. */
export function wrongEffects(marked: string): readonly Fault[] {
  return [
    ...wrongSignals(marked, { value: MARKED, signals: EFFECTS }),
    ...wrongSignals(marked.replaceAll(DENIED, ""), { value: MARKED, signals: NEVER }),
  ].map(({ quote }) => ({ quote: unmark(quote), right: descriptionIn(quote) }));
}

/** descriptionIn("<slow> fails") → "slow: Every supplier takes ten times as long." */
function descriptionIn(marked: string): string {
  const [name] = MARKED.exec(marked) ?? [];
  const description = SCENARIOS.find((scenario) => scenario.name === name)?.description ?? "";
  return `${name}: ${description.split(/(?<=\.) /)[0]}`;
}
