import { expect, test } from "vitest";
import { parseMarkdown } from "../../markdown/parse-markdown.ts";
import { checkCommentUnits } from "./check-comment-units.ts";

const check = (lang: string, ...lines: readonly string[]) =>
  checkCommentUnits("a.md", parseMarkdown([`\`\`\`${lang}`, ...lines, "```"].join("\n"))).map(
    ({ line, message }) => [line, message],
  );

test.each([
  ["ts", "const PAUSE = 1_000; // milliseconds between polls", "await sleep(PAUSE);"],
  ["python", "PAUSE = 1  # seconds between polls", "time.sleep(PAUSE)"],
  ["ts", "const PAUSE = 500; // ms", "await sleep(PAUSE);"],
  ["python", "PAUSE = 1  # as long as you like", "time.sleep(PAUSE)"],
  ["ts", "const POLLS = 60; // polls at most", "if (poll > POLLS) break;"],
  ["go", "PAUSE = 1 // seconds", "sleep(PAUSE)"],
])("accepts %s: %s", (lang, ...lines) => {
  expect(check(lang, ...lines)).toEqual([]);
});

test.each([
  ["ts", "const END = 90; // seconds", "const deadline = Date.now() + END;", "milliseconds"],
  ["ts", "const END = 90; // polls", "setTimeout(() => stop(), END);", "milliseconds"],
  ["python", "END = 1  # milliseconds", "end = time.monotonic() + END", "seconds"],
])("reports %s: %s, but %s", (lang, constant, use, unit) => {
  const [, said] = /(?:\/\/|#) (\w+)/.exec(constant) ?? [];
  expect(check(lang, "", constant, use)).toEqual([[3, `"END" is used in ${unit}, not ${said}.`]]);
});

test("finds a constant on its own line if its name ends another one's", () => {
  const lines = ["const LONG_PAUSE = 9_000; // milliseconds", "const PAUSE = 1; // seconds"];
  expect(check("ts", ...lines, "await sleep(PAUSE);", "await sleep(LONG_PAUSE);")).toEqual([
    [3, '"PAUSE" is used in milliseconds, not seconds.'],
  ]);
});

test.each([
  ["ts", "performance.now() + PAUSE"],
  ["ts", "await pause(PAUSE)"],
  ["ts", "AbortSignal.timeout(PAUSE)"],
  ["python", "time.time() + PAUSE"],
  ["python", "urlopen(url, timeout=PAUSE)"],
])("%s does not count in hours: %s", (lang, use) => {
  const comment = lang === "python" ? "#" : "//";
  expect(check(lang, `PAUSE = 1 ${comment} hours`, use)).toHaveLength(1);
});
