/**
 * What holds on every page of the first language: the other ones are in the file beside. Components,
 * styles and what stands around the text are those of the first page of a kind, which axe looks at as
 * a whole and in both widths; `tests/all` has it look at every page as a whole in the wide one.
 */
import { site } from "../../site/site.config.ts";
import { isFirstOfItsKind, testPages } from "../test-pages.ts";

testPages(
  ({ locale }) => locale.code === site.locales[0].code,
  (page) =>
    isFirstOfItsKind(page)
      ? [
          { width: 360, within: "html" },
          { width: 1440, within: "html" },
        ]
      : [{ width: 360, within: "#main" }],
);
