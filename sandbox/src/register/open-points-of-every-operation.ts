import { openPoints } from "../../../contract/generated/open-points.ts";
import { operations } from "../../../contract/generated/operations.ts";
import { SEARCHES } from "../callers/allowance.ts";
import { MAX_VIOLATIONS } from "../http/errors.ts";
import { LIMITS } from "../rules/limits.ts";
import { SANDBOX_KEYS } from "../scenarios/sandbox-keys.ts";
import type { OpenPoint } from "./open-point.ts";

const ALL = Object.keys(operations);
const WITH_BODY = ALL.filter((id) => operations[id as keyof typeof operations].takesBody);
const LOW_LIMIT = SANDBOX_KEYS["sandbox-key-low-limit"]?.callsPerMinute;

/** Requests and errors: what all operations have in common. */
export const OPEN_POINTS_OF_EVERY_OPERATION = [
  {
    id: "order-of-checks",
    question: "Which error is returned when a request has several problems?",
    decision:
      "The first of: path and method (404), key (401, 403), rate limit (429), query string, body, lengths of lists and contract (400), then what the operation itself finds.",
    where: ALL,
  },
  {
    id: "unknown-fields",
    question: "What happens to unknown fields in a request?",
    decision: "They are ignored. A known field is always checked.",
    where: WITH_BODY,
  },
  {
    id: "error-code",
    question: openPoints["error-code"].question,
    decision: "The gRPC number for the kind of error, the same as in the contract's examples.",
    where: ["ErrorStatus.code"],
  },
  {
    id: "error-details",
    question: openPoints["error-details"].question,
    decision: `For 400 and 404, \`message\` has one sentence per line, and \`details\` has one entry per sentence: \`field\`, \`expected\`, and \`received\` if it's a short plain value. If there are more than ${MAX_VIOLATIONS} mistakes, the first ${MAX_VIOLATIONS} are listed, and a last sentence says how many more there are. For other errors, \`message\` is the text of the error in the reference and \`details\` is empty.`,
    where: ["ErrorStatus.message", "ErrorStatus.details"],
  },
  {
    id: "long-lists",
    question: "What happens when a list is longer than an operation accepts?",
    decision:
      "The request gets a 400 that names the list and its length, before anything else in the body is checked.",
    where: WITH_BODY,
  },
  {
    id: "wrong-method",
    question: "What is the response to a wrong method? The errors don't include 405.",
    decision: "404, with the right method in `details`.",
    where: ALL,
  },
  {
    id: "unknown-path",
    question: "What do you get for a path that's unknown or can't be decoded?",
    decision:
      "404, with the nearest path in `details` if there is one. A trailing slash makes a path different.",
    where: ALL,
  },
  {
    id: "content-type",
    question: "Which content types are accepted?",
    decision: "`application/json`, in UTF-8, whenever there is a body; anything else gets a 400.",
    where: WITH_BODY,
  },
  {
    id: "body-limit",
    question: "How large can a body be? The errors don't include 413.",
    decision: `${LIMITS.bodyBytes / 1024} KiB. A larger one gets a 400 and isn't read in full.`,
    where: WITH_BODY,
  },
  {
    id: "header-limit",
    question: "How long can the path and headers be? The errors don't include 414 and 431.",
    decision:
      "16 KiB together, apart from spaces around a value. Anything longer gets a 400, and the connection is closed.",
    where: ALL,
  },
  {
    id: "repeated-parameters",
    question: "Which one counts when a query parameter or the key is sent twice?",
    decision: "Neither: a repeated parameter gets a 400, and a repeated key gets a 401.",
    where: ALL,
  },
  {
    id: "unknown-codes",
    question: openPoints["unknown-codes"].question,
    decision:
      "A 400 that names the nearest code if there is one. Codes must match the lists exactly, including upper and lower case.",
    where: [
      "listMarkets",
      "listFlightPlaces",
      "NearestRequest.locale",
      "LiveQuery.market",
      "LiveQuery.locale",
      "LiveQuery.currency",
      "IndicativeQuery.market",
      "IndicativeQuery.locale",
      "IndicativeQuery.currency",
      "SuggestQuery.market",
      "SuggestQuery.locale",
    ],
  },
  {
    id: "rate-limits",
    question: openPoints["rate-limits"].question,
    decision: `Limits apply per operation and IP address, across all keys: ${LIMITS.searchesPerMinute} calls a minute for each search operation (${SEARCHES.map((id) => `\`${id}\``).join(", ")}) and ${LIMITS.callsPerMinute} for any other. With \`sandbox-key-low-limit\`, each operation allows ${LOW_LIMIT} calls a minute, counted separately. A /64 IPv6 network counts as one address. Each window starts on the minute.`,
    where: ALL,
  },
  {
    id: "rate-limit-headers",
    question: openPoints["rate-limit-headers"].question,
    decision:
      "Every response of an operation to a key with access includes `RateLimit-Policy`, which gives the limit for that operation, and `RateLimit`, which gives the number of calls left; only a 503 for too many concurrent calls has neither. 429 and 503 responses have `Retry-After`, in seconds.",
    where: ALL,
  },
  {
    id: "overload",
    question: "When is a 503 returned?",
    decision: `When the process is too busy; when a caller already has ${LIMITS.callsAtOnce} calls in progress, or ${LIMITS.delayedAtOnce} calls delayed by a scenario; and in the scenarios \`unavailable\` and \`flaky\`. At most ${LIMITS.delayedInAll} calls are delayed for all callers together; beyond that, the caller with the most delayed calls gets a 503 for one of them.`,
    where: ALL,
  },
  {
    id: "unexpected-error",
    question: "Which statuses does `default` in the list of errors stand for?",
    decision: "502, in the scenario `unexpected` only.",
    where: ALL,
  },
  {
    id: "cors",
    question: openPoints.cors.question,
    decision: "The sandbox allows it, but production may not.",
    where: ALL,
  },
] as const satisfies readonly OpenPoint[];
