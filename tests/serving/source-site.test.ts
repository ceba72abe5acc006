import { expect, test } from "vitest";
import { createMemo } from "../../site/src/base/memo.ts";
import { readContent } from "../../site/src/content/read-content.ts";
import { createSourceSite } from "../../site/src/serve/source-site.ts";

/** As in `npm run dev`: each site is made with what those before it have left. */
const kept = createMemo();
const site = await createSourceSite({}, kept);

test("renders a page from its sources, with and without a trailing slash", async () => {
  for (const path of ["/docs/intro", "/docs/intro/", "/api/geo"]) {
    const { status, type, body, problems } = await site.answer(path);
    expect([status, type, problems]).toEqual([200, "text/html;charset=utf-8", []]);
    expect(body).toContain("/@vite/client");
  }
});

test("serves the data of a page for navigation, in every language", async () => {
  const { status, type, body } = await site.answer("/_page/es/docs/intro.json");
  expect([status, type]).toEqual([200, "application/json"]);
  expect(JSON.parse(String(body))).toMatchObject({ path: "/es/docs/intro", lang: "es" });
});

test("an edited page arrives with a frame that has its new title", async () => {
  const { pages, titles, figures } = readContent("site/content", "site/content");
  const renamed = pages.map((page) =>
    page.route === "/docs/intro"
      ? { ...page, text: page.text.replace(/^title: .*$/m, "title: Another title") }
      : page,
  );
  const content = { pages: renamed, titles, figures };
  const { answer } = await createSourceSite({ content }, kept);
  const { status, type, body } = await answer("/_edited/docs/intro.json");
  expect([status, type]).toEqual([200, "application/json"]);
  const { page, frame } = JSON.parse(String(body));
  expect(page).toEqual(JSON.parse(String((await answer("/_page/docs/intro.json")).body)));
  expect(page.html).toContain("Another title</h1>");
  expect(frame.sidebar).toContain("Another title");
});

test("serves specifications, sitemap and icon as in the build", async () => {
  for (const path of ["/openapi/geo.yaml", "/sitemap.xml", "/favicon.svg", "/social.png"]) {
    expect([path, (await site.answer(path)).status]).toEqual([path, 200]);
  }
});

test("serves a page as Markdown, with its requests in the language of its path", async () => {
  for (const [path, own, other] of [
    ["/api/geo.md", "curl", "go"],
    ["/api/geo.go.md", "go", "curl"],
    ["/es/api/geo.python.md", "python", "curl"],
  ] as const) {
    const { status, type, body, problems } = await site.answer(path);
    expect([path, status, type, problems]).toEqual([path, 200, "text/markdown;charset=utf-8", []]);
    expect(body).toContain(`\n\`\`\`${own}\n`);
    expect(body).not.toContain(`\n\`\`\`${other}\n`);
  }
});

test("an unknown path gets the not-found page with status 404", async () => {
  const { status, body } = await site.answer("/nothing");
  expect(status).toBe(404);
  expect(body).toContain("<h1");
});

test("reports a mistake in a page on the page and in its data, with file and line", async () => {
  const { pages, titles, figures } = readContent("site/content", "site/content");
  const broken = pages.map((page) =>
    page.route === "/docs/intro"
      ? { ...page, text: `${page.text}\n::feilds{schema="LiveQuery"}\n` }
      : page,
  );
  const { answer } = await createSourceSite({ content: { pages: broken, titles, figures } }, kept);
  const line = broken.find(({ route }) => route === "/docs/intro")?.text.split("\n").length ?? 0;
  const problem = `site/content/docs/intro.md:${line - 1}  Unknown directive "::feilds"`;
  const page = await answer("/docs/intro");
  expect(page.problems).toEqual([expect.stringContaining(problem)]);
  expect(page.body).toContain(problem);
  const data = await answer("/_page/docs/intro.json");
  expect(JSON.parse(String(data.body)).html).toContain(problem);
  expect((await answer("/docs")).problems).toEqual([]);
});

test("a page whose edit is undone is as before, and so are other pages", async () => {
  const { answer } = await createSourceSite({}, kept);
  for (const path of ["/docs/intro", "/es/docs/intro", "/api/geo", "/_page/docs.json"]) {
    expect(await answer(path)).toEqual(await site.answer(path));
  }
});

test("reports a mistake in the sidebar tree on every page", async () => {
  const sidebars = { "3.0": [{ kind: "page", path: "/docs/nothing" } as const], "1.0": [] };
  const { answer } = await createSourceSite({ sidebars }, kept);
  const { status, body } = await answer("/docs/intro");
  expect(status).toBe(500);
  expect(body).toContain("site/sidebar.ts  The tree has /docs/nothing");
});
