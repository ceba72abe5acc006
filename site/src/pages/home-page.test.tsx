import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { contract } from "../../../contract/src/testing/contract.ts";
import { loadReferenceData } from "../../../sandbox/src/data/load-reference-data.ts";
import en from "../../i18n/catalogues/en.ts";
import { site } from "../../site.config.ts";
import { PLAIN_CONTEXT } from "../reference/testing/plain-context.ts";
import { HOME_IDS, HomePage } from "./home-page.tsx";
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
const { airports } = loadReferenceData();
const html = renderToStaticMarkup(<HomePage context={context} airports={airports} facts={[]} />);

test("each section has its id and heading, and its lead where it has one", () => {
  const ids = Array.from(html.matchAll(/<h2 id="(\w+)">/g), ([, id]) => id);
  expect(ids.toSorted()).toEqual(HOME_IDS.toSorted());
  const leads = Array.from(html.matchAll(/<p class="home-lead">(.*?)<\/p>/g), ([, lead]) => lead);
  expect(leads).toHaveLength(2);
  expect(leads).not.toContain("");
});

test("each API has its own card", () => {
  const titles = html.match(/<h3 class="api-card-title">/g);
  expect(titles).toHaveLength(site.references.length);
});
