/** Practice on hosts that have the built folder and nothing else: a sandbox in the page answers. */
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { expect, onTestFinished } from "vitest";
import { fileOf } from "../built-site.ts";
import { findOverflow } from "../find-overflow.ts";
import {
  test as browserTest,
  clickAtRest,
  type Visit,
  type VisitOptions,
} from "../open-browser.ts";
import { change, consoles, editor, LIVE, live, send, start, status } from "../open-console.ts";
import { runAxeWithin } from "../run-axe.ts";
import { selectCases } from "../select-cases.ts";
import { type ServedFolder, serveFolder } from "../serve-folder.ts";
import { NGINX, startNginx } from "../serving/start-nginx.ts";

const WORKER = /^\/assets\/sandbox-worker-/;
const NAMES = /^\/assets\/places-\w+\/(.+)\.json$/;

/** A host that sends what `_headers` says. */
// biome-ignore lint/correctness/noEmptyPattern: Vitest reads the names of what a fixture needs
const test = browserTest.extend("host", async ({}, { onCleanup }): Promise<ServedFolder> => {
  const host = await serveFolder(readFileSync(fileOf("/_headers"), "utf8"));
  onCleanup(() => host.close());
  return host;
});

interface OtherHost {
  readonly name: string;
  readonly isThere: boolean;
  readonly start: () => Promise<{ readonly url: string; readonly close: () => Promise<void> }>;
}

const poll = (page: Page) => consoles(page).getByRole("button", { name: "Poll", exact: true });

async function visitConsole(visit: Visit, baseURL: string, options?: VisitOptions): Promise<Page> {
  const page = await visit(LIVE, { baseURL, ...options });
  await clickAtRest(start(page));
  await editor(page).waitFor();
  return page;
}

async function editAndSend(page: Page, from: string, to: string): Promise<void> {
  await change(page, from, to);
  await clickAtRest(send(page));
}

/** Edits, sends, polls to the end. A violation of the policy is an error of the page, and fails. */
async function searchToTheEnd(page: Page): Promise<void> {
  await page.locator(".send-bar select").selectOption("few-results");
  await editAndSend(page, '"adults": 1', '"adults": 2');
  await expect.poll(() => live(page).textContent()).toContain("RESULT_STATUS_INCOMPLETE");
  expect(await live(page).textContent()).toContain("sandbox in this browser");
  await clickAtRest(consoles(page).getByRole("button", { name: "Poll to the end" }));
  await expect.poll(() => live(page).textContent()).toContain("The search is over.");
  expect(await live(page).textContent()).toContain("RESULT_STATUS_COMPLETE");
}

test("a search completes with only file requests to the host", async ({ visit, host }) => {
  const page = await visitConsole(visit, host.url);
  expect(host.asked.some((one) => WORKER.test(one.slice("GET ".length)))).toBe(false);
  await searchToTheEnd(page);
  expect(host.asked.filter((one) => !one.startsWith("GET "))).toEqual([]);
  expect(host.asked.filter((one) => one.includes("/apiservices/"))).toEqual([]);
});

test("a search completes on plain HTTP, on a host other than localhost", async ({
  visit,
  host,
}) => {
  const insecure = host.url.replace(/localhost|127\.0\.0\.1/, "0.0.0.0");
  // The browser logs that it ignores headers which only HTTPS can have.
  const page = await visitConsole(visit, insecure, { mayFail: true });
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await searchToTheEnd(page);
});

/** Hosts of other kinds: they send the same files, so `npm test` leaves them out. */
const OTHER_HOSTS: readonly OtherHost[] = [
  { name: "a host that sends no header of its own", isThere: true, start: () => serveFolder("") },
  {
    name: "nginx with deploy/site.nginx.conf",
    isThere: existsSync(NGINX),
    start: async () => {
      const dist = fileURLToPath(new URL("../../site/dist", import.meta.url));
      const { url, stop } = await startNginx("site.nginx.conf", { FOLDER: dist });
      return { url, close: stop };
    },
  },
];

test.for(selectCases([], OTHER_HOSTS))(
  "on $name a search completes",
  async ({ name, isThere, start }, { visit, skip }) => {
    if (!isThere) skip(`not installed: ${name}`);
    const host = await start();
    onTestFinished(() => host.close());
    await searchToTheEnd(await visitConsole(visit, host.url));
  },
);

