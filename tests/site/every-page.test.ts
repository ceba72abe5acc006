/**
 * What holds on every page of the first language: the other ones are in the file beside. Components
 * and styles are the same at both widths, so the wide one is looked at once a kind; `tests/all` has axe
 * look at it on every page.
 */
import { site } from "../../site/site.config.ts";
import { isFirstOfItsKind, NARROW, testPages, WIDE } from "../test-pages.ts";

testPages(
  ({ locale }) => locale.code === site.locales[0].code,
  (page) => (isFirstOfItsKind(page) ? [NARROW, WIDE] : [NARROW]),
);
