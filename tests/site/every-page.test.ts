/** What holds on every page of the first language: the other ones are in the file beside. */
import { site } from "../../site/site.config.ts";
import { OUTERMOST, testPages } from "../test-pages.ts";

testPages(({ locale }) => locale.code === site.locales[0].code, OUTERMOST);
