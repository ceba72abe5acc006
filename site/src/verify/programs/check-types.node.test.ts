import { expect, test } from "vitest";
import { readBlocks } from "../blocks/read-blocks.ts";
import { checkTypes } from "./check-types.ts";
import { pageFiles } from "./page-files.ts";

test("compiles files, and checks their types against the contract's schemas", async () => {
  const page = (title: string, types: string, ...lines: readonly string[]) =>
    pageFiles(
      readBlocks("a.md", [`\`\`\`ts title="${title}" ${types}`, ...lines, "```"].join("\n")),
    );
  const files = [
    ...page("right.mts", "", "interface Price { amount: string; unit: string }", "await 1;"),
    ...page("name.mts", "", "interface Price { amount: string; units: string }"),
    ...page("type.ts", 'types="Cost=Price"', "", "type Cost = { amount: number };"),
    // Files of one title, in folders 3 to 14, two of which end alike.
    ...Array.from({ length: 12 }, (_, at) =>
      page("same.mts", "", at === 11 ? "const leg: number = true;" : "await 1;"),
    ).flat(),
    ...page("use.ts", "", "const leg = { stopCount: 1 };", "console.log(leg.stopsCount);"),
  ];
  const found = await checkTypes(files, new Set(["Price", "Leg"]));
  expect(found).toEqual([
    [],
    [{ offset: 1, message: expect.stringContaining("units") }],
    [{ offset: 2, message: expect.stringContaining("Cost") }],
    ...Array.from({ length: 11 }, () => []),
    [{ offset: 1, message: expect.stringContaining("number") }],
    [{ offset: 2, message: expect.stringContaining("stopsCount"), nearest: "stopCount" }],
  ]);
});
