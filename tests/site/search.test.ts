import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { hold, test } from "../open-browser.ts";
import { runAxe } from "../run-axe.ts";

const START = "/docs/getting-started/authentication";
const LIMITS = "/docs/getting-started/rate-limits";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Search" });
const field = (page: Page) => page.getByRole("combobox", { name: "Search" });
const options = (page: Page) => dialog(page).getByRole("option");
const chosen = (page: Page) => dialog(page).locator('[role="option"][aria-selected="true"]');

/** The list once all of it is there: names come before prose, what is in view before the rest. */
const whole = (page: Page) => dialog(page).locator('[role="listbox"][aria-busy="false"]');

const isOpen = (page: Page) => dialog(page).isVisible();
const groups = (page: Page) => dialog(page).getByRole("group").evaluateAll(namesOf);

function namesOf(elements: readonly Element[]): readonly string[] {
  return elements.map((element) => {
    const id = element.getAttribute("aria-labelledby") ?? "";
    return document.getElementById(id)?.firstChild?.textContent ?? "";
  });
}

/** Opens the dialog and asks; resolves when the list is the one for it. */
async function ask(page: Page, typed: string): Promise<void> {
  await page.keyboard.press("Control+k");
  await field(page).fill(typed);
  await whole(page).locator("mark").first().waitFor();
}

describe("the dialog opens", () => {
  test("on Ctrl K and on the slash, with the field focused", async ({ visit }) => {
    const page = await visit(START);
    for (const key of ["Control+k", "/"]) {
      await page.keyboard.press(key);
      expect(await isOpen(page)).toBe(true);
      expect(await field(page).evaluate((element) => element === document.activeElement)).toBe(
        true,
      );
      expect(await field(page).inputValue()).toBe("");
      await page.keyboard.press("Escape");
      expect(await isOpen(page)).toBe(false);
    }
  });

  test("on the button, and returns focus to it", async ({ visit }) => {
    const page = await visit(START);
    const button = page.getByRole("banner").getByRole("button", { name: "Search" });
    await button.click();
    expect(await isOpen(page)).toBe(true);
    await page.getByRole("button", { name: "Close search" }).click();
    expect(await isOpen(page)).toBe(false);
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test("by the OpenSearch URL, with its query", async ({ visit }) => {
    const home = await visit("/");
    const href = await home.locator('link[rel="search"]').getAttribute("href");
    const description = await (await home.request.get(href ?? "")).text();
    const template = /<Url type="text\/html" template="([^"]*)"/.exec(description)?.[1] ?? "";
    const { pathname, search } = new URL(template.replace("{searchTerms}", "session%20token"));
    const page = await visit(pathname + search);
    expect(await isOpen(page)).toBe(true);
    expect(await field(page).inputValue()).toBe("session token");
    await options(page)
      .filter({ has: page.locator("mark") })
      .first()
      .waitFor();
  });

  test("in place, on a link with a query", async ({ visit }) => {
    const page = await visit(START);
    await ask(page, "currency");
    await page.keyboard.press("Escape");
    const link = page.locator(`#sidebar a[href="${LIMITS}"]`);
    await link.evaluate((link: HTMLAnchorElement) => {
      link.search = "?q=deepLink";
      link.click();
    });
    await expect.poll(() => isOpen(page)).toBe(true);
    expect(await field(page).inputValue()).toBe("deepLink");
    await options(page).filter({ hasText: "deepLink" }).first().waitFor();
    expect(new URL(page.url()).pathname).toBe(LIMITS);
    await page.keyboard.press("Escape");
    expect(await isOpen(page)).toBe(false);
  });

  test("on touch, full-screen on a narrow screen, and closes there", async ({ visit }) => {
    const page = await visit(START, { viewport: { width: 360, height: 640 }, hasTouch: true });
    await page.getByRole("banner").getByRole("button", { name: "Search" }).tap();
    const box = await dialog(page).boundingBox();
    expect(box).toMatchObject({ x: 0, y: 0, height: 640 });
    await page.getByRole("button", { name: "Close search" }).tap();
    expect(await isOpen(page)).toBe(false);
  });

  test("and retains every key pressed before its script loads", async ({ visit }) => {
    const page = await visit(START);
    const script = await hold(page, "/assets/load-search-*.js");
    await page.keyboard.press("Control+k");
    await page.keyboard.type("SessionKey");
    expect(await field(page).inputValue()).toBe("SessionKey");
    script.release();
    await options(page).first().waitFor();
    expect(await chosen(page).textContent()).toContain("SessionKey → sessionToken");
  });

  test("but not on a slash in a field, or when the reader has turned the key off", async ({
    visit,
  }) => {
    const page = await visit(START);
    await page.keyboard.press("/");
    await page.keyboard.type("a/b");
    expect(await field(page).inputValue()).toBe("a/b");
    await dialog(page).getByRole("checkbox").uncheck();
    await page.keyboard.press("Escape");
    await page.keyboard.press("/");
    expect(await isOpen(page)).toBe(false);
    await page.reload();
    await page.keyboard.press("/");
    expect(await isOpen(page)).toBe(false);
    await page.keyboard.press("Control+k");
    expect(await isOpen(page)).toBe(true);
  });

  test("on a slash right after it closed", async ({ visit }) => {
    const page = await visit(START);
    await page.keyboard.press("/");
    await dialog(page).evaluate((element) => {
      (element as HTMLDialogElement).close();
      const key = new KeyboardEvent("keydown", { key: "/", bubbles: true });
      document.activeElement?.dispatchEvent(key);
    });
    expect(await isOpen(page)).toBe(true);
  });

  test("and closes on a click outside", async ({ visit }) => {
    const page = await visit(START);
    await page.keyboard.press("Control+k");
    await page.mouse.click(20, 700);
    expect(await isOpen(page)).toBe(false);
  });
});

