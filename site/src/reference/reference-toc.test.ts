import { expect, test } from "vitest";
import { object, operation, specification } from "../../../contract/src/testing/schemas.ts";
import en from "../../i18n/catalogues/en.ts";
import { planReference } from "./plan-reference.ts";
import { referenceIds } from "./reference-ids.ts";
import { operationToc, referenceToc } from "./reference-toc.ts";

const call = operation("send", object("Body", {}), object("Answer", {}));
const BELOW = ["send-body", "send-responses"];
const idsOf = (entries: readonly { readonly id: string }[]) => entries.map(({ id }) => id);

test("a reference lists its operations, each with all of its parts", () => {
  const entries = referenceToc(planReference(specification(call)), { texts: en.reference });
  expect(idsOf(entries)).toEqual(["operations", "send", ...BELOW, "send-samples", "send-answers"]);
  expect(entries.map(({ depth }) => depth)).toEqual([2, 2, 3, 3, 3, 3]);
});

test("a sidebar omits samples and response examples, shown next to the other parts", () => {
  expect(idsOf(operationToc(call, en.reference))).toEqual(BELOW);
});

test("entries with contract text declare its language, names of parts do not", () => {
  const context = { texts: en.reference, contractLang: "en" };
  const entries = referenceToc(planReference(specification(call)), context);
  expect(entries.filter(({ lang }) => lang === "en").map(({ id }) => id)).toEqual(["send"]);
  expect(
    referenceToc(planReference(specification(call)), { texts: en.reference })[1],
  ).not.toHaveProperty("lang");
});

test("a console has an id where requests can be sent", () => {
  const plan = planReference(specification(call));
  expect(referenceIds(plan, { practice: "server" })).toContain("send-edit");
  expect(referenceIds(plan, { practice: false })).not.toContain("send-edit");
});
