import { expect, test } from "vitest";
import { createFixedSandbox } from "../samples/fixed-sandbox.ts";
import { programMistakes } from "./program-mistakes.ts";
import { runPrograms } from "./run-programs.ts";

const sandbox = createFixedSandbox();
const CALL = `fetch("http://localhost:3000/apiservices/v3/culture/locales", {
  headers: { "x-api-key": KEY },
})`;

async function run(title: string, code: string, trial?: string) {
  const program = { title, code, ...(trial !== undefined && { trial }) };
  const [result] = await runPrograms([program], sandbox);
  if (!result) throw new Error("It did not run.");
  return { result, mistakes: programMistakes(program, result, []) };
}

test("a program lives on the fixed day, waits for nothing and calls the sandbox", async () => {
  const { result, mistakes } = await run(
    "a.mts",
    `const KEY: string = "sandbox-key";
const before = Date.now();
await new Promise((done) => setTimeout(done, 60_000));
const { status } = await ${CALL};
console.log(new Date().toISOString(), Date.now() - before, status);`,
  );
  expect(result.output).toBe("2026-11-15T12:01:00.000Z 60000 200\n");
  expect(result.calls).toMatchObject([
    { method: "GET", path: "/apiservices/v3/culture/locales", status: 200, elapsed: 0 },
  ]);
  expect(mistakes).toEqual([]);
});

test("so does one in Python", async () => {
  const { result } = await run(
    "a.py",
    "import time\nfrom datetime import date\ntime.sleep(86400)\nprint(date.today())",
  );
  expect(result.output).toBe("2026-11-16\n");
});

test.each([
  ["a.mts", "const a: number = 1;\n\nthrow new Error('no');", 3, "Error: no"],
  ["a.py", "a = 1\n\nraise ValueError('no')", 3, "ValueError: no"],
  ["a.mts", `const KEY = "wrong";\nawait ${CALL};`, 2, "gets 401 from the sandbox"],
  ["a.mts", "export const a = 1;", 0, "calls and prints nothing"],
])("%s with %j has a mistake at line %i", async (title, code, offset, message) => {
  const { mistakes } = await run(title, code);
  expect(mistakes).toEqual([{ offset, message: expect.stringContaining(message) }]);
});

test("a server is tried by the block that calls it, on a port that is free", async () => {
  const { result, mistakes } = await run(
    "server.mts",
    `import { createServer } from "node:http";
createServer((_, response) => void response.end("hello")).listen(8080);`,
    "curl --silent --show-error http://localhost:8080/",
  );
  expect([result.output, mistakes]).toEqual(["hello", []]);
});
