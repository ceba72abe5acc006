import { describe, expect, test } from "vitest";
import { operations } from "../../../contract/generated/operations.ts";
import type { LiveSearchResponse } from "../../../contract/src/types.ts";
import { createSandbox } from "../create-sandbox.ts";
import { SANDBOX_KEYS } from "../scenarios/sandbox-keys.ts";
import { SCENARIOS } from "../scenarios/scenarios.ts";
import { sharedReference } from "../shared-world.ts";
import { liveSearch } from "../testing/searches.ts";
import { NOON } from "../testing/test-sandbox.ts";
import { createAnswerPage, isPagePath } from "./answer-page.ts";

const { lookup, data } = sharedReference();
const answerPage = createAnswerPage(lookup);
const sandbox = createSandbox({ clock: () => NOON, origin: () => "http://sandbox" });

async function pageAt(url: string, accept = "text/html") {
  const { pathname, search } = new URL(url, "http://sandbox");
  return answerPage({ method: "GET", path: pathname, search: search.slice(1), accept });
}

async function found(key = "sandbox-key") {
  const headers = { "x-api-key": key, "content-type": "application/json" };
  const body = JSON.stringify(liveSearch("LHR", "JFK"));
  const create = `http://sandbox${operations.createLiveSearch.path}`;
  const response = await sandbox(new Request(create, { method: "POST", headers, body }));
  const { content }: LiveSearchResponse = await response.json();
  if (!content) throw new Error("Nothing was found.");
  return content.results;
}

const { itineraries, agents, carriers } = await found();
const options = Object.values(itineraries).flatMap(({ pricingOptions }) => pricingOptions);
const items = options.flatMap((option) => option.items);

describe("a booking link", () => {
  test("of every offer leads to a page with its agent and price", async () => {
    expect(items.length).toBeGreaterThan(50);
    for (const { deepLink, agentId, price } of items) {
      const page = await pageAt(deepLink);
      expect([deepLink, page?.status]).toEqual([deepLink, 200]);
      expect(page?.body).toContain(`Book with ${agents[agentId]?.name.replaceAll("&", "&amp;")}`);
      expect(page?.body).toContain(`GBP ${(Number(price.amount) / 1000).toFixed(2)}`);
    }
  });

  test("shows that it is one of several bookings, or that its price is unknown", async () => {
    const several = options.find(({ items }) => items.length > 1)?.items[1]?.deepLink ?? "";
    expect((await pageAt(several))?.body).toContain("booking 2 of several");
    const { itineraries } = await found("sandbox-key-unfriendly");
    const links = Object.values(itineraries)
      .flatMap(({ pricingOptions }) => pricingOptions.flatMap(({ items }) => items))
      .map(({ deepLink }) => deepLink);
    const unknown = links.find((link) => !link.includes("price=")) ?? "";
    expect((await pageAt(unknown))?.body).toContain("Price unknown");
  });

  test("shows appended tracking parameters, escaped and with their length", async () => {
    const { deepLink = "" } = items[0] ?? {};
    expect((await pageAt(deepLink))?.body).toContain("The link works without them.");
    const appended = new URLSearchParams([
      ["p.auid", "visit-5821"],
      ["<script>", `"><img src=x onerror='alert(1)'>&`],
      ["sharedid", "x".repeat(256)],
      ["longest", "x".repeat(255)],
      ["planes", "🛫".repeat(200)],
    ]);
    const body = (await pageAt(`${deepLink}&${appended}`))?.body ?? "";
    expect(body).toContain('<th scope="row">p.auid</th><td>visit-5821</td><td>10</td>');
    expect(body).toContain("&lt;script&gt;");
    expect(body).toContain("&quot;&gt;&lt;img src=x onerror=&#39;alert(1)&#39;&gt;&amp;");
    expect(body).not.toMatch(/<script|<img src=x/);
    expect(body).toContain("256: more than 255");
    expect(body).toContain("<td>255</td>");
    expect(body).toContain("<td>200</td>");
  });

  test.each([
    "/redirect/",
    "/redirect/nobody/lhr-edi-270514-ba1444",
    "/redirect/frzd/lhr-zzz-270514-ba1444",
    "/redirect/frzd/lhr-edi-279914-ba1444",
    "/redirect/frzd/lhr-270514-ba1444",
    "/redirect/frzd/lhr-edi-270514-ba1444_edi-zzz-270520-ba1445",
    "/redirect/frzd/lhr-edi-270514-??1444",
    "/redirect/frzd/lhr-edi-270514-ba1444/0",
    "/redirect/frzd/%3Cscript%3E",
  ])("that the sandbox did not create returns 404: %s", async (path) => {
    const page = await pageAt(path);
    expect(page?.status).toBe(404);
    expect(page?.body).not.toContain("script");
  });

  test("shows a price in the decimals of its currency", async () => {
    const [path = ""] = (items[0]?.deepLink ?? "").split("?");
    expect((await pageAt(`${path}?price=15432000&currency=JPY`))?.body).toContain("JPY 15432<");
    expect((await pageAt(`${path}?price=5&currency=KWD`))?.body).toContain("KWD 0.005<");
  });

  test("cannot make its page show an invalid price or currency", async () => {
    const { deepLink = "" } = items[0] ?? {};
    const [path = ""] = deepLink.split("?");
    for (const search of ["price=free&currency=GBP", "price=1&currency=ABC", "price=-1"]) {
      expect((await pageAt(`${path}?${search}`))?.body).toContain("Price unknown");
    }
  });
});

