/** What holds on every page of every language but the first. */
import { site } from "../../site/site.config.ts";
import { testPages } from "../test-pages.ts";

testPages(({ locale }) => locale.code !== site.locales[0].code);