describe("keys", () => {
  test("arrows select, and wrap around at the ends", async ({ visit }) => {
    const page = await visit(START);
    await ask(page, "price");
    const count = await options(page).count();
    const at = () =>
      options(page).evaluateAll((all) => all.findIndex((one) => one.ariaSelected === "true"));
    const pressed: readonly (readonly [string, number])[] = [
      ["ArrowDown", 1],
      ["ArrowUp", 0],
      ["ArrowUp", count - 1],
      ["ArrowDown", 0],
    ];
    for (const [key, expected] of pressed) {
      await page.keyboard.press(key);
      await expect.poll(at).toBe(expected);
      const active = await field(page).getAttribute("aria-activedescendant");
      expect(await chosen(page).getAttribute("id")).toBe(active);
    }
  });

  test("Home, End, and arrows with Shift edit the text", async ({ visit }) => {
    const page = await visit(START);
    await ask(page, "session token");
    const first = await chosen(page).getAttribute("id");
    const selection = () =>
      field(page).evaluate((field: HTMLInputElement) => [field.selectionStart, field.selectionEnd]);
    const pressed: readonly (readonly [string, readonly number[]])[] = [
      ["Shift+Home", [0, 13]],
      ["Home", [0, 0]],
      ["Shift+ArrowDown", [0, 13]],
      ["End", [13, 13]],
    ];
    for (const [key, expected] of pressed) {
      await page.keyboard.press(key);
      expect(await selection()).toEqual(expected);
    }
    expect(await chosen(page).getAttribute("id")).toBe(first);
  });

  test("Enter leads to the exact place, expanded, and closes the dialog", async ({ visit }) => {
    const page = await visit(LIMITS);
    await ask(page, "ecoContenderDelta");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/api/flights-live-pricing/#**");
    const anchor = "LiveResults.itineraries{}.sustainabilityData.ecoContenderDelta";
    expect(decodeURIComponent(new URL(page.url()).hash)).toBe(`#${anchor}`);
    await page.locator(`[id="${anchor}"]`).waitFor();
    expect(await isOpen(page)).toBe(false);
  });

  test("Enter navigates in place within the same section", async ({ visit }) => {
    const page = await visit(START);
    await page.evaluate(() => document.documentElement.setAttribute("data-same", ""));
    await ask(page, "rate limits");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: "Rate limits" }).waitFor();
    expect(await page.locator("html[data-same]").count()).toBe(1);
  });

  test("Enter scrolls to the sentence of the result and highlights it", async ({ visit }) => {
    const page = await visit(START);
    await ask(page, "spread jobs over the hour");
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => CSS.highlights.has("found"));
    const [marked] = await page.evaluate(() =>
      [...(CSS.highlights.get("found") ?? [])].map((range) => {
        const block = range.startContainer as Element;
        const { top, bottom } = block.getBoundingClientRect();
        return { text: block.textContent ?? "", isInView: top >= 0 && bottom <= innerHeight };
      }),
    );
    expect(marked?.text).toContain("spread them over the hour");
    expect(marked?.isInView).toBe(true);
  });

  test("Ctrl Enter opens another tab, and the dialog stays open", async ({ visit }) => {
    const page = await visit(START);
    await ask(page, "rate limits");
    const opening = page.context().waitForEvent("page");
    await page.keyboard.press("Control+Enter");
    expect(new URL((await opening).url()).pathname).toBe(LIMITS);
    expect(await isOpen(page)).toBe(true);
  });
});

