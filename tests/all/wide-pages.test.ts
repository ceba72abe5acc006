/** What `npm test` leaves out of most pages: the widest window for axe, and all around the text. */
import { testPages } from "../test-pages.ts";

testPages(
  () => true,
  () => [{ width: 1440, within: "html" }],
);
