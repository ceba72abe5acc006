import { expect, test } from "vitest";
import { toolError, toolResult, withInterpretations } from "./tool-result.ts";

test("a result has its text, which is also its data unless there is other data", () => {
  expect(toolResult("a")).toEqual({
    content: [{ type: "text", text: "a" }],
    structuredContent: { text: "a" },
  });
  expect(toolResult("a", { size: 1 }).structuredContent).toEqual({ size: 1 });
});

test("an error ends with suggestions, and has no data", () => {
  const text = 'There is no "a". Did you mean b, c?';
  expect(toolError('There is no "a".', ["b", "c"])).toEqual({
    content: [{ type: "text", text }],
    isError: true,
  });
  expect(toolError("Wrong.").content[0]?.text).toBe("Wrong.");
});

test("interpretations come first in the text, and are in a result's data", () => {
  const taken = ["`a` as b", "`c` as d"];
  expect(withInterpretations(toolResult("Found.", { size: 1 }), taken)).toEqual({
    content: [{ type: "text", text: "Interpreted: `a` as b. `c` as d.\n\nFound." }],
    structuredContent: { size: 1, taken },
  });
  const rejected = withInterpretations(toolError("Wrong."), taken);
  expect(rejected).toMatchObject({ isError: true });
  expect(rejected).not.toHaveProperty("structuredContent");
  const result = toolResult("Found.");
  expect(withInterpretations(result, [])).toBe(result);
});