test("one worker serves all consoles of a page, and loads each locale's names once", async ({
  visit,
  host,
}) => {
  const named = () => host.asked.flatMap((one) => NAMES.exec(one.slice("GET ".length))?.[1] ?? []);
  const page = await visit("/api/culture/", { baseURL: host.url });
  const practices = await page.locator(".practice").all();
  for (const bar of selectCases(practices.slice(0, 4), practices)) {
    const opened = await page.locator(".send-bar").count();
    await clickAtRest(bar.getByRole("button", { name: "Edit and send" }));
    await clickAtRest(page.locator(".send-bar .button-primary").nth(opened));
    const came = page.locator(".live-bar .status").nth(opened);
    await expect.poll(() => came.textContent()).toBe("200");
  }
  expect(await page.locator(".live-bar").count()).toBeGreaterThan(3);
  // One worker for all of them: what one has loaded is there for the next.
  expect(host.asked.filter((one) => WORKER.test(one.slice("GET ".length)))).toHaveLength(1);
  expect(named()).toContain("en-GB");
  expect(new Set(named()).size).toBe(named().length);
});

test("a session can be polled after the worker that created it has ended", async ({
  visit,
  host,
}) => {
  const page = await visitConsole(visit, host.url, { prepare: (page) => page.clock.install() });
  await clickAtRest(send(page));
  await expect.poll(() => status(page).textContent()).toBe("200");
  expect(page.workers()).toHaveLength(1);
  await page.clock.fastForward(60_000);
  await expect.poll(() => page.workers()).toHaveLength(0);
  await clickAtRest(poll(page));
  await expect.poll(() => live(page).textContent()).toContain("2 calls");
  expect(await status(page).textContent()).toBe("200");
});

test("reports a worker that fails to load, and Retry sends the typed request", async ({
  visit,
  host,
}) => {
  const page = await visitConsole(visit, host.url, { mayFail: true });
  host.lose(WORKER);
  await editAndSend(page, '"adults": 1', '"adults": 2');
  const note = page.locator(".console .note").filter({ hasText: "The sandbox didn't load" });
  await note.waitFor();
  expect(await editor(page).inputValue()).toContain('"adults": 2');
  expect(await live(page).count()).toBe(0);
  const retry = note.getByRole("button", { name: "Retry" });
  await retry.press("Enter");
  await note.waitFor();
  host.find();
  await retry.press("Enter");
  await expect.poll(() => status(page).textContent()).toBe("200");
  expect(await send(page).evaluate((one) => one === document.activeElement)).toBe(true);
});

test("reports names that fail to load, and leaves the shown response", async ({ visit, host }) => {
  const page = await visitConsole(visit, host.url, { mayFail: true });
  await clickAtRest(send(page));
  await expect.poll(() => status(page).textContent()).toBe("200");
  host.lose(NAMES);
  await editAndSend(page, '"en-GB"', '"ja-JP"');
  await expect.poll(() => live(page).textContent()).toContain("The sandbox didn't load");
  expect(await live(page).textContent()).toContain("RESULT_STATUS_INCOMPLETE");
  host.find();
  await clickAtRest(live(page).getByRole("button", { name: "Retry" }));
  await expect.poll(() => live(page).textContent()).not.toContain("The sandbox didn't load");
  expect(await status(page).textContent()).toBe("200");
});

test("axe finds nothing where a worker failed to load", async ({ visit, host }) => {
  const viewport = { width: 360, height: 740 };
  const page = await visitConsole(visit, host.url, { mayFail: true, bypassCSP: true, viewport });
  host.lose(WORKER);
  await clickAtRest(send(page));
  await page.locator(".console .note").getByRole("button", { name: "Retry" }).waitFor();
  expect(await findOverflow(page)).toEqual([]);
  expect(await runAxeWithin(page, ".console")).toEqual([]);
});

test("in Spanish the engine's name is translated, and samples don't call the static host", async ({
  visit,
  host,
}) => {
  const page = await visit(`/es${LIVE}`, { baseURL: host.url });
  await clickAtRest(page.getByRole("button", { name: "Editar y enviar" }).first());
  await clickAtRest(consoles(page).getByRole("button", { name: "Enviar", exact: true }));
  const answer = page.getByRole("region", { name: "Respuesta en vivo" });
  await expect.poll(() => answer.textContent()).toContain("entorno de pruebas en este navegador");
  await clickAtRest(page.locator(".console").getByText("curl", { exact: true }));
  const code = await page.locator(".console-code code").first().textContent();
  expect(code).not.toContain(host.url);
});
