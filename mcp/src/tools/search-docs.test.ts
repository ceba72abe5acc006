import { expect, test } from "vitest";
import type { SearchHit, SearchResult } from "../docs/docs.ts";
import { testContext } from "../testing/test-context.ts";
import { searchDocs } from "./search-docs.ts";

const place = (title: string, more: Partial<SearchHit> = {}): SearchHit => ({
  href: `/docs/${title}`,
  kind: "section",
  title,
  where: "",
  excerpt: "",
  ...more,
});
const known = {
  words: [],
  isEveryWordUnknown: false,
  isEveryWordAbsent: false,
  knownButAbsent: [],
};

function searchFor(found: Partial<SearchResult>, query = "polls", limit = 5) {
  const search = () => ({ places: [], nearest: [], unknown: known, ...found });
  const { content, structuredContent } = searchDocs(testContext({ docs: { search } }), {
    query,
    lang: "en",
    limit,
  });
  return { text: content[0]?.text, data: structuredContent };
}

test("lists as many places as requested, each with its context and excerpt", () => {
  const places = [place("a", { where: "Page", excerpt: "says so" }), place("b"), place("c")];
  const { text, data } = searchFor({ places }, "polls", 2);
  expect(text).toBe("- a (section, Page) /docs/a\n  says so\n- b (section) /docs/b");
  expect(data).toEqual({ places: places.slice(0, 2), nearest: [], unknown: [] });
});

test("lists names of similar spelling before the places", () => {
  expect(searchFor({ places: [place("a")], nearest: ["poll", "pool"] }).text).toBe(
    "Similar names: poll, pool.\n- a (section) /docs/a",
  );
});

test("lists words that no page contains, each in quotes", () => {
  const unknown = {
    words: ["webhook", "baggage"],
    isEveryWordUnknown: false,
    isEveryWordAbsent: false,
    knownButAbsent: ["hotels"],
  };
  expect(searchFor({ places: [place("a")], unknown }).text).toBe(
    [
      'No page mentions "webhook", "baggage". Closest matches for the rest:',
      'No page contains "hotels". Closest in meaning:',
      "- a (section) /docs/a",
    ].join("\n"),
  );
});

test("reports an empty result with the query or with its unknown words", () => {
  expect(searchFor({}).text).toBe('No results for "polls".');
  expect(searchFor({ nearest: ["poll", "pool"] }).text).toBe(
    'No results for "polls". Similar names: poll, pool.',
  );
  const unknown = {
    words: ["webhook"],
    isEveryWordUnknown: true,
    isEveryWordAbsent: true,
    knownButAbsent: [],
  };
  const { text, data } = searchFor({ places: [place("a")], unknown });
  expect(text).toBe('No page mentions "webhook".');
  expect(data).toEqual({ places: [], nearest: [], unknown: ["webhook"] });
  expect(searchFor({ places: [place("a")], nearest: ["hook"], unknown }).text).toBe(
    [
      'No page mentions "webhook". Closest matches:',
      "Similar names: hook.",
      "- a (section) /docs/a",
    ].join("\n"),
  );
});

test("lists at most three places if no page contains any of the words", () => {
  const places = ["a", "b", "c", "d"].map((title) => place(title));
  const unknown = {
    words: [],
    isEveryWordUnknown: false,
    isEveryWordAbsent: true,
    knownButAbsent: ["webhook"],
  };
  expect(searchFor({ places, unknown }).data).toMatchObject({ places: places.slice(0, 3) });
  expect(searchFor({ places, unknown }, "webhook", 1).data).toMatchObject({
    places: places.slice(0, 1),
  });
  expect(searchFor({ places: [place("a")], unknown: { ...unknown, words: ["cars"] } }).text).toBe(
    'No page mentions "cars".\nNo page contains "webhook". Closest in meaning:\n- a (section) /docs/a',
  );
  const some = { ...unknown, isEveryWordAbsent: false };
  expect(searchFor({ places, unknown: some }).data).toMatchObject({ places });
});

test("points a query about programs to write_program", () => {
  const more = "For complete programs, use write_program, by operation and language.";
  const places = [place("a")];
  for (const query of ["a Program", "code for polls", "samples"]) {
    expect(searchFor({ places }, query).text).toBe(`- a (section) /docs/a\n${more}`);
  }
  expect(searchFor({ places }, "programmes and codes").text).toBe("- a (section) /docs/a");
});
