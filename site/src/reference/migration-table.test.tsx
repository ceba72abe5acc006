import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { contract } from "../../../contract/src/testing/contract.ts";
import { migrations } from "../../../contract/src/testing/migrations.ts";
import en from "../../i18n/catalogues/en.ts";
import es from "../../i18n/catalogues/es.ts";
import type { ReferenceTexts } from "../../i18n/texts.ts";
import { createMarkdown } from "../markdown/create-markdown.tsx";
import { nameHrefs } from "./index-names.ts";
import { chooseRows, type MigrationChoice } from "./migration-rows.ts";
import { MigrationTable } from "./migration-table.tsx";

function htmlOf(choice: MigrationChoice, texts: ReferenceTexts = en.reference): string {
  const migration = chooseRows(migrations, choice);
  if ("message" in migration) throw new Error(migration.message);
  const localizeHref = (href: string) => `/es${href}`;
  const context = {
    texts,
    markdown: createMarkdown()(localizeHref),
    contractMarkdown: createMarkdown()(localizeHref),
    practice: "worker" as const,
    mentionsAt: () => [],
    highlight: () => "",
    nameHref: nameHrefs(contract),
    localizeHref,
  };
  const table = <MigrationTable migration={migration} context={context} />;
  return renderToStaticMarkup(table).replaceAll("<wbr/>", "");
}

const CARRIERS = { of: "live-prices", part: "carriers" };

test("each row has an anchor and links to its place, or is marked as gone", () => {
  const html = htmlOf(CARRIERS);
  expect(html).toContain('<tr id="v1-carriers-name"><th scope="row"><a href="#v1-carriers-name">');
  expect(html).toContain('<a href="/es/api/flights-live-pricing/#LiveResults.carriers{}.name">');
  expect(html).toContain("key of <a");
  expect(html).toContain('<span class="chip chip-gone">gone</span></td><td>Show <code>iata');
  expect(html).toContain('<span class="chip chip-new">new</span>');
  expect(html).toContain("5 of 5 V1.0 names mapped, 1 gone, 1 new in 3.0.");
});

test("links in notes point into the page's language, like the words around them", () => {
  const html = htmlOf({ of: "live-prices", part: "response" }, es.reference);
  expect(html).toContain('<a href="/es/docs/culture/currencies">');
  expect(html).toContain("Una lista pasa a ser un mapa.");
  expect(html).toContain("ya no existe");
});

test("a table of several kinds says for each row which it is", () => {
  const html = htmlOf({
    ...CARRIERS,
    part: "calls,create-form,carriers",
    only: "apiKey,DisplayCode",
  });
  expect(html).toContain('<th scope="col">V1.0</th>');
  expect(html).toContain('<span class="kind"> form field</span>');
});

test("groups more than twelve rows into mapped, gone and new names", () => {
  const html = htmlOf({ of: "live-prices", part: "response" });
  const { mapped, gone, added } = en.reference.fates;
  expect(headings(html)).toEqual([mapped, gone, added]);
  expect(html.indexOf(gone)).toBeLessThan(html.indexOf('<span class="chip chip-gone">'));
  expect(headings(htmlOf(CARRIERS))).toEqual([]);
});

test("a table has a column of notes only if a row has one or something is new", () => {
  const columnsOf = (only: string) =>
    Array.from(
      htmlOf({ ...CARRIERS, only }).matchAll(/<th scope="col">([^<]*)</g),
      ([, one]) => one,
    );
  const note = en.reference.noteColumn;
  expect(columnsOf("Name")).not.toContain(note);
  expect(columnsOf("DisplayCode")).toContain(note);
  expect(columnsOf("Name,new")).toContain(note);
});

const headings = (html: string) =>
  [...html.matchAll(/<th scope="rowgroup" colSpan="3">([^<]*)</g)].map(([, title]) => title);
