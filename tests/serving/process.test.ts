import { once } from "node:events";
import { expect, onTestFinished, test } from "vitest";
import { sendRaw } from "../../sandbox/src/testing/send-raw.ts";
import { AS_BUILT, startServer } from "./start-server.ts";

test.each([
  { PUBLIC_ORIGIN: "https://travel.example.org" },
  // The port is a free one.
  {},
])("with %j, the documentation names the origin that readers can call", async (environment) => {
  const { url, child } = await startServer({
    ...environment,
    SANDBOX_NOW: "2029-01-31T12:00:00Z",
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const { PUBLIC_ORIGIN: origin = url } = environment;
  const { port } = new URL(url);
  const head = `GET /openapi/flights-live-pricing.json HTTP/1.1\r\nHost: elsewhere.example:${port}`;
  const answer = await sendRaw(url, `${head}\r\nConnection: close\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1.1 200/);
  expect(answer).toContain(`"${origin}"`);
  expect(answer).not.toContain("elsewhere");
  expect(answer).toMatch(/"year": 2029,\s+"month": 7,\s+"day": 14/);
  for (const path of ["/docs/intro", "/sitemap.xml", "/robots.txt", "/llms.txt"]) {
    const said = await sendRaw(
      url,
      `GET ${path} HTTP/1.1\r\nHost: elsewhere.example\r\nConnection: close\r\n\r\n`,
    );
    expect([path, said.includes(`${origin}/`), said.includes("elsewhere")]).toEqual([
      path,
      true,
      false,
    ]);
  }
});

test("one port serves the site and the sandbox, and SIGTERM ends both with code 0", async () => {
  const { url, child } = await startServer(AS_BUILT);
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
  // What practises in its pages is this sandbox, however they came.
  for (const path of ["/api/culture/", "/es/api/culture/", "/_page/api/culture.json"]) {
    const engines = (await (await fetch(url + path)).text()).match(/(?<=data-engine=\\?")\w+/g);
    expect([path, new Set(engines)]).toEqual([path, new Set(["server"])]);
  }
  const refused = await fetch(`${url}/apiservices/v3/culture/locales`);
  expect(refused.status).toBe(401);
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
});
