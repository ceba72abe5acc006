import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { afterEach, expect, test } from "vitest";

const script = fileURLToPath(new URL("../../scripts/serve.mjs", import.meta.url));
const started: ChildProcess[] = [];

afterEach(() => {
  for (const child of started.splice(0)) child.kill("SIGKILL");
});

/** Starts the server on a free port and resolves with the address it says. */
function start(environment: Record<string, string>): Promise<{ url: string; child: ChildProcess }> {
  const child = spawn("node", [script], {
    env: { ...process.env, PORT: "0", LOG_LEVEL: "silent", ...environment },
  });
  started.push(child);
  return new Promise((resolve, reject) => {
    let said = "";
    child.stdout.on("data", (chunk: Buffer) => {
      said += String(chunk);
      const url = /Documentation\s+(http:\S+?)\/\n/.exec(said)?.[1];
      if (url) resolve({ url, child });
    });
    child.stderr.on("data", (chunk: Buffer) => {
      said += String(chunk);
    });
    child.once("exit", () => reject(new Error(`It ended before it listened: ${said}`)));
  });
}

test("one port serves the site and the sandbox, and SIGTERM ends both with code 0", async () => {
  const { url, child } = await start({});
  const page = await fetch(`${url}/docs/intro`);
  expect([page.status, page.headers.get("content-type")]).toEqual([200, "text/html;charset=utf-8"]);
  const locales = await fetch(`${url}/apiservices/v3/culture/locales`, {
    headers: { "x-api-key": "sandbox-key" },
  });
  expect(locales.status).toBe(200);
  expect(((await locales.json()) as { status: string }).status).toBe("RESULT_STATUS_COMPLETE");
  const refused = await fetch(`${url}/apiservices/v3/culture/locales`);
  expect(refused.status).toBe(401);
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  expect(await ended).toBe(0);
});

test("a setting that makes no sense is refused with its name", async () => {
  await expect(start({ SANDBOX_NOW: "tomorrow" })).rejects.toThrow("SANDBOX_NOW must be a date");
});
