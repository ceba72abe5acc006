import { expect, test } from "vitest";
import type { Call, ProgramResult } from "./program.ts";
import { programMistakes } from "./program-mistakes.ts";

const program = { title: "search.mts", code: 'const first = 1;\nfetch("/live/search/create");\n' };

const call = (status: number): Call => ({
  method: "POST",
  path: "/live/search/create",
  headers: {},
  body: "{}",
  elapsed: 0,
  status,
  response: "",
});

const mistakesOf = (result: Partial<ProgramResult>, expected: readonly string[] = []) =>
  programMistakes(program, { exitCode: 0, output: "", errors: "", calls: [], ...result }, expected);

test("accepts a program that prints or gets only expected statuses", () => {
  expect(mistakesOf({ calls: [call(200)] })).toEqual([]);
  expect(mistakesOf({ calls: [call(399)] })).toEqual([]);
  expect(mistakesOf({ calls: [call(200), call(429)] }, ["429"])).toEqual([]);
  expect(mistakesOf({ output: "done" })).toEqual([]);
});

test("reports an unannounced error at the line of its call", () => {
  for (const status of [400, 429, 503]) {
    const [mistake] = mistakesOf({ calls: [call(status)] });
    expect(mistake).toMatchObject({ offset: 2 });
    expect(mistake?.message).toContain(`gets ${status}`);
  }
});

test("reports a missing status, an exit code, an exceeded limit, and silence", () => {
  expect(mistakesOf({ calls: [call(200)] }, ["404"])[0]?.message).toContain("never gets 404");
  const failed = mistakesOf({ exitCode: 1, errors: "at a\nTypeError: no\n", failedAt: 2 });
  expect(failed).toEqual([{ offset: 2, message: expect.stringContaining("TypeError: no") }]);
  expect(mistakesOf({ stopped: "it used 60 s" })[0]?.message).toContain("it used 60 s");
  expect(mistakesOf({})[0]?.message).toContain("calls and prints nothing");
});

test("reports a failure's last words, at the first fence if its line is unknown", () => {
  const failed = (errors: string) => mistakesOf({ exitCode: 1, errors });
  expect(failed("first\nlast\n")).toEqual([{ offset: 0, message: "search.mts fails: last" }]);
  expect(failed("\n")[0]?.message).toContain("fails: it does not say why.");
});

test("reports a failed call at the last line with most of its path, or the first fence", () => {
  const lineOf = (code: string, path: string) => {
    const result = { exitCode: 0, output: "", errors: "", calls: [{ ...call(400), path }] };
    return programMistakes({ title: "a.mts", code }, result, [])[0]?.offset;
  };
  const path = "/a/v3/create/flights";
  expect(lineOf('base = "/a/v3";\nsend("create");', path)).toBe(2);
  expect(lineOf('base = "create";\nsend("create");', path)).toBe(2);
  expect(lineOf('send("create/flights");\nsend("create");', path)).toBe(1);
  expect(lineOf('base = "/a/v3/b2";\nsend("create");', "/a/v3/b2/create")).toBe(2);
  expect(lineOf('base = "/geo";\nsend("/v3");', "/a/v3/geo")).toBe(0);
  expect(lineOf('base = "/a";\nsend("locales");\nlog(base);', "/locales?of=a")).toBe(2);
  expect(lineOf("one();\ntwo();", path)).toBe(0);
});

test.each(["TypeError: no", "UserException: no", "Warning: old"])(
  "reports a failure with the first line that names its kind: %s",
  (named) => {
    const [mistake] = mistakesOf({ exitCode: 1, errors: `at a\n${named}\nError: later\n` });
    expect(mistake?.message).toBe(`search.mts fails: ${named}`);
  },
);

test("lists every call and every status that never came", () => {
  expect(mistakesOf({ calls: [call(200), call(404)] })[0]?.message).toContain(
    ": POST /live/search/create → 200, POST /live/search/create → 404.",
  );
  expect(mistakesOf({ output: "done" }, ["404", "429"])[0]?.message).toContain("gets 404, 429,");
});
