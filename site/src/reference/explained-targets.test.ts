import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { contract } from "../../../contract/src/testing/contract.ts";
import { breakable } from "./breakable.tsx";
import { explainedTargets } from "./explained-targets.ts";
import { nameHrefs } from "./index-names.ts";
import { planReference } from "./plan-reference.ts";

const published = contract.specifications.filter((one) => one.published);

test.each(published)("a place of $id is explained at one entry", (specification) => {
  const targets = explainedTargets(planReference(specification), nameHrefs(contract));
  const all = [...targets.values()].flat();
  expect(all.length).toBeGreaterThan(10);
  expect(new Set(all).size).toBe(all.length);
});

test("a long name may break after a dot and before a slash, and not at its start", () => {
  expect(renderToStaticMarkup(breakable("a.b/c"))).toBe("a.<wbr/>b<wbr/>/c");
});