describe("results", () => {
  test("show their kind, their place and the match", async ({ visit }) => {
    const page = await visit(START);
    await ask(page, "NOT_MODIF");
    expect(await groups(page)).toEqual(expect.arrayContaining(["Fields and values", "Pages"]));
    const first = options(page).first();
    expect(await first.textContent()).toContain("ResultAction");
    expect(await first.locator("mark").allTextContents()).toEqual(["NOT_MODIF"]);
    expect(await first.getAttribute("href")).toBe(
      "/api/flights-live-pricing/#ResultAction.RESULT_ACTION_NOT_MODIFIED",
    );
  });

  test("are announced once typing pauses", async ({ visit }) => {
    const page = await visit(START);
    await ask(page, "stopCount");
    const status = dialog(page).getByRole("status");
    const told = async () => [await status.textContent(), `${await options(page).count()} results`];
    await expect.poll(async () => new Set(await told()).size).toBe(1);
  });

  test("of a Spanish page are Spanish, and mark their English parts", async ({ visit }) => {
    const page = await visit("/es/docs/intro");
    await page.keyboard.press("Control+k");
    const input = page.getByRole("combobox", { name: "Buscar" });
    await input.fill("aerolínea");
    await page
      .getByRole("option")
      .filter({ has: page.locator("mark") })
      .first()
      .waitFor();
    const hrefs = await page
      .getByRole("option")
      .evaluateAll((all) => all.map((one) => one.getAttribute("href")));
    expect(hrefs.filter((href) => !href?.startsWith("/es/"))).toEqual([]);
    const field = page.getByRole("option").filter({ hasText: "LiveResults" }).first();
    expect(await field.locator("small").getAttribute("lang")).toBe("en");
  });

  test("of an archived page are from its version", async ({ visit }) => {
    const page = await visit("/docs/1.0");
    await ask(page, "authentication");
    expect(await options(page).first().getAttribute("href")).toBe("/docs/1.0/authentication");
  });

  test("chosen before appear before anything is typed", async ({ visit }) => {
    const page = await visit(START);
    await ask(page, "rate limits");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: "Rate limits" }).waitFor();
    await page.keyboard.press("Control+k");
    await field(page).fill("");
    await expect.poll(() => groups(page)).toEqual(["Recent", "Try"]);
    expect(await options(page).first().textContent()).toContain("Rate limits");
  });

  test("an example query is entered on a click, and finds something", async ({ visit }) => {
    const page = await visit(START);
    await page.keyboard.press("Control+k");
    await options(page).filter({ hasText: "cheapest day of a month" }).click();
    expect(await field(page).inputValue()).toBe("cheapest day of a month");
    await expect.poll(() => groups(page)).not.toContain("Try");
  });

  test("the keyboard stays in the field after a click on an example", async ({ visit }) => {
    const page = await visit(START);
    await page.keyboard.press("Control+k");
    await options(page).filter({ hasText: "deepLink" }).click();
    await page.keyboard.type(" xyz");
    expect(await field(page).inputValue()).toBe("deepLink xyz");
  });

  test("if empty show the query and link to the list of all names", async ({ visit }) => {
    const page = await visit(START);
    await page.keyboard.press("Control+k");
    await field(page).fill("zzqqxx");
    await dialog(page).getByText("No results for “zzqqxx”").waitFor();
    const all = dialog(page).getByRole("link", { name: "All names on one page" });
    expect(await all.getAttribute("href")).toBe("/docs/names");
    expect(await field(page).getAttribute("aria-expanded")).toBe("false");
  });
});