describe("a logo", () => {
  test("of every carrier and agent is a cacheable SVG, the same each time", async () => {
    const urls = [...Object.values(carriers), ...Object.values(agents)].map((one) => one.imageUrl);
    expect(urls.length).toBeGreaterThan(20);
    for (const url of urls) {
      const page = await pageAt(url);
      expect([url, page?.status]).toEqual([url, 200]);
      expect(page?.headers["Content-Type"]).toBe("image/svg+xml");
      expect(page?.headers["Cache-Control"]).toContain("max-age");
      expect(page).toEqual(await pageAt(url));
    }
    const drawn = await Promise.all(urls.map(async (url) => (await pageAt(url))?.body));
    expect(new Set(drawn).size).toBeGreaterThan(urls.length / 2);
  });

  test("of an unknown carrier or agent returns 404", async () => {
    for (const name of ["carriers/zz9.svg", "agents/none.svg", "agents/frzd.png", ""]) {
      expect((await pageAt(`/images/${name}`))?.status).toBe(404);
    }
    expect(data.agents.length).toBeGreaterThan(3);
  });
});

describe("the home of the sandbox", () => {
  test("lists every operation, key and scenario, as HTML and as JSON", async () => {
    const [people, programs] = [await pageAt("/"), await pageAt("/", "*/*")];
    expect(people?.headers["Content-Type"]).toBe("text/html; charset=utf-8");
    expect(programs?.headers["Content-Type"]).toBe("application/json");
    const names = [
      ...Object.values(operations).map(({ path }) => path),
      ...Object.keys(SANDBOX_KEYS),
      ...SCENARIOS.map(({ name }) => name),
    ];
    const shown = people?.body.replaceAll("<wbr>", "");
    for (const name of names) {
      expect(shown).toContain(name);
      expect(programs?.body).toContain(`"${name}"`);
    }
    expect(people?.body).toContain("v3/<wbr>flights/<wbr>");
    expect(people?.body.match(/\w+, needs no key/g)).toEqual(["findNearestCulture, needs no key"]);
    expect(people?.body).not.toContain("`");
    expect(people?.body).toContain("Send a key in the header <code>x-api-key</code>.");
    expect(people?.headers.Vary).toBe("Accept");
    expect(await pageAt("/apiservices/v3/", "*/*")).toEqual(programs);
  });

  test("is served by the fetch function as well, to GET and HEAD only", async () => {
    const response = await sandbox(new Request("http://sandbox/"));
    expect([response.status, (await response.json()).name]).toEqual([200, "Farewind sandbox"]);
    const asked = await sandbox(new Request("http://sandbox/", { method: "HEAD" }));
    expect([asked.status, await asked.text()]).toEqual([200, ""]);
    const posted = await sandbox(new Request("http://sandbox/", { method: "POST" }));
    expect(posted.status).toBe(404);
  });
});

test("a page runs no script, loads nothing from other sites and is not indexed", async () => {
  const page = await pageAt(items[0]?.deepLink ?? "");
  const policy = page?.headers["Content-Security-Policy"] ?? "";
  expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/]{43}='; img-src 'self';/);
  expect(page?.headers["X-Robots-Tag"]).toBe("noindex");
  expect(page?.body).toContain('<meta name="robots" content="noindex">');
  expect(page?.body).not.toMatch(/<script|style="|\son\w+=/);
});

test.each([
  ["/apiservices/v3/", true],
  ["/redirect/frzd/lhr-edi-270514-ba1444", true],
  ["/images/agents/frzd.svg", true],
  ["/", false],
  ["/apiservices/v3", false],
  ["/apiservices/v3/culture/locales", false],
])("%s is the path of a page: %s", (path, isPage) => {
  expect(isPagePath(path)).toBe(isPage);
});

test("a page links to the documentation if there is one, and its style is at most 2 kB", () => {
  const ask = { method: "GET", path: "/", search: "", accept: "text/html" };
  const besideDocs = createAnswerPage(lookup, "/docs/sandbox")(ask);
  expect(besideDocs?.body).toContain('<a href="/docs/sandbox">');
  const alone = answerPage(ask)?.body ?? "";
  expect(alone).not.toContain("<a ");
  const [, style = ""] = /<style>(.*?)<\/style>/s.exec(alone) ?? [];
  expect(style).not.toBe("");
  expect(new TextEncoder().encode(style).length).toBeLessThanOrEqual(2048);
});
