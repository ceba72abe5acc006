import { expect, test } from "vitest";
import { checkSite } from "./check-site.ts";
import { readSources } from "./read-sources.ts";

const { content } = readSources().sources;
const INTRO = "site/content/docs/intro.md";

/** The site with a page that says more. */
const check = (added: string) =>
  checkSite(undefined, {
    content: {
      ...content,
      pages: content.pages.map((page) =>
        page.file === INTRO ? { ...page, text: `${page.text}\n\n${added}\n` } : page,
      ),
    },
  });

test("a mistake in the sources of pages does not stop the checks of pages", async () => {
  const { problems, checked, drifted } = await check("Fly on 14 May.\n\nSend `querylegz`.");
  expect(problems.filter(({ file }) => file !== INTRO)).toEqual([]);
  expect(problems.map(({ nearest }) => nearest)).toEqual(
    expect.arrayContaining(["14 May 2027", "queryLegs"]),
  );
  // The translation of the page lacks what was added; most others match their originals.
  const translated = content.pages.filter(({ route }) => route.startsWith("/es/")).length;
  expect(drifted).toBeGreaterThan(0);
  expect(drifted).toBeLessThan(translated / 2);
  expect(checked).toMatch(/^\d+ pages, \d+ blocks of code$/);
});
