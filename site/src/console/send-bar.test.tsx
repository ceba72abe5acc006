import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import en from "../../i18n/catalogues/en.ts";
import { operationNamed } from "../build/testing/operation-named.ts";
import type { Live, Run } from "./create-runner.ts";
import { editedRequest } from "./edited-request.ts";
import { ProblemList } from "./problem-list.tsx";
import { SendBar } from "./send-bar.tsx";

const texts = en.console;
const TARGET = { baseUrl: "http://localhost:3000", apiKey: "sandbox-key" };
const sending = editedRequest(operationNamed("pollLiveSearch"), { value: {} }, TARGET);
const live = {} as Live;
const nothing = () => {};

interface State {
  readonly run?: Run;
  readonly scenario?: string;
  readonly isBlocked?: boolean;
  readonly hasProblems?: boolean;
}

function htmlOf({
  run = {},
  scenario = "",
  isBlocked = false,
  hasProblems = false,
}: State): string {
  return renderToStaticMarkup(
    <SendBar
      scenarios={[
        { name: "flaky", says: "Every `second` call fails." },
        { name: "slow", says: "It takes long." },
      ]}
      scenario={scenario}
      onScenario={nothing}
      run={run}
      isBlocked={isBlocked}
      hasProblems={hasProblems}
      describedBy="why"
      lang="en"
      texts={texts}
      onSend={nothing}
      onCancel={nothing}
    />,
  );
}

/** The label of the button that sends, and whether it is disabled. */
function sendButton(state: State) {
  const [, disabled, label] =
    /class="button button-primary" aria-disabled="(\w+)"[^>]*>([^<]*)</.exec(htmlOf(state)) ?? [];
  return { label, isDisabled: disabled === "true" };
}

test.each<readonly [string, State, string, boolean]>([
  ["nothing was sent", {}, texts.send, false],
  ["there is a response", { run: { live } }, texts.sendAgain, false],
  ["the request has problems", { run: { live }, hasProblems: true }, texts.sendAnyway, false],
  ["it can't be sent", { isBlocked: true, hasProblems: true }, texts.send, true],
  ["it can't be sent again", { run: { live }, isBlocked: true }, texts.sendAgain, true],
  ["a request is under way", { run: { sending } }, texts.send, true],
])("sets the label and state of the send button where %s", (_, state, label, isDisabled) => {
  expect(sendButton(state)).toEqual({ label, isDisabled });
});

test("while a request is under way, it is named and can be cancelled", () => {
  const html = htmlOf({ run: { sending } });
  expect(html).toContain("Waiting for pollLiveSearch …");
  expect(html).toContain(`>${texts.cancel}<`);
  expect(htmlOf({ run: { live } })).not.toMatch(/Waiting for|Cancel/);
});

test("describes the chosen scenario, and shows nothing without one", () => {
  expect(htmlOf({ scenario: "flaky" })).toContain(
    '<p class="scenario-says" lang="en">Every second call fails.</p>',
  );
  expect(htmlOf({})).not.toContain("scenario-says");
});

const problem = { field: "query.adults", line: 4, message: "query.adults must be at least 1." };
const listOf = (blocker: { readonly line?: number; readonly message: string } | undefined) =>
  renderToStaticMarkup(
    <ProblemList
      id="why"
      blocker={blocker}
      problems={[problem]}
      lang="en"
      texts={texts}
      onLine={nothing}
    />,
  )
    .split("</li>")
    .map((item) => item.replaceAll(/<[^>]*>/g, "").trim())
    .filter(Boolean);

test("lists the blocking reason before the problems, with its line if it has one", () => {
  const told = "Line 4 query.adults must be at least 1.";
  expect(listOf(undefined)).toEqual([told]);
  expect(listOf({ line: 2, message: "No JSON." })).toEqual(["Line 2 No JSON.", told]);
  expect(listOf({ message: "Too long." })).toEqual(["Too long.", told]);
});
