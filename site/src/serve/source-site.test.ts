import { expect, test } from "vitest";
import { createSourceSite } from "./source-site.ts";

const page = (path: string, text: string) => ({
  file: `site/content${path}.md`,
  route: path,
  text: `---\ntitle: A\ndescription: All of A.\n---\n\n${text}\n`,
});
const sourceSite = (path: string, pages: readonly ReturnType<typeof page>[]) =>
  createSourceSite({
    sidebars: { "3.0": [{ kind: "page", path }], "1.0": [] },
    content: { figures: new Map(), titles: [], pages },
  });

test("sources without a valid plan get 500 with their problems, escaped", async () => {
  const { answer } = await sourceSite("/docs/<a>", [page("/docs/b", "B & C.")]);
  const { status, type, body, problems } = await answer("/docs/b");
  expect(status).toBe(500);
  expect(type).toBe("text/html;charset=utf-8");
  expect(problems.join()).toContain("/docs/<a>");
  expect(body).toContain("/docs/&lt;a&gt;");
  expect(body).not.toContain("<a>");
  // The browser loads the page again once the sources are mended.
  expect(body).toContain("/src/entry/reload-when-edited.ts");
});
