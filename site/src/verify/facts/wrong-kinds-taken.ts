import { canHave, KINDS_TAKEN, type PlaceKind } from "../../../../sandbox/src/rules/check-place.ts";
import type { Fault } from "./fault.ts";
import { PLACE_LEVELS } from "./opposite.ts";

/** "country, Live prices: yes", the form in which `claimsOf` gives a cell. */
const CELL =
  /^(?:PLACE_TYPE_)?(airport|cit(?:y|ie)|countr(?:y|ie)|continent)s?, ([^:]+): (yes|no)\b/i;

const KIND =
  "(?:an? |all |its |the )?(?:PLACE_TYPE_)?(?:airports?|cit(?:y|ies)|countr(?:y|ies)|continents?)";

const KINDS = `${KIND}(?:(?:, (?:and |or )?| and | or )${KIND})*`;

const LISTS: readonly RegExp[] = [
  // "a live search | PLACE_TYPE_AIRPORT, PLACE_TYPE_CITY", "indicative searches accept cities and countries"
  `(?<only>\\bonly )?\\b(?<search>live|indicative) (?:search(?:es)?|prices)(?: \\||(?: only)? (?:accepts?|takes?|finds?|covers?|stops? at|(?:is|are) limited to)(?: only)?) (?<list>${KINDS})(?![\\w ]* too\\b)`,
  // "countries are for indicative searches only"
  `\\b(?<list>${KINDS}) (?:is|are) (?:only )?for (?<search>live|indicative) (?:search(?:es)?|prices)(?<only> only\\b)?`,
].map((list) => new RegExp(list, "gi"));

/**
 * Finds wrong answers about a kind of place: whether a search accepts it, whether an IATA code can
 * name it, and lists of what a search accepts that have too many or too few.
 */
export function wrongKindsTaken(sentence: string): readonly Fault[] {
  return [...wrongAnswer(sentence), ...wrongList(sentence), ...wrongOfEvery(sentence)];
}

function wrongList(sentence: string): readonly Fault[] {
  if (/\b(?:V1\.0|not|never|neither|no|also|whether|if)\b|n['’]t\b|\?/i.test(sentence)) return [];
  const found = LISTS.flatMap((pattern) => [...sentence.matchAll(pattern)]);
  return found.flatMap(({ 0: quote, groups = {} }) => {
    const { only, search = "", list = "" } = groups;
    const isLive = search.toLowerCase() === "live";
    const kinds: readonly string[] = KINDS_TAKEN[isLive ? "live" : "indicative"];
    const others: readonly string[] = KINDS_TAKEN[isLive ? "indicative" : "live"];
    const text = list.toLowerCase();
    const listed = PLACE_LEVELS.filter((kind) => text.includes(kind.replace(/y$/, "")));
    const isRight =
      listed.every((kind) => kinds.includes(kind)) &&
      (only === undefined
        ? listed.length === 1 || listed.length === kinds.length
        : !listed.some((kind) => others.includes(kind)));
    return isRight ? [] : [{ quote, right: kinds.join(", ") }];
  });
}

/** "Searches accept countries", whatever the search */
const OF_EVERY = new RegExp(
  `(?:^|[;:] )(?:(?:all|every|any|both) )?(?:kinds of )?search(?:es)? (?:accepts?|takes?) ${KINDS}`,
  "gi",
);

/** Finds places that are said to be accepted by searches of both kinds, though one doesn't. */
function wrongOfEvery(sentence: string): readonly Fault[] {
  const kinds: readonly string[] = KINDS_TAKEN.live;
  return Array.from(sentence.matchAll(OF_EVERY)).flatMap(([quote]) => {
    const text = quote.toLowerCase();
    const isBeyond = PLACE_LEVELS.some(
      (kind) => !kinds.includes(kind) && text.includes(kind.replace(/y$/, "")),
    );
    return isBeyond ? [{ quote, right: `live: ${kinds.join(", ")}` }] : [];
  });
}

function wrongAnswer(sentence: string): readonly Fault[] {
  const [quote, kind = "", head = "", answer = ""] = CELL.exec(sentence) ?? [];
  const rule = COLUMNS.find(({ title }) => title.test(head));
  if (quote === undefined || !rule) return [];
  const holds = rule.holds(kind.toLowerCase().replace(/ie$/, "y"));
  return holds === (answer.toLowerCase() === "yes") ? [] : [{ quote, right: holds ? "yes" : "no" }];
}

const isOneOf = (kinds: readonly PlaceKind[]) => (kind: string) =>
  kinds.some((one) => one === kind);

const COLUMNS: readonly {
  readonly title: RegExp;
  readonly holds: (kind: string) => boolean;
}[] = [
  { title: /^in 3\.0$/i, holds: (kind) => PLACE_LEVELS.includes(kind) },
  { title: /\bentity ?id\b/i, holds: isOneOf(KINDS_TAKEN.indicative) },
  { title: /\blive\b/i, holds: isOneOf(KINDS_TAKEN.live) },
  { title: /\bindicative\b/i, holds: isOneOf(KINDS_TAKEN.indicative) },
  {
    title: /\biata\b/i,
    holds: isOneOf(KINDS_TAKEN.indicative.filter((kind) => canHave(kind, "iata"))),
  },
];
