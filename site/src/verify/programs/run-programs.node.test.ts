import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createFixedSandbox } from "../../samples/fixed-sandbox.ts";
import { programMistakes } from "./program-mistakes.ts";
import { type RunOptions, runPrograms } from "./run-programs.ts";

const sandbox = createFixedSandbox();

const CALL = `fetch("http://localhost:3000/apiservices/v3/culture/locales", {
  headers: { "x-api-key": KEY },
})`;

async function run(title: string, code: string, trial?: string, options?: RunOptions) {
  const program = { title, code, ...(trial !== undefined && { trial }) };
  const [result] = await runPrograms([program], sandbox, options);
  if (!result) throw new Error("It did not run.");
  return { result, mistakes: programMistakes(program, result, []) };
}

test("a program runs on the fixed day, without waiting, and calls the sandbox", async () => {
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

test("a Python program runs on the fixed day, without waiting", async () => {
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
  ["a.mts", "const a = 1;\nconst = 2;", 2, 'SyntaxError: Expected identifier but found "="'],
  ["server.mts", "const = 1;\nserver.listen(8080);", 1, "SyntaxError: Expected identifier"],
  ["a.py", "a = 1\nif a\n  print(a)", 2, "SyntaxError: expected ':'"],
])("%s with %j has a mistake at line %i", async (title, code, offset, message) => {
  const { mistakes } = await run(title, code);
  expect(mistakes).toEqual([{ offset, message: expect.stringContaining(message) }]);
});

test("runs a server with the block that calls it, on a free port", async () => {
  const { result, mistakes } = await run(
    "server.mts",
    `import { createServer } from "node:http";
createServer((_, response) => void response.end("hello")).listen(8080);`,
    "curl --silent --show-error http://localhost:8080/",
  );
  expect([result.output, mistakes]).toEqual(["hello", []]);
});

const QUICK = { processorMs: 60_000, idleMs: 1000, intervalMs: 20 };

test.each([
  [
    "a.mts",
    `await ${CALL}; setInterval(() => {}, 1e9); await new Promise(() => {});`,
    undefined,
    "after GET /apiservices/v3/culture/locales → 200",
  ],
  ["a.sh", "sleep 1000", undefined, "before its first call"],
  [
    "server.mts",
    'import "node:http"; setInterval(() => {}, 1e9); function f(s) { s.listen(8080); }',
    "curl --silent http://localhost:8080/",
    "and never listened on 8080",
  ],
  [
    "server.mts",
    'import { createServer } from "node:http";\ncreateServer(() => {}).listen(8080);',
    "curl --silent --show-error http://localhost:8080/",
    "before its first call",
  ],
])(
  "reports that %s did not end, rather than that it failed: %j",
  async (title, code, trial, where) => {
    const { mistakes } = await run(title, code.replace("KEY", '"sandbox-key"'), trial, {
      limits: QUICK,
    });
    const message = `${title} did not end, even when run alone: it did nothing for 1 s, ${where}.`;
    expect(mistakes).toEqual([{ offset: 0, message }]);
  },
);

test("retries a program that did not end, and accepts its success", async () => {
  const folder = await mkdtemp(join(tmpdir(), "once-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  // The first run makes the folder and hangs; the second one finds it.
  const code = `mkdir ${folder}/made 2>/dev/null && sleep 1000; echo done`;
  const { result, mistakes } = await run("a.sh", code, undefined, { limits: QUICK });
  expect([result.output, result.stopped, mistakes]).toEqual(["done\n", undefined, []]);
});

test("retries a program that did not end only after the rest of the build", async () => {
  const alone = Promise.reject(new Error("The rest of the build was waited for."));
  alone.catch(() => {});
  const running = run("a.sh", "sleep 1000", undefined, { limits: QUICK, alone });
  await expect(running).rejects.toThrow("The rest of the build was waited for.");
  const ended = await run("a.sh", "echo done", undefined, { limits: QUICK, alone });
  expect(ended.result.output).toBe("done\n");
});
