import { expect, test } from "vitest";
import { object, operation, specification } from "../../../contract/src/testing/schemas.ts";
import en from "../../i18n/catalogues/en.ts";
import { planReference } from "./plan-reference.ts";
import { operationToc, referenceToc } from "./reference-toc.ts";

const call = operation("send", object("Body", {}), object("Answer", {}));
const BELOW = ["send-body", "send-responses"];
const idsOf = (entries: readonly { readonly id: string }[]) => entries.map(({ id }) => id);

test("a reference lists its operations, each with all of its parts", () => {
  const entries = referenceToc(planReference(specification(call)), { texts: en.reference });
  expect(idsOf(entries)).toEqual(["operations", "send", ...BELOW, "send-samples", "send-answers"]);
  expect(entries.map(({ depth }) => depth)).toEqual([2, 2, 3, 3, 3, 3]);
});

test("a sidebar leaves out what stands beside the others", () => {
  expect(idsOf(operationToc(call, en.reference))).toEqual(BELOW);
});
