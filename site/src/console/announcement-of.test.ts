import { expect, test } from "vitest";
import en from "../../i18n/catalogues/en.ts";
import { operationNamed } from "../build/testing/operation-named.ts";
import { announcementOf, problemsAnnouncement, waitingAnnouncement } from "./announcement-of.ts";
import type { Live } from "./create-runner.ts";
import { editedRequest } from "./edited-request.ts";

const TARGET = { baseUrl: "http://localhost:3000", apiKey: "sandbox-key" };
const texts = en.console;
const live = { response: { status: 503, statusText: "Service Unavailable", bytes: 40 } } as Live;

test("announces a response with its status and size, and why polling has ended", () => {
  expect(announcementOf({ live }, texts, "en")).toBe("503, Service Unavailable, 40 bytes");
  expect(announcementOf({ live, note: "gone" }, texts, "en")).toBe(
    `503, Service Unavailable, 40 bytes. ${texts.notes.gone}`,
  );
});

test("announces a search with its status and action, and a run without a response with the reason", () => {
  const json = {
    status: "RESULT_STATUS_COMPLETE",
    action: "RESULT_ACTION_OMITTED",
    sessionToken: "t",
  };
  const found = { response: { status: 200, statusText: "OK", bytes: 2048, json } } as Live;
  expect(announcementOf({ live: found }, texts, "en")).toBe(
    "200, RESULT_STATUS_COMPLETE, RESULT_ACTION_OMITTED, 2 kB",
  );
  expect(announcementOf({ note: "unreachable" }, texts, "en")).toBe(texts.notes.unreachable);
  expect(announcementOf({}, texts, "en")).toBe("");
});

test("an error is announced with the first line of its message", () => {
  const json = { message: "query.adults must be at least 1.\nAnd 2 more.", details: [] };
  const refused = { response: { status: 400, statusText: "Bad Request", bytes: 40, json } } as Live;
  expect(announcementOf({ live: refused }, texts, "en")).toBe(
    "400, Bad Request, 40 bytes. query.adults must be at least 1.",
  );
});

test.each(["unreachable", "unloaded", "cancelled", "edited"] as const)(
  "a call that ends as %s is announced without an earlier response",
  (note) => expect(announcementOf({ live, note }, texts, "en")).toBe(texts.notes[note]),
);

test("a page with 200 isn't announced as a success", () => {
  const page = { response: { status: 200, statusText: "OK", bytes: 40, text: "<h1>" } } as Live;
  expect(announcementOf({ live: page }, texts, "en")).toBe(`200, ${texts.ofAnother}, 40 bytes`);
});

test("a request under way is announced by its operation", () => {
  const sending = editedRequest(operationNamed("listLocales"), { value: {} }, TARGET);
  expect(waitingAnnouncement({ sending, live }, texts)).toBe("Waiting for listLocales …");
  expect(waitingAnnouncement({ live }, texts)).toBe("");
});

test("announces nothing during a request, so that the same response is announced again", () => {
  const sending = editedRequest(operationNamed("listLocales"), { value: {} }, TARGET);
  expect(announcementOf({ sending, live }, texts, "en")).toBe("");
});

test("announces the number of problems and the first of them, or why sending is blocked", () => {
  const one = { field: "query.adults", line: 4, message: "query.adults must be at least 1." };
  const said = (...problems: (typeof one)[]) => problemsAnnouncement({ problems }, texts);
  expect(said()).toBe("No problems");
  expect(said(one)).toBe("1 problem. Line 4: query.adults must be at least 1.");
  expect(said(one, { ...one, line: 9 })).toBe(
    "2 problems. Line 4: query.adults must be at least 1.",
  );
  expect(problemsAnnouncement({ problems: [one], blocker: { message: "No." } }, texts)).toBe("No.");
});
