import { once } from "node:events";
import { expect, onTestFinished, test } from "vitest";
import { startServer } from "./start-server.ts";

test("one port serves the site and the sandbox, and SIGTERM ends both with code 0", async () => {
  const { url, child } = await startServer();
  onTestFinished(() => void child.kill("SIGKILL"));
  const page = await fetch(`${url}/docs/intro`);
  expect([page.status, page.headers.get("content-type")]).toEqual([
    200,
    "text/html; charset=utf-8",
  ]);
  const locales = await fetch(`${url}/apiservices/v3/culture/locales`, {
    headers: { "x-api-key": "sandbox-key" },
  });
  expect(locales.status).toBe(200);
  expect(((await locales.json()) as { status: string }).status).toBe("RESULT_STATUS_COMPLETE");
  const refused = await fetch(`${url}/apiservices/v3/culture/locales`);
  expect(refused.status).toBe(401);
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
});
