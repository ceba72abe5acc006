import type { PracticeEngine } from "../../site.config.ts";
import { monthsSinceFixedDay } from "../base/dates/fixed-year.ts";
import { keepsDates } from "../base/dates/keeps-dates.ts";
import { moveDates } from "../base/dates/move-dates.ts";
import { PLACEHOLDER_ORIGIN } from "../base/paths.ts";
import type { OutputFile } from "./output-file.ts";

/** The values filled into files when they are written or loaded. */
export interface Placeholders {
  /** By how many months dates are moved. */
  readonly months: number;
  /** The origin of the documentation and its sandbox: "http://localhost:3000". */
  readonly origin: string;
  /** The engine that answers practice requests there; unchanged if absent. */
  readonly engine?: PracticeEngine;
}

/** @param day the day of serving, in epoch milliseconds */
export function placeholdersOf(day: number, origin: string = PLACEHOLDER_ORIGIN): Placeholders {
  return { months: monthsSinceFixedDay(day), origin };
}

/** Differs from the written values in everything that can be filled in. */
const OTHER: Placeholders = { months: 1, origin: "http://localhost:1", engine: "server" };

const WRITTEN_HOST = new URL(PLACEHOLDER_ORIGIN).host;
/** Matches the placeholder origin, also without its scheme, as in a `Host` header. */
const WRITTEN = new RegExp(
  `(${PLACEHOLDER_ORIGIN})(?!\\d)|(?<![\\w.-])${WRITTEN_HOST}(?!\\d)`,
  "g",
);

/** The attribute of a bar that starts practice, in a document or in the JSON of navigation. */
const WRITTEN_ENGINE = /( data-engine=\\?")(server|worker)(\\?")/g;

/**
 * Fills dates, origin and engine into a file of the site. Scripts and styles stay as they are, so
 * the hashes in the policy hold.
 *
 * @param name its name below `public/`, or its path
 */
export function fillPlaceholders(
  name: string,
  text: string,
  { months, origin, engine }: Placeholders,
): string {
  const { host } = new URL(origin);
  const placed = text
    .replace(WRITTEN, (_, whole?: string) => (whole ? origin : host))
    .replace(WRITTEN_ENGINE, (_, before, own, after) => before + (engine ?? own) + after);
  return keepsDates(name) ? placed : moveDates(placed, months);
}

/** A file as a static host serves it, with its unfilled form if the two can differ. */
export function fillFile(file: OutputFile, placeholders: Placeholders): OutputFile {
  const { name, body } = file;
  if (typeof body !== "string" || name.startsWith("assets/")) return file;
  const filled = fillPlaceholders(name, body, placeholders);
  if (filled === body && fillPlaceholders(name, body, OTHER) === body) return file;
  return { name, body: filled, written: body };
}
