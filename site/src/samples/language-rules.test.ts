import { expect, test } from "vitest";
import { languageRules } from "./language-rules.ts";

test("each language has a rule for documents with a script and one for those without", () => {
  expect(languageRules(["go", "java"]).split("\n")).toEqual([
    'html:not(.js) .samples:has([value="go"]:checked) .sample:not([data-language="go"]) { display: none; }',
    ':root[data-sample-language="go"] .sample[data-language="go"] { display: block; }',
    'html:not(.js) .samples:has([value="java"]:checked) .sample:not([data-language="java"]) { display: none; }',
    ':root[data-sample-language="java"] .sample[data-language="java"] { display: block; }',
  ]);
});
