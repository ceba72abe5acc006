import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { contract } from "../../../contract/src/testing/contract.ts";
import es from "../../i18n/catalogues/es.ts";
import { site } from "../../site.config.ts";
import { PLAIN_CONTEXT } from "../reference/testing/plain-context.ts";
import { NotFoundPage } from "./not-found-page.tsx";
import type { PageContext } from "./page-context.ts";

const context: PageContext = {
  config: site,
  lang: "es",
  texts: es,
  contract,
  reference: PLAIN_CONTEXT,
  localizeHref: (href) => `/es${href}`,
  code: (code) => code,
};

test("the not-found page links only to pages in the reader's language", () => {
  const html = renderToStaticMarkup(<NotFoundPage context={context} />);
  const hrefs = Array.from(html.matchAll(/ href="([^"]*)"/g), ([, href = ""]) => href);
  expect(hrefs.length).toBeGreaterThan(site.references.length + 2);
  expect(hrefs.filter((href) => !href.startsWith("/es/"))).toEqual([]);
});
