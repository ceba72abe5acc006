import { expect, test } from "vitest";
import { isSlashKeyOn } from "./is-slash-key-on.ts";
import { keepRecent, type RecentPlace, readRecent } from "./recent-place.ts";

const place = (href: string, title = href): RecentPlace => ({
  kind: "page",
  href,
  where: "Start",
  title,
});

function createStorage(stored?: string) {
  const values = new Map(stored === undefined ? [] : [["search-recent", stored]]);
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

const forbid = () => {
  throw new Error("forbidden");
};
const forbidden = { getItem: forbid, setItem: forbid, removeItem: forbid };
const hrefs = (storage: ReturnType<typeof createStorage>) =>
  readRecent(storage).map(({ href }) => href);

test("remembers the four places chosen last, the latest first", () => {
  const storage = createStorage();
  expect(hrefs(storage)).toEqual([]);
  for (const href of ["/a", "/b", "/c", "/d", "/e"]) keepRecent(storage, place(href));
  expect(hrefs(storage)).toEqual(["/e", "/d", "/c", "/b"]);
});

test("choosing a place again moves it up and updates its title", () => {
  const storage = createStorage();
  for (const href of ["/a", "/b"]) keepRecent(storage, place(href));
  keepRecent(storage, place("/a", "Another title"));
  expect(readRecent(storage)).toEqual([place("/a", "Another title"), place("/b")]);
});

test.each([
  ["no JSON", "{"],
  ["no list", '{ "href": "/a" }'],
  ["no places", '[null, "a", { "href": "/a" }]'],
  ["a place without its whole", '[{ "kind": "page", "href": "/a", "title": "A" }]'],
])("reads no places from a storage with %s", (_, stored) => {
  expect(readRecent(createStorage(stored))).toEqual([]);
});

test("without access to storage, remembers no place and leaves the slash key on", () => {
  keepRecent(forbidden, place("/a"));
  expect(readRecent(forbidden)).toEqual([]);
  expect(isSlashKeyOn(forbidden)).toBe(true);
});

test("the slash opens search until a reader turns it off", () => {
  const storage = createStorage();
  expect(isSlashKeyOn(storage)).toBe(true);
  storage.setItem("search-key", "off");
  expect(isSlashKeyOn(storage)).toBe(false);
});
