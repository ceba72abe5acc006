import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import en from "../../i18n/catalogues/en.ts";
import { operationNamed } from "../build/testing/operation-named.ts";
// A response starts to load it and waits for nothing: a file that ends meanwhile breaks the next one.
import "../explorer/explorer.tsx";
import type { Live, Run } from "./create-runner.ts";
import { editedRequest } from "./edited-request.ts";
import { LiveResponse } from "./live-response.tsx";
import type { ResponseData } from "./read-response.ts";

const texts = en.console;
const TARGET = { baseUrl: "http://localhost:3000", apiKey: "sandbox-key" };
const CREATE = operationNamed("createLiveSearch");
const POLL = operationNamed("pollLiveSearch");
const create = editedRequest(CREATE, { value: {} }, TARGET);
const poll = editedRequest(POLL, { value: { sessionToken: "t" } }, TARGET);
const nothing = () => {};

const searchIn = (status: string): ResponseData => ({
  status: 200,
  statusText: "OK",
  headers: [],
  text: "",
  bytes: 9500,
  json: { status, action: "RESULT_ACTION_REPLACED", sessionToken: "t" },
});
const failure = (status: number, json?: unknown): ResponseData => ({
  status,
  statusText: "Failed",
  headers: [],
  text: "",
  bytes: 40,
  json,
});
const RUNNING = searchIn("RESULT_STATUS_INCOMPLETE");

interface State {
  readonly response: ResponseData;
  readonly run?: Run;
  readonly live?: Partial<Live>;
  readonly hasSession?: boolean;
  readonly operation?: typeof CREATE;
}

function htmlOf({ response, run = {}, live = {}, hasSession = true, operation = CREATE }: State) {
  const shown: Live = {
    request: create,
    response,
    violations: [],
    searchBody: undefined,
    calls: 1,
    ...(hasSession && { sessionToken: "t" }),
    ...live,
  };
  return renderToStaticMarkup(
    <LiveResponse
      run={{ live: shown, ...run }}
      live={shown}
      curl="curl"
      operation={operation}
      names="/names.json"
      engine="worker"
      texts={texts}
      pageLang="en"
      lineOf={(field) => (field === "query.gone" ? undefined : 4)}
      onLine={nothing}
      onPoll={nothing}
      onStop={nothing}
      onCreate={nothing}
      onRetry={nothing}
    />,
  );
}

/** The labels of the buttons that can follow a response. */
function actions(state: State): readonly string[] {
  const [, row = ""] = /<p class="live-actions">(.*?)<\/p>/.exec(htmlOf(state)) ?? [];
  return Array.from(row.matchAll(/<button[^>]*>([^<]*)</g), ([, label = ""]) => label);
}

const noPath = failure(404, { message: "Not found.", details: [{ field: "path" }] });
const POLLS = [texts.poll, texts.pollToTheEnd];

test.each<readonly [string, State, readonly string[]]>([
  ["a search goes on", { response: RUNNING }, POLLS],
  ["a search is over", { response: searchIn("RESULT_STATUS_COMPLETE") }, []],
  ["a poll has failed", { response: failure(503) }, POLLS],
  ["there is no session", { response: failure(400), hasSession: false }, []],
  ["a pause runs between polls", paused("poll"), [...POLLS, texts.stop]],
  ["a poll is under way", { response: RUNNING, run: { sending: poll } }, [...POLLS, texts.stop]],
  ["a new search is under way", { response: RUNNING, run: { sending: create } }, POLLS],
  ["the same request has to wait", paused("again"), POLLS],
  ["the session is gone", { response: RUNNING, run: { note: "gone" } }, [texts.createAgain]],
  ["a token is unknown", { response: failure(404), operation: POLL }, [texts.createAgain]],
  ["a poll's path is unknown", { response: noPath, operation: POLL }, []],
  ["a create gets a 404", { response: failure(404), hasSession: false }, []],
])("offers the follow-up actions where %s", (_, state, labels) => {
  expect(actions(state)).toEqual(labels);
});

function paused(until: "poll" | "again"): State {
  return { response: RUNNING, run: { countdown: { seconds: 3, until } } };
}

test("a countdown states its purpose", () => {
  expect(htmlOf(paused("poll"))).toContain("Next poll in 3 s");
  expect(htmlOf(paused("again"))).toContain("You can send it again in 3 s.");
  expect(htmlOf({ response: RUNNING })).not.toMatch(/ in 3 s/);
});

test("offers a retry only if the sandbox did not load", () => {
  const retry = `>${texts.retry}<`;
  expect(htmlOf({ response: RUNNING, run: { note: "unloaded" } })).toContain(retry);
  const unreachable = htmlOf({ response: RUNNING, run: { note: "unreachable" } });
  expect(unreachable).toContain(texts.notes.unreachable.replace("'", "&#x27;"));
  expect(unreachable).not.toContain(retry);
});

test("labels a search by its status and action, another response by its status text", () => {
  expect(htmlOf({ response: RUNNING })).toContain(
    '<span class="status status-2">200</span> <b lang="en">RESULT_STATUS_INCOMPLETE · RESULT_ACTION_REPLACED</b>',
  );
  expect(htmlOf({ response: failure(503) })).toContain(
    '<span class="status status-5">503</span> <b lang="en">Failed</b>',
  );
});

test.each(["unreachable", "unloaded"] as const)(
  "a call that ends as %s shows no status of an earlier one, and says whose response is below",
  (note) => {
    const html = htmlOf({ response: failure(400, { message: "No." }), run: { note } });
    expect(html).toContain(texts.earlier);
    expect(html).not.toMatch(/class="status|live-facts|blamed/);
  },
);

test("a page with 200 doesn't look like a success", () => {
  const html = htmlOf({ response: { ...RUNNING, json: undefined } });
  expect(html).toContain(
    `<span class="status">200</span> <b>${texts.ofAnother.replace("'", "&#x27;")}`,
  );
});

test("shows size, calls and engine", () => {
  expect(htmlOf({ response: RUNNING })).toContain("9.5 kB · 1 call · sandbox in this browser");
  expect(htmlOf({ response: RUNNING, live: { calls: 2 } })).toContain(" · 2 calls · ");
});

test("links blamed fields to their lines and marks those of a rule that only the sandbox has", () => {
  const details = ["query.adults", "query.gone", "query.market"].map((field) => ({ field }));
  const message = "query.adults is 0.\nquery.gone is required.\nquery.market is not a market.";
  const response = failure(400, { message, details });
  const html = htmlOf({ response, live: { violations: ["query.adults", "query.gone"] } });
  const [, list = ""] = /<ul class="blamed">(.*?)<\/ul>/.exec(html) ?? [];
  expect(list.split("</li>").map((item) => item.replaceAll(/<[^>]*>/g, ""))).toEqual([
    "Line 4 query.adults is 0.",
    " query.gone is required.",
    `Line 4 query.market is not a market. · ${texts.ownRule}`,
    "",
  ]);
  expect(htmlOf({ response: failure(400) })).not.toContain("blamed");
});