describe("loading", () => {
  test("starts only on reach for search, and fetches the index once for the worker", async ({
    visit,
  }) => {
    const asked: string[] = [];
    const page = await visit(START, {
      prepare: async (page) => {
        page.on("request", (request) => asked.push(new URL(request.url()).pathname));
      },
    });
    await page.waitForLoadState("networkidle");
    const isSearch = (path: string) => /search|worker/.test(path);
    expect(asked.filter(isSearch)).toEqual([]);
    await page.getByRole("banner").getByRole("button", { name: "Search" }).hover();
    await expect.poll(() => asked.some((path) => path.startsWith("/search/en-3.0."))).toBe(true);
    await expect.poll(() => page.workers()).toHaveLength(1);
    expect(asked.filter((path) => path.startsWith("/search/"))).toHaveLength(1);
  });

  test("keeps one worker when the language or the version changes", async ({ visit }) => {
    const page = await visit(START);
    await ask(page, "price");
    for (const [path, lang] of [
      ["/es/docs/intro", "es"],
      ["/docs/intro", "en"],
      ["/docs/1.0", "en"],
      ["/es/docs/intro", "es"],
    ] as const) {
      await page.keyboard.press("Escape");
      await page
        .locator(`#sidebar a[href]`)
        .first()
        .evaluate((link: HTMLAnchorElement, path) => {
          link.href = path;
          link.click();
        }, path);
      await page.waitForURL(`**${path}`);
      await page.locator(`html[lang="${lang}"]`).waitFor();
      await page.keyboard.press("Control+k");
      await page.getByRole("combobox").fill("V1.0");
      await page.locator('#search-list[aria-busy="false"] mark').first().waitFor();
      await expect.poll(() => page.workers()).toHaveLength(1);
    }
  });

  test("stays open with what is typed when a page in another language arrives", async ({
    visit,
  }) => {
    const page = await visit(START);
    const held = await hold(page, "/_page/es/docs/intro.json");
    await page.evaluate(() => {
      const link = document.querySelector<HTMLAnchorElement>("#sidebar a[href]");
      if (!link) throw new Error("The sidebar has no link.");
      link.href = "/es/docs/intro";
      link.click();
    });
    await ask(page, "price");
    held.release();
    const spanish = page.getByRole("dialog", { name: "Buscar" });
    await spanish.locator('[role="listbox"][aria-busy="false"] mark').first().waitFor();
    await page.keyboard.type("s");
    expect(await spanish.getByRole("combobox").inputValue()).toBe("prices");
  });

  test("fails without the index, and Retry shows the results", async ({ visit }) => {
    const page = await visit(START, { mayFail: true });
    await page.context().route("**/search/*.json", (route) => route.abort());
    await page.keyboard.press("Control+k");
    await page.keyboard.type("stopCount");
    await dialog(page).getByRole("alert").waitFor();
    expect(await dialog(page).getByRole("alert").textContent()).toContain("Search didn't load");
    await page.context().unroute("**/search/*.json");
    await dialog(page).getByRole("button", { name: "Retry" }).click();
    await options(page).first().waitFor();
    expect(await options(page).first().textContent()).toContain("stopCount");
  });

  test("reports a worker that cannot start", async ({ visit }) => {
    const page = await visit(START, { mayFail: true });
    await page
      .context()
      .route("**/assets/worker-*.js", (route) =>
        route.fulfill({ contentType: "text/plain", body: "" }),
      );
    await page.keyboard.press("Control+k");
    await dialog(page).getByRole("alert").waitFor();
    expect(await dialog(page).getByRole("button", { name: "Retry" }).isVisible()).toBe(true);
  });

  test.for(["load-search-*.js", "load-search-*.css", "early-search-*.js"])(
    "fails if %s does: it is reported, and Retry finds the typed text",
    async (name, { visit }) => {
      const page = await visit(START, { mayFail: true });
      await page.route(`**/assets/${name}`, (route) => route.abort());
      await page.keyboard.press("Control+k");
      const alert = dialog(page).getByRole("alert");
      await alert.getByText("Search didn't load").waitFor();
      expect(await alert.getByRole("link", { name: "All names on one page" }).isVisible()).toBe(
        true,
      );
      await field(page).fill("stopCount");
      await page.unroute(`**/assets/${name}`);
      await alert.getByRole("button", { name: "Retry" }).click();
      await options(page).first().waitFor();
      expect(await field(page).inputValue()).toBe("stopCount");
      expect(await alert.isVisible()).toBe(false);
    },
  );

  test("isn't needed without JavaScript: the link leads to the list of names", async ({
    visit,
  }) => {
    const page = await visit(START, { javaScriptEnabled: false });
    expect(await page.getByRole("button", { name: "Search" }).count()).toBe(0);
    await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
    await page.getByRole("heading", { level: 1, name: "All names" }).waitFor();
    const deepLink = page.locator(".names").getByRole("link", { name: "deepLink", exact: true });
    await deepLink.click();
    await page.waitForURL(({ hash }) => hash.endsWith(".deepLink"));
  });
});

