/** What comes back broken, or does not come: it is shown as it is, with a way on. */
import { expect } from "vitest";
import { clickAtRest, hold, test } from "../open-browser.ts";
import { editor, live, send, status, visitConsole } from "../open-console.ts";

const CREATE = "**/flights/live/search/create";

test("shows truncated JSON as text, with its status and a note that it isn't JSON", async ({
  visit,
}) => {
  const page = await visitConsole(visit);
  const half = '{"status": "RESULT_STATUS_COMPLETE", "content": {';
  await page.route(CREATE, (route) =>
    route.fulfill({ status: 200, contentType: "application/json", body: half }),
  );
  await clickAtRest(send(page));
  await expect.poll(() => status(page).textContent()).toBe("200");
  await expect.poll(() => page.locator(".text-lines").textContent()).toBe(half);
  expect(await live(page).textContent()).toContain("This isn't JSON. It's shown as received.");
  expect(await live(page).getByRole("button", { name: "Poll", exact: true }).count()).toBe(0);
});

test("labels an error by the sandbox's own rule, but not one by the contract", async ({
  visit,
}) => {
  const page = await visitConsole(visit, { mayFail: true });
  const text = await editor(page).inputValue();
  await editor(page).fill(text.replace('"LHR"', '"QQX"'));
  await clickAtRest(send(page));
  const blamed = live(page).locator(".blamed > li");
  await expect
    .poll(() => blamed.allTextContents())
    .toEqual([
      "Line 8 query.queryLegs[0].originPlaceId.iata is not a known place. · a rule of the sandbox, not in the contract",
    ]);
  await editor(page).fill(text.replace('"adults": 1', '"adults": 0'));
  await clickAtRest(send(page));
  await expect
    .poll(() => blamed.allTextContents())
    .toEqual(["Line 14 query.adults must be at least 1; received 0."]);
  await expect
    .poll(() => page.locator(".console .spoken").allTextContents())
    .toContainEqual(expect.stringMatching(/^400, .*\. query\.adults must be at least 1;/));
});

test("shows the status of a response whose view fails to load, and retries the view", async ({
  visit,
}) => {
  const page = await visitConsole(visit, { mayFail: true });
  const view = "**/assets/explorer-*.js";
  await page.route(view, (route) => route.abort());
  await clickAtRest(send(page));
  const failed = live(page).getByRole("alert");
  await failed.waitFor();
  expect(await status(page).textContent()).toBe("200");
  await page.unroute(view);
  await clickAtRest(failed.getByRole("button", { name: "Retry" }));
  await page.locator(".explorer").getByRole("tree").waitFor();
});

test("a slow response is announced as waiting, and a quick one isn't", async ({ visit }) => {
  const page = await visitConsole(visit, { mayFail: true });
  const said = page.locator(".console .spoken").filter({ hasText: "Waiting for" });
  await hold(page, "/search/create");
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await send(page).press("Enter");
  await page.locator(".waiting").waitFor();
  await page.clock.runFor(900);
  expect(await said.count()).toBe(0);
  await page.clock.runFor(200);
  await expect.poll(() => said.textContent()).toBe("Waiting for createLiveSearch …");
  expect(await said.getAttribute("role")).toBe("status");
});
