import { expect, test } from "vitest";
import en from "../../i18n/catalogues/en.ts";
import { exampleOf, operationNamed } from "../build/testing/operation-named.ts";
import { GENERATORS } from "../samples/generators.ts";
import { SANDBOX } from "../samples/sample-request.ts";
import { editedRequest } from "./edited-request.ts";
import { requestViews } from "./request-views.ts";

const operation = operationNamed("createLiveSearch");
const request = editedRequest(operation, { value: exampleOf(operation) }, SANDBOX);
const viewsOf = (shown: typeof request | undefined) =>
  requestViews(en.console, '{ "query": ', shown, () => "with the client");

test("a request is its text first, then each language, then our client", () => {
  const views = viewsOf(request);
  expect(views.map(({ id }) => id)).toEqual(["edit", ...GENERATORS.map(({ id }) => id), "client"]);
  expect(views.map(({ print }) => print())).toEqual([
    '{ "query": ',
    ...GENERATORS.map(({ generate }) => generate(request)),
    "with the client",
  ]);
});

test("shows an invalid text as it is, but in no language", () => {
  const [text, ...others] = viewsOf(undefined);
  expect(text.print()).toBe('{ "query": ');
  expect(others.flatMap(({ print }) => print() ?? [])).toEqual([]);
});
