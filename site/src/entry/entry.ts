/**
 * The first script of every page, and the smallest: everything works without the rest, so the
 * rest waits until the browser is idle or the reader reaches for something.
 */
import { startSearch } from "../search/dialog/start-search.ts";
import "../styles/rest.css";
import { startLate } from "./start-late.ts";

startLate(
  window,
  () => import("./start.tsx").then(({ start }) => start),
  (start) => start(window),
);

startSearch({
  window,
  load: async (dialog) => (await import("./load-search.ts")).loadSearch(window, dialog),
});
