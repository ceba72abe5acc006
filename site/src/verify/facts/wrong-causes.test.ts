import { expect, test } from "vitest";
import { wrongCauses } from "./wrong-causes.ts";

const right = (sentence: string, about = "") =>
  wrongCauses(sentence, about).map((fault) => fault.right);

test('checks a status "as in V1.0" against 3.0', () => {
  expect(right("A missing key gets 403, as in V1.0.")).toEqual(["401"]);
  expect(right("In V1.0, a missing key got 403.")).toEqual([]);
  expect(right("Whether a missing key gets 403 is open.")).toEqual([]);
});

test("below a V1.0 heading, checks only a sentence with both statuses of a key", () => {
  expect(right("A missing key gets 403.", "V1.0")).toEqual([]);
  expect(right("A missing key gets 403; 401 is for access.", "V1.0")).toContain("401");
});

test("below V1.0 and 3.0, a cell isn't the cause of the status before it", () => {
  expect(right("401, 403 | malformed body", "V1.0 In 3.0")).toEqual([]);
  expect(right("401: a missing or misspelled header, or a wrong value in it")).toEqual([]);
  expect(right("401: a wrong value in the query")).toEqual(["400"]);
  expect(right("401, 403 | 403 for a malformed body", "V1.0 In 3.0")).toEqual(["400"]);
});

test("reports another status than 404 for a session that is too old", () => {
  expect(right("Polling a session past its lifetime is answered with 401.")).toEqual(["404"]);
  expect(right("A session that's too old gets 400.")).toEqual(["404"]);
  expect(right("A session that's too old gets 404.")).toEqual([]);
});
