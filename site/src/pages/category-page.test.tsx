import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { contract } from "../../../contract/src/testing/contract.ts";
import en from "../../i18n/catalogues/en.ts";
import { site } from "../../site.config.ts";
import { PLAIN_CONTEXT } from "../reference/testing/plain-context.ts";
import { CategoryPage } from "./category-page.tsx";
import type { PageContext } from "./page-context.ts";

const context: PageContext = {
  config: site,
  lang: "en",
  texts: en,
  contract,
  reference: PLAIN_CONTEXT,
  localizeHref: (href) => href,
  code: (code) => code,
};

test("a category shows its number of pages, a page shows none", () => {
  const items = [0, 1, 2].map((pages) => ({
    href: `/${pages}`,
    label: "Geo",
    description: "",
    pages,
  }));
  const html = renderToStaticMarkup(<CategoryPage context={context} items={items} />);
  const counts = html.matchAll(/<span class="category-count">(.*?)<\/span>/g);
  expect(Array.from(counts, ([, count]) => count)).toEqual(["1 page", "2 pages"]);
});
