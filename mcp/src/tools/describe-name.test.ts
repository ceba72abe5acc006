import { expect, test } from "vitest";
import { testContext } from "../testing/test-context.ts";
import { describeName } from "./describe-name.ts";

const context = testContext();
const textOf = (name: string) => describeName(context, name).content[0]?.text ?? "";
const business = context.parts.find(({ name }) => name === "CabinClass.CABIN_CLASS_BUSINESS");

test("describes a value by its meaning only", () => {
  if (business?.kind !== "value") throw new Error("There is no such value.");
  const [title, ...rest] = textOf(business.name).split("\n");
  expect(title).toMatch(/^`CabinClass\.CABIN_CLASS_BUSINESS` \(value\) \/api\/.+#/);
  expect(rest).toEqual([business.meaning]);
});

test("describes a field with its type and whether it is required, a type with its fields", () => {
  expect(textOf("LiveQuery.adults")).toMatch(
    /^`LiveQuery\.adults` \(field\) \/api\/.+\n.*required/,
  );
  const type = textOf("LiveQuery");
  expect(type).toMatch(/^`LiveQuery` \(type\) \/api\//);
  expect(type.split("\n")[1]).not.toContain("required");
  expect(type).toContain("adults");
});

test("describes a unique operation in full", () => {
  const text = textOf("listMarkets");
  expect(text).toMatch(/^# listMarkets: /);
  expect(text).toContain("## Errors");
  expect(text).toContain("```curl");
});

test("suggests the nearest name for an unknown one, for a field by its last word", () => {
  const nearest = (name: string) => / Did you mean (\S+)\?$/.exec(textOf(name))?.[1];
  expect(textOf("qqqqqqqq")).toContain('Unknown name "qqqqqqqq". For V1.0 names');
  expect(nearest("qqqqqqqq")).toBeUndefined();
  expect(nearest("queryLgs")).toBe("queryLegs");
  expect(nearest("creatClient")).toBe("createClient");
});

test("describes an operation in one line if other parts share its name", () => {
  const parts = context.parts.filter(({ name }) => name === "listMarkets");
  const [operation] = parts;
  if (operation?.kind !== "operation") throw new Error("There is no such operation.");
  const twice = { ...context, parts: [...parts, ...parts] };
  const [text = ""] = (describeName(twice, "listMarkets").content[0]?.text ?? "").split("\n\n");
  expect(text.split("\n").slice(1)).toEqual([operation.operation.summary]);
});

test("describes a field without its own fields if several share its name", () => {
  const alone = textOf("LiveQuery.queryLegs");
  const several = describeName({ ...context }, "queryLegs");
  expect(alone.split("\n").length).toBeGreaterThan(2);
  expect(several.structuredContent?.names).toContain("LiveQuery.queryLegs");
  const blocks = (several.content[0]?.text ?? "").split("\n\n");
  expect(blocks.length).toBeGreaterThan(1);
  for (const block of blocks) expect(block.split("\n").length).toBe(2);
});

test("lists up to twelve parts of one name, and counts the rest", () => {
  if (!business) throw new Error("There is no such value.");
  const blocksOf = (count: number) => {
    const parts = Array.from({ length: count }, () => business);
    return describeName({ ...context, parts }, business.name).content[0]?.text.split("\n\n");
  };
  expect(blocksOf(12)).toHaveLength(12);
  expect(blocksOf(14)?.slice(12)).toEqual([expect.stringMatching(/^… and 2 more: /)]);
});
