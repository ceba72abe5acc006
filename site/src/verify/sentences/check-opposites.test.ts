import { expect, test } from "vitest";
import { parseMarkdown } from "../../markdown/parse-markdown.ts";
import { opposite } from "../facts/opposite.ts";
import { checkOpposites, oppositesIn } from "./check-opposites.ts";

test("reports a text with the opposite of its name", () => {
  expect(opposite("expandAll", "Collapse all")).toEqual(["expand", "collapse"]);
  expect(oppositesIn({ file: "a.yaml" }, "minDuration", "The longest one")).toMatchObject([
    { nearest: "min" },
  ]);
});

test("saying both, or neither, is fine", () => {
  expect(opposite("expandAll", "Expand all, or collapse them")).toBeUndefined();
  expect(opposite("expandAll", "Unfold everything")).toBeUndefined();
  expect(opposite("colourMode", "Switch between light and dark mode")).toBeUndefined();
});

test("compares headings and links with their anchors, but not with names of the contract", () => {
  const tree = parseMarkdown(
    "## After you poll {#before-you-poll}\n\nSee [the first page](/docs/intro#the-last-page).\n",
  );
  expect(checkOpposites("a.md", tree).map(({ line, nearest }) => [line, nearest])).toEqual([
    [1, "before"],
    [3, "last"],
  ]);
  expect(oppositesIn({ file: "a.ts", line: 2 }, "openMenu", "Open the menu")).toEqual([]);
  // A name of the contract may be anything: what its link says is checked as a name.
  const name = parseMarkdown("[The first](/api/geo/#lastPage).\n");
  expect(checkOpposites("a.md", name)).toEqual([]);
});
