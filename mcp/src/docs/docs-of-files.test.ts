import { expect, test } from "vitest";
import en from "../../../site/i18n/catalogues/en.ts";
import { buildIndex } from "../../../site/src/search/index/build-index.ts";
import { printIndex } from "../../../site/src/search/index/index-lines.ts";
import { named, section } from "../../../site/src/search/testing/small-index.ts";
import { docsOfFiles } from "./docs-of-files.ts";

const retired = { ...named("retired", "Live prices V1.0.SessionKey"), became: ["sessionToken"] };
const records = [
  section("limits", "Rate limits", "Calls are counted."),
  named("field", "Leg.stopCount"),
  retired,
];
const INDEX = printIndex(buildIndex("en", records, [], en.search));

const FILES: Readonly<Record<string, string>> = {
  "/index.md": "# Home\n\n> Flights and prices.\n\nText.\n",
  "/docs/intro.md": "# Intro\n\nWhere to start.\n\n# Not its title\n",
  "/docs/intro.go.md": "# Intro in Go\n",
  "/docs/bare.md": "Text without a title.\n",
  "/docs/1.0/intro.md": "# Old\n",
  "/es/docs/intro.md": "# Introducción\n",
  "/docs/intro.html": "<h1>Intro</h1>",
  "/search/en-3.0.abc.json": INDEX,
  "/assistants.json": '{ "installClient": "npm install client.tgz", "programs": [] }',
};

function docsOf(files: Readonly<Record<string, string>>) {
  const opened: string[] = [];
  const textOf = (path: string) => {
    opened.push(path);
    return files[path];
  };
  return { docs: docsOfFiles({ paths: Object.keys(files), readText: textOf }), opened };
}
const { docs } = docsOf(FILES);

test("lists each current page of the first language once, with title and description", () => {
  expect([...docs.pages.values()]).toEqual([
    { path: "/", title: "Home", description: "Flights and prices." },
    { path: "/docs/intro", title: "Intro", description: "Where to start." },
    { path: "/docs/bare", title: "", description: "" },
  ]);
  expect([...docs.pages.keys()]).toEqual(["/", "/docs/intro", "/docs/bare"]);
});

test("reads any page, with or without a trailing slash", () => {
  expect(docs.read("/")).toBe(FILES["/index.md"]);
  expect(docs.read("/docs/intro/")).toBe(FILES["/docs/intro.md"]);
  expect(docs.read("/docs/1.0/intro")).toBe("# Old\n");
  expect(docs.read("/es/docs/intro")).toBe("# Introducción\n");
  expect(docs.read("/docs/nowhere")).toBeUndefined();
});

test("a search result has the place that contains it, and no match marks", () => {
  expect(docs.search("rate limits", "en").places[0]).toEqual({
    href: "/docs/guide#limits",
    kind: "section",
    title: "Rate limits",
    where: "Guide",
    excerpt: "Calls are counted.",
  });
  expect(docs.search("stopCount", "en").places[0]).toMatchObject({ kind: "field", where: "Leg" });
  expect(docs.search("webhookCount", "en").nearest).toEqual(["stopCount"]);
  expect(docs.search("webhooks", "en").unknown.words).toEqual(["webhooks"]);
});

test("lists the names of V1.0 apart from all others", () => {
  expect(docs.v1Records.map(({ title }) => title)).toEqual(["SessionKey"]);
});

test("reads an index and the programs once, on first use", () => {
  const { docs: own, opened } = docsOf(FILES);
  const started = opened.length;
  own.search("limits", "en");
  own.search("legs", "en");
  expect(own.v1Records).toHaveLength(1);
  expect(own.assistants.installClient).toBe("npm install client.tgz");
  expect(own.assistants).toBe(own.assistants);
  expect(opened.slice(started)).toEqual(["/search/en-3.0.abc.json", "/assistants.json"]);
});

test("names the index or the assistants.json that a build lacks", () => {
  const { docs: none } = docsOf({ "/search/en-1.0.abc.json": INDEX });
  expect(() => none.search("limits", "en")).toThrow(
    "There is no search index for en 3.0: build the site again.",
  );
  expect(() => none.assistants).toThrow("There is no assistants.json: build the site again.");
});
