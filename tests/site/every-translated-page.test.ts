/**
 * What holds on every page of every language but the first. Components, styles and structure are those
 * of the first one: axe looks at one page of a kind, and `tests/all` has it look at each.
 */
import { site } from "../../site/site.config.ts";
import { selectCases } from "../select-cases.ts";
import { isFirstOfItsKind, testPages } from "../test-pages.ts";

testPages(
  ({ locale }) => locale.code !== site.locales[0].code,
  (page) =>
    isFirstOfItsKind(page)
      ? [{ width: 360, within: "html" }]
      : selectCases([], [{ width: 360, within: "#main" }]),
);
