import { describe, expect, test } from "vitest";
import { isProse } from "../records/record.ts";
import { recordsOf } from "../testing/site-source.ts";
import { guide, named, section } from "../testing/small-index.ts";
import { NAME_LISTS, nameLines } from "./name-lines.ts";

const stops = { ...named("retired", "Stops"), owner: "Live prices V1.0: legs", page: guide };
const records = [
  section("a", "A heading", "Text."),
  named("field", "Leg.stopCount"),
  named("type", "Leg"),
  named("field", "Agent.name"),
  { ...named("field", "Place.name"), page: { ...guide, href: "/api/geo/" } },
  named("field", "Carrier.name"),
  stops,
];

test("sorts names from A to Z, ignoring case, with one place per page", () => {
  expect(nameLines(records, "contract")).toEqual([
    { name: "Leg", places: [{ kind: "type", href: "/api/live/#Leg", owner: "" }] },
    {
      name: "name",
      places: [
        { kind: "field", href: "/api/live/#Agent.name", owner: "Agent" },
        { kind: "field", href: "/api/geo/#Place.name", owner: "Place" },
      ],
    },
    {
      name: "stopCount",
      places: [{ kind: "field", href: "/api/live/#Leg.stopCount", owner: "Leg" }],
    },
  ]);
});

test("names of V1.0 have a list of their own", () => {
  const places = [{ kind: "retired", href: "/docs/guide#Stops", owner: "Live prices V1.0" }];
  expect(nameLines(records, "v1")).toEqual([{ name: "Stops", places }]);
});

describe("the lists of the site", () => {
  test("hold every name that search finds, once, and no other", () => {
    // What the sandbox plays is no name of the APIs.
    const all = recordsOf("3.0", "en").filter(({ kind }) => !isProse(kind) && kind !== "scenario");
    const listed = NAME_LISTS.flatMap((list) => nameLines(recordsOf("3.0", "en"), list));
    const names = new Set(all.map(({ names: [name] }) => name));
    expect(new Set(listed.map(({ name }) => name))).toEqual(names);
    for (const list of NAME_LISTS) {
      const own = nameLines(recordsOf("3.0", "en"), list).map(({ name }) => name);
      expect(new Set(own).size).toBe(own.length);
    }
  });
});
