import { expect, test } from "vitest";
import { parseMarkdown } from "../../markdown/parse-markdown.ts";
import { checkLinkSentences } from "./check-link-sentences.ts";
import { createLinkNames } from "./link-names.ts";

const names = createLinkNames([
  { path: "/docs/names", names: ["All names", ""], description: "Every name from A to Z." },
  { path: "/docs/changes", names: ["Change log", ""], description: "What is new." },
  { path: "/docs/steps/endpoint", names: ["Step 1 - Endpoint", "1. Endpoint"] },
  { path: "/docs/steps/query", names: ["Step 3 - Query", "3. Query"] },
]);
const nearestIn = (text: string) =>
  checkLinkSentences("a.md", parseMarkdown(text), names).map(({ nearest }) => nearest);

test("reports a link whose sentence has no word about its page", () => {
  expect(nearestIn("Look names up in [a separate list](/docs/names).")).toEqual([]);
  expect(nearestIn("Look names up in [a separate list](/docs/changes).")).toEqual(["/docs/names"]);
});

test("a link with a folder's name must lead into that folder", () => {
  const two = createLinkNames([
    { path: "/docs/geo/start", names: ["Quick start", "Quick start", "Geo API"] },
    { path: "/docs/culture/start", names: ["Quick start", "Quick start", "Culture API"] },
  ]);
  const nearest = (text: string, isNear = (_: string) => true) =>
    checkLinkSentences("a.md", parseMarkdown(text), two, isNear).map((one) => one.nearest);
  expect(nearest("Start with [geo](/docs/geo/start).")).toEqual([]);
  expect(nearest("Start with [geo](/docs/culture/start).")).toEqual(["/docs/geo/start"]);
  const isGeo = (path: string) => path.includes("geo");
  expect(nearest("[Quick start](/docs/geo/start)", isGeo)).toEqual([]);
  expect(nearest("[Quick start](/docs/culture/start)")).toEqual([]);
  expect(nearest("[A quick start](/docs/culture/start)", isGeo)).toEqual([]);
  expect(nearest("[Quick start](/docs/culture/start)", isGeo)).toEqual(["/docs/geo/start"]);
});

test("reports a link to the same step of another call", () => {
  const guide = "/docs/autosuggest/guide/steps";
  const steps = createLinkNames([
    { path: `${guide}/closest-city/change`, names: ["Step 1 - Endpoint"] },
    { path: `${guide}/list-of-places/change`, names: ["Step 1 - Endpoint"] },
  ]);
  const nearest = (folder: string) =>
    checkLinkSentences(
      "a.md",
      parseMarkdown(
        `## Closest\n\nTo find the closest city, see [step 1](${guide}/${folder}/change).`,
      ),
      steps,
    ).map((one) => one.nearest);
  expect(nearest("closest-city")).toEqual([]);
  expect(nearest("list-of-places")).toEqual([`${guide}/closest-city/change`]);
});

test("a page links to its own API's page, unless the sentence is about the other one's", () => {
  const two = createLinkNames([
    { path: "/docs/geo/guide/quick", names: ["Quick guide"], description: "Read the tree." },
    { path: "/docs/culture/guide/quick", names: ["Quick guide"], description: "Read a locale." },
    { path: "/docs/culture/locales", names: ["Locales"] },
  ]);
  const nearest = (text: string, file = "site/content/docs/geo/guide/overview.md") =>
    checkLinkSentences(file, parseMarkdown(text), two).map((one) => one.nearest);
  const link = "[quick guide](/docs/culture/guide/quick)";
  expect(nearest(`Next, read the ${link}.`)).toEqual(["/docs/geo/guide/quick"]);
  expect(nearest(`For a locale, read the ${link}.`)).toEqual([]);
  expect(nearest(`In culture, read the ${link}.`)).toEqual([]);
  expect(nearest(`## Culture\n\nRead the ${link}.`)).toEqual([]);
  expect(nearest("Read the [quick guide](/docs/geo/guide/quick).")).toEqual([]);
  expect(nearest("Read the [locales](/docs/culture/locales).")).toEqual([]);
  expect(nearest(`Read the ${link}.`, "site/content/docs/intro.md")).toEqual([]);
});

test("reports a link to a step with another number", () => {
  expect(nearestIn("The query changes in [step 3](/docs/steps/query).")).toEqual([]);
  expect(nearestIn("The query changes in [step 1](/docs/steps/query).")).toEqual([
    "/docs/steps/endpoint",
  ]);
});

test("a text that begins with its link is checked as a whole", () => {
  expect(nearestIn("[A separate list](/docs/changes). It tells what is new.")).toEqual([]);
  expect(nearestIn("It tells what is new. [A separate list](/docs/changes).")).toHaveLength(1);
});

test("suggests no step for an unknown number, and ignores a page without steps", () => {
  expect(nearestIn("The query changes in [step 2](/docs/steps/query).")).toEqual([undefined]);
  const two = createLinkNames([
    { path: "/docs/a/query", names: ["Query", "3. Query"] },
    { path: "/docs/b/endpoint", names: ["Endpoint", "1. Endpoint"] },
    { path: "/docs/c", names: ["All names", ""] },
  ]);
  const unnumbered = parseMarkdown("All names are in [step 2](/docs/c).");
  expect(checkLinkSentences("a.md", unnumbered, two)).toEqual([]);
  const tree = parseMarkdown("The query: [step 1](/docs/a/query).");
  expect(checkLinkSentences("a.md", tree, two)).toEqual([
    {
      file: "a.md",
      line: 1,
      message: 'The text of the link "step 1" does not describe /docs/a/query.',
    },
  ]);
});

test("the cells of a table are read like paragraphs", () => {
  const table = "| Look up | In |\n| - | - |\n| A name | [a list](/docs/changes) |";
  expect(nearestIn(table)).toHaveLength(1);
});

test("suggests the page with most of a sentence's words, in any order", () => {
  expect(nearestIn("What is new in a change of the log: [a list](/docs/names).")).toEqual([
    "/docs/changes",
  ]);
});

test("reports a link at its own line, even if its step is capitalized", () => {
  const text = "The query changes,\nas you see in\n[Step 1](/docs/steps/query).";
  expect(checkLinkSentences("a.md", parseMarkdown(text), names)).toMatchObject([
    { line: 3, nearest: "/docs/steps/endpoint" },
  ]);
});
