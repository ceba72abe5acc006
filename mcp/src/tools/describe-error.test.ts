import { expect, test } from "vitest";
import { testContext } from "../testing/test-context.ts";
import { describeError } from "./describe-error.ts";

const context = testContext();
const { yes, no } = context.texts.reference.retry;
const textOf = (given: string, operation?: string) =>
  describeError(context, given, operation).content[0]?.text ?? "";

test("says how to retry a temporary error, and not to retry any other", () => {
  const limit = describeError(context, "429");
  expect(limit.structuredContent).toMatchObject({ status: "429", isRetried: true });
  expect(textOf("429").split("\n\n")).toContainEqual(`Send it again: ${yes}`);
  const input = describeError(context, "400");
  expect(input.structuredContent).toMatchObject({ status: "400", isRetried: false });
  const parts = textOf("400").split("\n\n");
  expect(parts).toContain(`Send it again: ${no}`);
  const after = (text: string, answer: string) =>
    text.split(`Send it again: ${answer}\n\n`)[1]?.split("\n", 1)[0];
  expect(after(textOf("400"), no)).toBe("```json");
  expect(after(textOf("429"), yes)).toMatch(/^[A-Z].* seconds?\b/);
});

test("reports its interpretation of words, with the operation unless it was given", () => {
  const of = (given: string, operation?: string) => textOf(given, operation).split("\n", 1)[0];
  expect(of("the session is gone")).toMatch(/^Interpreted: `status` as 404 of pollLiveSearch: \w/);
  expect(of("the session is gone", "pollLiveSearch")).toMatch(/^Interpreted: `status` as 404: \w/);
  expect(of("DEFAULT")).toMatch(/^# default /);
  expect(of("too many requests")).toMatch(/[^.]\.$/);
});

test("searches the words of an operation among its own errors", () => {
  const { structuredContent } = describeError(context, "the session is gone", "listLocales");
  expect(structuredContent?.text ?? "").not.toContain("create the search again");
});

test("suggests the nearest name for an unknown operation", () => {
  const { isError, content } = describeError(context, "429", "listMarket");
  expect(isError).toBe(true);
  expect(content[0]?.text).toMatch(/^Unknown operation "listMarket"\..*mean listMarkets\?$/);
});

test("lists the operation's errors for an unknown one", () => {
  const errorsOf = (operation: string) => {
    const [, errors = ""] = /Documented statuses: (.*)\.$/.exec(textOf("qqqqq", operation)) ?? [];
    return errors.split(", ");
  };
  for (const { id, responses } of context.contract.specifications.flatMap((s) => s.operations)) {
    const failures = responses.filter(({ status }) => status !== "200");
    expect(errorsOf(id)).toEqual(failures.map(({ status }) => status));
  }
});

test.each([
  ["429 Too Many Requests, limit 100 per minute", "429"],
  ["503 after 120 seconds", "503"],
  ["503 after 400s", "503"],
  ["what to do after 429", "429"],
  ["rate limit of 100", "429"],
  ["limit 100", "429"],
  ["limited to 100, got HTTP429", "429"],
  ["why do I get 404s?", "404"],
  ["200 ms, then 503", "503"],
  ["too many requests: 100 per minute", "429"],
  ["The default locale is missing; HTTP 400", "400"],
  ["by default 400", "400"],
  ["500 KB body, then 413", "default"],
  ["400 sec, then 503", "503"],
  ["503. Retry later", "503"],
  ['{"code":16,"message":"…"}', "401"],
  ["code: 5", "404"],
  ["status code: 429", "429"],
  ["RESOURCE_EXHAUSTED", "429"],
  ["NOT_FOUND", "404"],
  ["PERMISSION_DENIED", "403"],
  ["INVALID_ARGUMENT", "400"],
  ["UNAUTHENTICATED", "401"],
  ["UNAVAILABLE", "503"],
  ["the code 2 of a body", "default"],
])("%j is status %s", (given, status) => {
  expect(describeError(context, given).structuredContent).toMatchObject({ status });
});

test.each([
  "timeout after 5000 ms",
  "timeout after 500 ms",
  "timed out after 500 milliseconds",
  "qqqqq took 400s",
  "qqqqq 4200",
  "qqqqq 100 seconds",
  "qqqqq 500 milliseconds",
  "qqqqq 400 sec",
  "qqqqq 400 min",
  "qqqqq 500 hours",
  "qqqqq 500 KB",
  "qqqqq 192.168.100.200",
  "qqqqq code: 99",
])("%j has no status", (given) => expect(describeError(context, given).isError).toBe(true));

test("describes a status that means success or a redirect", () => {
  expect(textOf("is 200 an error")).toMatch(/^200 is not an error/);
  expect(textOf("201")).toContain("`RESULT_STATUS_FAILED`");
  expect(textOf("302")).toBe("302 is not an error: do not repeat the request because of it.");
});
