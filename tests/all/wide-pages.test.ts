/** What `npm test` leaves out of most pages: the widest window for axe. */
import { testPages, WIDE } from "../test-pages.ts";

testPages(
  () => true,
  () => [WIDE],
);
