/** What `npm test` leaves out of the pages of every language but the first: the widest window for axe. */
import { site } from "../../site/site.config.ts";
import { OUTERMOST, testPages } from "../test-pages.ts";

testPages(({ locale }) => locale.code !== site.locales[0].code, OUTERMOST.slice(1));
