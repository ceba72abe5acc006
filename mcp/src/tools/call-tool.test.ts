import { expect, test } from "vitest";
import { z } from "zod";
import { testContext } from "../testing/test-context.ts";
import { callTool } from "./call-tool.ts";
import { defineTool } from "./tool.ts";
import { toolResult } from "./tool-result.ts";

const context = testContext();
const trip = defineTool({
  name: "find_trip",
  title: "",
  description: "",
  input: {
    from: z.string().min(1).max(5).describe("A place"),
    days: z.array(z.number().max(31)).max(2).optional().describe("Days"),
    cabin: z.enum(["first", "economy"]).default("first"),
    more: z.record(z.string().max(9), z.unknown()).optional(),
  },
  aliases: { origin: "from", startDays: "days" },
  run: (_, given) => toolResult(JSON.stringify(given)),
});
const nothing = defineTool({
  name: "do_nothing",
  title: "",
  description: "",
  input: {},
  output: { done: z.string().default("yes") },
  run: () => toolResult("done"),
});

async function call(name: string, given?: Readonly<Record<string, unknown>>) {
  const { signal } = new AbortController();
  const { content } = await callTool([trip, nothing], context, { name, arguments: given }, signal);
  return content[0]?.text ?? "";
}

test("accepts an argument's aliases in any spelling", async () => {
  expect(await call("find_trip", { origin: "LHR", start_days: [1], cabin: null })).toBe(
    'Interpreted: `origin` as `from`. `start_days` as `days`.\n\n{"from":"LHR","days":[1],"cabin":"first"}',
  );
  expect(await call("find_trip", { from: "LHR" })).toBe('{"from":"LHR","cabin":"first"}');
  expect(await call("do_nothing")).toBe("done");
});

test.each([
  [{}, "`from`: expected a string (A place); received nothing."],
  [{ from: "" }, '`from`: expected a non-empty string (A place); received "".'],
  [{ from: 7 }, "`from`: expected a string (A place); received 7."],
  [
    { from: "London" },
    '`from`: expected a string of at most 5 characters (A place); received "London".',
  ],
  [
    { from: "LHR", days: [1, 2, 3] },
    "`days`: expected an array of at most 2 items (Days); received [1,2,3].",
  ],
  [{ from: "LHR", days: [1, 40] }, "`days.1`: expected a number of at most 31; received 40."],
  [{ from: "LHR", days: [null] }, "`days.0`: expected a number; received null."],
  [
    { from: "LHR", more: { tooLongAName: 1 } },
    '`more`: expected a name of at most 9 characters; received "tooLongAName".',
  ],
  [{ from: "LHR", more: [] }, "`more`: expected an object; received []."],
  [
    { from: "LHR", cabin: "frist" },
    '`cabin`: expected one of first, economy; received "frist". Did you mean first?',
  ],
  [
    { days: 1, cabin: "x" },
    '`from`: expected a string (A place); received nothing.\n`days`: expected an array (Days); received 1.\n`cabin`: expected one of first, economy; received "x".',
  ],
  [
    { from: "x".repeat(200) },
    `\`from\`: expected a string of at most 5 characters (A place); received "${"x".repeat(99)}.`,
  ],
  [
    { from: `${"x".repeat(98)}😀` },
    `\`from\`: expected a string of at most 5 characters (A place); received "${"x".repeat(98)}.`,
  ],
  [
    { form: "LHR" },
    'find_trip has no argument "form". It takes from, days, cabin, more. Did you mean from?',
  ],
])("rejects %j", async (given, expected) => {
  expect(await call("find_trip", given)).toBe(expected);
});

test("names what exists instead of an unknown argument or tool", async () => {
  expect(await call("do_nothing", { a: 1 })).toBe('do_nothing has no argument "a". It takes none.');
  expect(await call("find_trips")).toBe('Unknown tool "find_trips". Did you mean find_trip?');
  expect(await call("x")).toBe('Unknown tool "x". Tools: find_trip, do_nothing.');
});

test("shows only the start of an unknown name that is long", async () => {
  const name = "x".repeat(60_000);
  const shown = "x".repeat(100);
  expect(await call(name)).toBe(`Unknown tool "${shown}". Tools: find_trip, do_nothing.`);
  expect(await call("do_nothing", { [name]: 1 })).toBe(
    `do_nothing has no argument "${shown}". It takes none.`,
  );
});

test("creates a tool's schemas once, and doesn't require an argument with a default", () => {
  const [first, second] = [trip.schemas(), nothing.schemas()];
  expect(first.inputSchema.required).toEqual(["from"]);
  expect(second.inputSchema.required).toBeUndefined();
  expect(second.outputSchema.required).toEqual(["done"]);
  expect(trip.schemas()).toBe(first);
});
