import { ApiError, type ErrorDetail } from "./api-error.ts";
import type { Retry } from "./call-settings.ts";
import { DateTextError } from "./dates.ts";
import type { LiveSearch, LiveUpdate } from "./search-live.ts";

/**
 * One plain English sentence for a person to read: what to correct in a request, or what to do. For
 * other languages, go by `kind` and `endedBy`.
 * @param what whatever was thrown, what `onRetry` receives, or an update of a live search
 */
export function explain(what: unknown): string {
  if (what instanceof ApiError) return `${describeProblem(what)}${suggestRemedy(what)}.`;
  if (what instanceof DateTextError) return `${CHECK}: the date must be a day that exists.`;
  if (isRetry(what))
    return `${describeProblem(what.cause)}; trying again ${formatWait(what.wait / 1_000)}.`;
  return isUpdate(what) ? describeProgress(what) : "Something went wrong on this page.";
}

function isRetry(what: unknown): what is Retry {
  const { wait, cause } = Object(what);
  return wait >= 0 && cause instanceof ApiError;
}

function isUpdate(what: unknown): what is LiveUpdate {
  return "endedBy" in Object(what);
}

const CHECK = "Please check what you entered";
const GONE = "This search is no longer available; please search again";
/** The most reasons that fit into one sentence. */
const MAX_REASONS = 3;

function describeProblem({ kind, operation, details, body }: ApiError): string {
  switch (kind) {
    case "input":
      return describeInvalidInput(details, body?.message ?? "");
    case "auth":
      return "This service has no access to prices at the moment";
    case "gone":
      return operation === "pollLiveSearch" ? GONE : "What you asked for is not available";
    case "limit":
      return "There are too many searches at the moment";
    case "server":
      return "The price service has a problem";
    case "network":
      return "There was no response";
    case "aborted":
      return "The search was stopped";
  }
}

function suggestRemedy({ kind, retryAfter }: ApiError): string {
  if (kind === "limit") {
    return `; please try again ${retryAfter === undefined ? "in a minute" : formatWait(retryAfter)}`;
  }
  if (kind === "server") return "; please try again later";
  return kind === "network" ? "; please check your connection and try again" : "";
}

function describeProgress({ endedBy, error, content }: LiveUpdate): string {
  if (error) return explain(error);
  if (endedBy === undefined) return "The search goes on; there may be more flights.";
  const isEmpty = Object.keys(content?.results?.itineraries ?? {}).length === 0;
  if (endedBy === "complete") {
    if (!content) return "The search has no new flights.";
    return isEmpty ? "No flights were found." : "These are all the flights.";
  }
  const { nothing, some } = EARLY_ENDS[endedBy] ?? FAILED;
  return isEmpty ? `${nothing}; please try again.` : `${some}; these may not be all the flights.`;
}

const FAILED = { nothing: "The search failed", some: "The search failed" };

/** Why a search ended early, for a user who got nothing and for one who got some results. */
const EARLY_ENDS: Readonly<Record<Exclude<LiveSearch["endedBy"], "complete">, typeof FAILED>> = {
  time: { nothing: "The search took too long", some: "Some agencies take too long" },
  failed: FAILED,
  error: FAILED,
};

function describeInvalidInput(details: readonly ErrorDetail[], message: string): string {
  // Users don't type session tokens: a broken one is not their mistake.
  if (details.some(({ field }) => field === "sessionToken")) return GONE;
  const sentences = message.split("\n");
  const reasons = details.flatMap(({ field, expected }) => {
    if (!field || !expected) return [];
    const sentence = sentences.find((one) => one.startsWith(`${field} `));
    const predicate = sentence?.slice(field.length + 1) ?? `must be ${expected}`;
    return [`${spellOutField(field)} ${describeChoice(expected) ?? spellOutFieldsIn(predicate)}`];
  });
  if (reasons.length === 0) return `${CHECK}: something in it is not right`;
  return `${CHECK}: ${reasons.slice(0, MAX_REASONS).join("; ")}`;
}

/** spellOutField("query.queryLegs[1].originPlaceId.iata") → "origin place of leg 2" */
function spellOutField(field: string): string {
  // Leaves out how the place is identified: the reader chose a place, not a code.
  const place = field.replace(/(?:\.queryPlace)?(?:\.(?:iata|entityId))?$/, "");
  const name = place.replace(/^.*[.\]](?=\w)/, "").replace(/(?<=\w)(?:Id|\[\d+])$/, "");
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const [, leg, member] = /Legs\[(\d+)](.?)/.exec(field) ?? [];
  if (leg === undefined) return words;
  return member ? `${words} of leg ${Number(leg) + 1}` : `leg ${Number(leg) + 1}`;
}

/**
 * describeChoice("the entityId of an airport or a city") → "must be an airport or a city from the list";
 * undefined if it is no choice of a reader.
 */
function describeChoice(expected: string): string | undefined {
  if (expected === "a value") return "must be filled in";
  const [, kinds] = /^the (?:iata|entityId) of (.+)$/.exec(expected) ?? [];
  if (kinds !== undefined) return `must be ${kinds} from the list`;
  return /\b(?:iata|entityId)\b/.test(expected) ? "must be a place from the list" : undefined;
}

/** spellOutFieldsIn("is before startDate; received 4.") → "is before start date" */
function spellOutFieldsIn(text: string): string {
  return text.replace(/(?:; received .*)?\.?$/, "").replaceAll(/\b[a-z]+[A-Z]\w*/g, spellOutField);
}

function formatWait(seconds: number): string {
  const rounded = Math.max(1, Math.ceil(seconds));
  return rounded === 1 ? "in a second" : `in ${rounded} seconds`;
}
