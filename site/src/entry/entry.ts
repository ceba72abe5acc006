/**
 * The first script of every page, without React: everything a reader does works with it alone.
 * React comes when a part of the shell, an island or the search is reached for.
 */
import "../styles/rest.css";
import { followEdits } from "./follow-edits.ts";
import { start } from "./start.ts";

const started = start(window);
// Removed from a build.
if (import.meta.hot) followEdits(window, import.meta.hot, started);
