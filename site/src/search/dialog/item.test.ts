import { expect, test } from "vitest";
import type { Row } from "../query/answer.ts";
import { resultGroups, startGroups } from "./item.ts";

const recent = { kind: "page", href: "/docs", where: "", title: "Docs" } as const;

test("lists recent places before examples until something is typed", () => {
  expect(startGroups([recent], [["price", "a name"]])).toEqual([
    { name: "recent", isMore: false, items: [{ kind: "recent", place: recent }] },
    {
      name: "examples",
      isMore: false,
      items: [{ kind: "example", typed: "price", hint: "a name" }],
    },
  ]);
});

test("a group without items is left out", () => {
  expect(startGroups([], [["price", "a name"]]).map(({ name }) => name)).toEqual(["examples"]);
  expect(startGroups([], [])).toEqual([]);
});

test("returns results as places in their groups", () => {
  const row = { kind: "field", href: "/api/geo/#name" } as Row;
  expect(resultGroups([row])).toEqual([
    { name: "names", isMore: false, items: [{ kind: "place", row }] },
  ]);
});
