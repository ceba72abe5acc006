import { expect, test } from "vitest";
import { contract } from "../../../../contract/src/testing/contract.ts";
import { membersOf } from "./members.ts";
import { wrongDefaults } from "./wrong-defaults.ts";

const members = membersOf(contract);

test.each([
  ["adults is 1 unless you send it.", ["adults has no default"]],
  ["isDestination is true by default.", ["false"]],
  ["isDestination is false if you leave it out.", []],
  ["In the sandbox, limit is ten by default.", []],
  ["The party is one unless you send another.", []],
])("%s has another default: %j", (sentence, right) => {
  expect(wrongDefaults(sentence, members).map((fault) => fault.right)).toEqual(right);
});
