import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import en from "../../i18n/catalogues/en.ts";
import { readExample } from "../search/testing/read-example.ts";
import { linkTreeOf } from "./link-tree.ts";
import { LinkedEntries } from "./linked-entries.tsx";
import { type ReadBody, valueAt } from "./read-body.ts";
import { RowText } from "./row-text.tsx";
import { idOf, type Path, type Row } from "./rows-of.ts";
import { SelectedRow } from "./selected-row.tsx";

const texts = en.console.explorer;
const live = readExample("createLiveSearch", "partial");
const RESULTS = ["content", "results"];
const LEG = [...RESULTS, "legs", "leg-lhr-edi-0610"];
const nothing = () => {};

function rowAt(path: Path, value = valueAt(live.body, path)): Row {
  const row = { id: idOf(path), path, value, level: path.length, position: 1, size: 1 };
  if (typeof value !== "object" || value === null) return row;
  return { ...row, members: Object.keys(value).length, isOpen: false };
}

interface Options {
  readonly read?: ReadBody | undefined;
  readonly words?: string;
  readonly areKeysLinks?: boolean;
}

const textOf = (row: Row, options: Options = {}) =>
  renderToStaticMarkup(
    <RowText
      row={row}
      read={"read" in options ? options.read : live}
      words={options.words}
      texts={texts}
      areKeysLinks={options.areKeysLinks ?? false}
      onGo={nothing}
    />,
  );

test.each<readonly [string, Row, string]>([
  [
    "a text",
    rowAt(["status"]),
    '<span lang="en" class="s">&quot;RESULT_STATUS_INCOMPLETE&quot;</span>',
  ],
  ["a number", rowAt([...LEG, "stopCount"]), '<span lang="en" class="n">1</span>'],
  ["null", rowAt(["a"], null), '<span lang="en" class="n">null</span>'],
  [
    "an id",
    rowAt([...LEG, "originPlaceId"]),
    '<span lang="en" class="s leads">&quot;70001101&quot;</span>',
  ],
  ["an object of one", rowAt(["a"], { b: 1 }), "<small>1 member</small>"],
  ["a list of two", rowAt(["a"], [1, 2]), "<small>2 members</small>"],
])("renders %s in its own markup", (_, row, shown) => {
  expect(textOf(row)).toBe(`<b lang="en">${row.path.at(-1)}</b> ${shown}`);
});

test("a text of more than 160 characters, quotation marks included, is cut", () => {
  const shownOf = (length: number) =>
    textOf(rowAt(["a"], "x".repeat(length)))
      .replaceAll(/<[^>]*>/g, "")
      .replaceAll("&quot;", '"');
  expect(shownOf(158)).toBe(`a "${"x".repeat(158)}"`);
  expect(shownOf(159)).toBe(`a "${"x".repeat(159)}…`);
});

test("a text is cut between characters, even those of two code units", () => {
  const html = textOf(rowAt(["a"], `${"x".repeat(158)}🛫🛬`));
  expect(html).toContain("x🛫…");
});

test("derived words follow a plain value and replace a count", () => {
  const words = '<span class="derived"> 1 stop</span>';
  expect(textOf(rowAt([...LEG, "stopCount"]), { words: "1 stop" })).toContain(`>1</span>${words}`);
  expect(textOf(rowAt(LEG), { words: "1 stop" })).toBe(`<b lang="en">${LEG.at(-1)}</b> ${words}`);
});

test("a name links to the reference only if names are links and the contract has it", () => {
  const link = '<a href="#LiveResults.legs%7B%7D.stopCount" tabindex="-1">stopCount</a>';
  const row = rowAt([...LEG, "stopCount"]);
  expect(textOf(row, { areKeysLinks: true })).toContain(link);
  expect(textOf(row)).not.toContain("<a");
  expect(textOf(row, { areKeysLinks: true, read: undefined })).not.toContain("<a");
  expect(textOf(rowAt([...LEG, "colour"], 1), { areKeysLinks: true })).not.toContain("<a");
});

function selected(path: Path, value = valueAt(live.body, path), read: ReadBody | undefined = live) {
  const html = renderToStaticMarkup(
    <SelectedRow
      row={rowAt(path, value)}
      read={read}
      say={() => undefined}
      texts={texts}
      pageLang="es"
      onGo={nothing}
      onBack={undefined}
      onShow={undefined}
    />,
  );
  const buttons = Array.from(html.matchAll(/<button[^>]*>([^<]*)</g), ([, label]) => label);
  return { html, buttons };
}

test("a selected field shows its path, type and meaning, and links to the reference", () => {
  const { html } = selected([...LEG, "stopCount"]);
  expect(html).toContain(
    '<code lang="en">content.results.legs[&quot;leg-lhr-edi-0610&quot;].stopCount</code>',
  );
  expect(html).toMatch(/<p><small>integer[^<]*<\/small> <span lang="en">[^<`]+<\/span>/);
  expect(html).toContain(`<a href="#LiveResults.legs%7B%7D.stopCount">${texts.inReference}</a>`);
});

test("shows the meaning of an enum's value in addition to that of its field", () => {
  const meanings = (value: string) =>
    selected(["status"], value).html.match(/<span lang="en">/g)?.length ?? 0;
  expect([meanings("RESULT_STATUS_COMPLETE"), meanings("SOMETHING_ELSE")]).toEqual([2, 1]);
});

test("notes that a field is not in the contract, once names are loaded", () => {
  const { html } = selected(["colour"], "red");
  expect(html).toContain(`<p>${texts.notInContract.replaceAll("'", "&#x27;")}</p>`);
  expect(html).not.toContain("<a ");
  const unknown = renderToStaticMarkup(
    <SelectedRow
      row={rowAt(["colour"], "red")}
      read={undefined}
      say={() => undefined}
      texts={texts}
      pageLang="es"
      onGo={nothing}
      onBack={nothing}
      onShow={nothing}
    />,
  );
  expect(unknown).not.toContain("<p>");
  expect(unknown).toContain(`>${texts.back}<`);
  expect(unknown).toContain(`>${texts.showInTree}<`);
});

test("an id has a button to its entry, and one without an entry has a note", () => {
  const toPlace = texts.toEntry.replace("{map}", "places");
  const lost = texts.noEntry.replace("{map}", "places").replaceAll("'", "&#x27;");
  const path = [...LEG, "originPlaceId"];
  expect(selected(path).buttons).toContain(toPlace);
  expect(selected(path).html).not.toContain(lost);
  expect(selected(path).html).toContain("Where the leg starts, as a key into places.");
  expect(selected(path, "gone").buttons).not.toContain(toPlace);
  expect(selected(path, "gone").html).toContain(`<p>${lost}</p>`);
});

test("each linked entry is a button with words or its key, and the current one is marked", () => {
  const root = linkTreeOf(live, LEG) ?? expect.unreachable();
  const html = renderToStaticMarkup(
    <LinkedEntries
      root={root}
      texts={texts}
      say={(path) => (path.at(-1) === "-40001" ? "Nimbus Air" : undefined)}
      onGo={nothing}
    />,
  );
  expect(html).toContain(
    '<ul><li aria-current="true"><button type="button"><b lang="en">Leg</b> <code lang="en">leg-lhr-edi-0610</code></button><ul>',
  );
  expect(html).toContain('<b lang="en">Carrier</b> Nimbus Air</button>');
  expect(html).toContain('<li class="to"><button type="button"><b lang="en">Alliance</b>');
  expect(html.match(/aria-current/g)).toHaveLength(1);
});
