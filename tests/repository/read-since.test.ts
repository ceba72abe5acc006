import { expect, test } from "vitest";
import { readSince } from "../../scripts/read-since.mjs";

const known = (name: string) => ["HEAD", "main"].includes(name);
const WRITE = 'Write "npm run check -- --since main".';
const NO_COMMIT = 'git knows no commit "mian": name one, as in "npm run check -- --since main".';

test.each([
  [[], { since: "HEAD" }],
  [["--since", "main"], { since: "main" }],
  [["--since", "mian"], { problem: NO_COMMIT }],
  [["--since"], { problem: WRITE }],
  [["--since", "main", "HEAD"], { problem: WRITE }],
  [["--from", "main"], { problem: WRITE }],
  [["main"], { problem: WRITE }],
])("npm run check with %j", (written, since) => {
  expect(readSince(written, known)).toEqual(since);
});

test("without a history compares nothing, and rejects a given commit", () => {
  expect(readSince([], () => false)).toEqual({});
  expect(readSince(["--since", "mian"], () => false)).toEqual({ problem: NO_COMMIT });
});
