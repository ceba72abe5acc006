import { expect, test } from "vitest";
import { contract } from "../../../../contract/src/testing/contract.ts";
import { unspecifiedOf, wrongUnspecified } from "./wrong-unspecified.ts";

const values = unspecifiedOf(contract);
const faults = (sentence: string) => wrongUnspecified(sentence, values);

test.each([
  "RESULT_STATUS_UNSPECIFIED means that no status is given.",
  "RESULT_STATUS_UNSPECIFIED means: treat the search as incomplete.",
  "TRANSFER_TYPE_UNSPECIFIED says nothing of who helps.",
  "PRICE_UNIT_UNSPECIFIED means that the price is missing.",
  "CABIN_CLASS_UNSPECIFIED stands for an unspecified cabin.",
  "RESULT_STATUS_FAILED means that the search failed.",
  "OTHER_UNSPECIFIED means that something failed.",
])("accepts: %s", (sentence) => {
  expect(faults(sentence)).toEqual([]);
});

test.each([
  "RESULT_STATUS_UNSPECIFIED means that the traveller cancelled it.",
  "CABIN_CLASS_UNSPECIFIED stands for a mixed cabin.",
  "AGENT_TYPE_UNSPECIFIED is for railways.",
  "RESULT_ACTION_UNSPECIFIED comes with the last response.",
])("reports a meaning of an unspecified value: %s", (sentence) => {
  expect(faults(sentence)).toHaveLength(1);
});
