import { expect, test } from "vitest";
import { faultProblem } from "./fault.ts";

const location = { file: "a.md", line: 3 };

test("a problem quotes the sentence, and the part of it that is wrong", () => {
  const fault = { quote: "Prices … numbers", right: "object" };
  expect(faultProblem(location, "Prices are numbers.", fault)).toEqual({
    ...location,
    message:
      '"Prices are numbers.": "Prices … numbers" is not what the contract says, which is "object".',
  });
});

test("a problem names the sandbox if the data is the sandbox's", () => {
  const fault = { quote: "slow fails", right: "slow", source: "the sandbox" } as const;
  expect(faultProblem(location, "With it, slow fails.", fault).message).toBe(
    '"With it, slow fails.": "slow fails" is not what the sandbox says, which is "slow".',
  );
});

test("a sentence that is wrong as a whole is quoted once, shortened", () => {
  const quote = `Each of them ${"is a number and ".repeat(6)}no more.`;
  expect(faultProblem(location, quote, { quote, right: "object" }).message).toBe(
    `"${quote.slice(0, 79)}…" is not what the contract says, which is "object".`,
  );
});
