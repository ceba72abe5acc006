/**
 * What holds on every page of every language but the first. Components and styles are those of the
 * first one: `tests/all` has axe look at the other width, and at what stands around the text.
 */
import { site } from "../../site/site.config.ts";
import { isFirstOfItsKind, testPages } from "../test-pages.ts";

testPages(
  ({ locale }) => locale.code !== site.locales[0].code,
  (page) => [{ width: 360, within: isFirstOfItsKind(page) ? "html" : "#main" }],
);
