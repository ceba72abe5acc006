import { expect, test } from "vitest";
import { wrongCauses } from "./wrong-causes.ts";
import { toSignals, wrongSignals } from "./wrong-signals.ts";
import { wrongStates } from "./wrong-states.ts";

const right = (sentence: string, about = "") =>
  wrongCauses(sentence, about).map((fault) => fault.right);

test("reports a status with another cause than its own", () => {
  expect(right("A missing or invalid key gets 401; a valid key without access gets 403.")).toEqual(
    [],
  );
  expect(right("A missing key gets 401; an invalid key, or one without access, gets 403.")).toEqual(
    ["401"],
  );
  expect(
    right("Too many calls in a minute get 429, and too many concurrent calls get 503."),
  ).toEqual([]);
  expect(right("Without the body of step 3 you get 403, not 401: your key was accepted.")).toEqual([
    "400",
  ]);
  expect(right("If you get 400, create the search again.")).toEqual(["404, 429, 500, 503"]);
  expect(right("500 | RESULT_STATUS_FAILED | the call worked")).toEqual(["200"]);
});

test("a proxy has its own statuses", () => {
  expect(right("the body is too long | 413 | input", "Proxy")).toEqual([]);
  expect(right("the operation isn't in allow | 404 | gone", "Proxy")).toEqual(["403"]);
});

test("reports a search state with another meaning than its own", () => {
  const wrong = (sentence: string) => wrongStates(sentence).map((fault) => fault.right);
  expect(wrong("RESULT_STATUS_COMPLETE | the search is done; there's nothing to poll for")).toEqual(
    [],
  );
  expect(wrong("RESULT_STATUS_COMPLETE | the search was accepted; start polling")).toEqual([
    "RESULT_STATUS_INCOMPLETE",
  ]);
  expect(wrong("On RESULT_ACTION_OMITTED, discard your results.")).toEqual([
    "RESULT_ACTION_REPLACED",
  ]);
});

const FAMILY = { value: /\b[45]\d\d\b/, signals: toSignals("404: gone: now\n503: busy\n") };

test.each([
  ["404 when busy", ["503"]],
  ["503 when GONE: NOW", ["404"]],
  ["503 when gone", []],
  ["404 | busy | 503 gone: now", ["503", "404"]],
  ["404, busy, 503 gone: now", ["503", "404"]],
  ["busy, 404, gone: now 503", ["503", "404"]],
  ["404 and 503 both mean that it is busy", ["503"]],
  ["On both 404 and 503, it is busy", []],
  ["404 is gone: now, and also busy", []],
  ["404: on any other status, it's busy", []],
  ["Search on a 404, and show that it's busy when it's anything else", []],
  ["Search on a 404; otherwise it's busy", []],
  ["It's busy, not a 404", []],
])("reports the right values for %j: %j", (sentence, values) => {
  expect(wrongSignals(sentence, FAMILY).map((fault) => fault.right)).toEqual(values);
});