test.for([
  { typed: "", viewport: { width: 1280, height: 900 } },
  { typed: "SessionKey", viewport: { width: 1280, height: 900 } },
  { typed: "how long should I wait on 429", viewport: { width: 360, height: 740 } },
])("axe finds nothing in the dialog with “$typed” at $viewport.width", async (given, { visit }) => {
  const { typed, viewport } = given;
  const page = await visit(START, { viewport, bypassCSP: true });
  await page.keyboard.press("Control+k");
  await field(page).fill(typed);
  await options(page).first().waitFor();
  expect(await runAxe(page)).toEqual([]);
});

test("in forced colours the selected option has its own outline", async ({ visit }) => {
  const page = await visit(START, { forcedColors: "active" });
  await ask(page, "stopCount");
  const outlineOf = (at: number) =>
    options(page)
      .nth(at)
      .evaluate((option) => getComputedStyle(option).outlineStyle);
  expect([await outlineOf(0), await outlineOf(1)]).toEqual(["solid", "none"]);
});

test("the scrollbar's gutter darkens with the page, which doesn't move", async ({ visit }) => {
  const page = await visit(START, { viewport: { width: 1440, height: 900 } });
  const grounds = () =>
    page.evaluate(() => {
      const [root, body] = [document.documentElement, document.body].map(
        (element) => getComputedStyle(element).backgroundColor,
      );
      return { root, body };
    });
  const paper = (await grounds()).root;
  await page.keyboard.press("Control+k");
  expect(await isOpen(page)).toBe(true);
  const { root, body } = await grounds();
  expect(body).toBe(paper);
  expect(root).not.toBe(paper);
});
