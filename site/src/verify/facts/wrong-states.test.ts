import { expect, test } from "vitest";
import { wrongStates } from "./wrong-states.ts";

const right = (sentence: string) => wrongStates(sentence).map((fault) => fault.right);

test.each([
  "RESULT_STATUS_COMPLETE | everything is fetched",
  "RESULT_STATUS_INCOMPLETE | keep polling",
  "RESULT_STATUS_UNSPECIFIED | keep polling",
  "RESULT_STATUS_FAILED | the search itself failed",
  "RESULT_ACTION_REPLACED | discard your results",
  "RESULT_ACTION_OMITTED | keep your results",
  "RESULT_ACTION_UNSPECIFIED | keep your results",
  "RESULT_ACTION_NOT_MODIFIED | nothing has changed",
  "Replace all when it is RESULT_ACTION_REPLACED, and keep the results with any other action.",
  "If the status is RESULT_STATUS_FAILED, don't poll again.",
  "With RESULT_STATUS_COMPLETE, you never poll again.",
  "If the status is RESULT_STATUS_INCOMPLETE, don't poll again at once: wait a second.",
  "On RESULT_ACTION_OMITTED, never drop what you have.",
  "A failed search can't be polled again; an incomplete search can.",
  "An incomplete search isn't final, so keep polling.",
  "Once a response is complete, stop polling.",
  "If a live search fails, offer a new search.",
  "With any other action, keep what you have and don't read content.",
  "In V1.0, RESULT_STATUS_COMPLETE was said while you keep polling.",
])("accepts: %s", (sentence) => {
  expect(right(sentence)).toEqual([]);
});

test.each([
  ["RESULT_STATUS_COMPLETE | keep polling", "RESULT_STATUS_INCOMPLETE, RESULT_STATUS_UNSPECIFIED"],
  [
    "On RESULT_STATUS_INCOMPLETE, don't poll again.",
    "RESULT_STATUS_COMPLETE, RESULT_STATUS_FAILED",
  ],
  ["An incomplete search needs no more polls.", "RESULT_STATUS_COMPLETE, RESULT_STATUS_FAILED"],
  ["A complete search can still change.", "RESULT_STATUS_INCOMPLETE, RESULT_STATUS_UNSPECIFIED"],
  ["On RESULT_ACTION_OMITTED, throw your results away.", "RESULT_ACTION_REPLACED"],
  [
    "On RESULT_ACTION_REPLACED, don't discard your results.",
    "RESULT_ACTION_NOT_MODIFIED, RESULT_ACTION_OMITTED, RESULT_ACTION_UNSPECIFIED",
  ],
  ["RESULT_STATUS_COMPLETE | offer a new search", "RESULT_STATUS_FAILED"],
  ["RESULT_STATUS_FAILED | everything is fetched", "RESULT_STATUS_COMPLETE"],
  ["RESULT_ACTION_NOT_MODIFIED | replaces all of it", "RESULT_ACTION_REPLACED"],
  [
    "If a live search fails, poll it once more.",
    "RESULT_STATUS_INCOMPLETE, RESULT_STATUS_UNSPECIFIED",
  ],
  [
    "Once a response is complete, poll one last time.",
    "RESULT_STATUS_INCOMPLETE, RESULT_STATUS_UNSPECIFIED",
  ],
  ["With any other action, keep what you have and read content.", "RESULT_ACTION_REPLACED"],
  ["RESULT_ACTION_REPLACED | nothing new", "RESULT_ACTION_NOT_MODIFIED"],
])("reports: %s Right: %s", (sentence, value) => {
  expect(right(sentence)).toEqual([value]);
});
