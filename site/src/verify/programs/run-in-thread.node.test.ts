import { expect, test } from "vitest";
import { runInThread } from "./run-in-thread.ts";

test("runs programs against a sandbox of the thread, in their order", async () => {
  const call = 'fetch("http://localhost:3000/apiservices/v3/culture/locales")';
  const programs = [
    { title: "keyless.mjs", code: `console.log((await ${call}).status);` },
    { title: "broken.mjs", code: "\nthrow new Error('broken');" },
  ];
  const [keyless, broken] = await runInThread(programs, Promise.resolve());
  expect(keyless).toMatchObject({ exitCode: 0, output: "401\n" });
  expect(keyless?.calls.map(({ path }) => path)).toEqual(["/apiservices/v3/culture/locales"]);
  expect(broken).toMatchObject({ exitCode: 1, failedAt: 2, calls: [] });
});
