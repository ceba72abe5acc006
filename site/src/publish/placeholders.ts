import type { PracticeEngine } from "../../site.config.ts";
import { monthsSinceFixedDay } from "../base/dates/fixed-year.ts";
import { keepsDates } from "../base/dates/keeps-dates.ts";
import { moveDates } from "../base/dates/move-dates.ts";
import { PLACEHOLDER_ORIGIN } from "../base/paths.ts";
import type { OutputFile } from "./output-file.ts";

/** What files are filled in with when they are written or loaded. */
export interface Placeholders {
  /** By which dates are later than they are written. */
  readonly months: number;
  /** Where the documentation is served, and its sandbox: "http://localhost:3000". */
  readonly origin: string;
  /** What answers practice where they are served; as they were written unless told. */
  readonly engine?: PracticeEngine;
}

/** @param day epoch milliseconds of the day of serving */
export function placeholdersOf(day: number, origin: string = PLACEHOLDER_ORIGIN): Placeholders {
  return { months: monthsSinceFixedDay(day), origin };
}

/** One that changes whatever can be filled in. */
const OTHER: Placeholders = { months: 1, origin: "http://localhost:1", engine: "server" };

const WRITTEN_HOST = new URL(PLACEHOLDER_ORIGIN).host;
/** Also without a scheme, as in a `Host` header. */
const WRITTEN = new RegExp(
  `(${PLACEHOLDER_ORIGIN})(?!\\d)|(?<![\\w.-])${WRITTEN_HOST}(?!\\d)`,
  "g",
);

/** Of a bar that starts practice, in a document or in the JSON that navigation fetches. */
const WRITTEN_ENGINE = /( data-engine=\\?")(server|worker)(\\?")/g;

/**
 * A file of the site with the dates, the origin and the engine that its readers have. It changes no script or
 * style, so the hashes in the policy hold.
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

/** A file as a static host serves it, beside what it was written as where the two can differ. */
export function fillFile(file: OutputFile, placeholders: Placeholders): OutputFile {
  const { name, body } = file;
  if (typeof body !== "string" || name.startsWith("assets/")) return file;
  const filled = fillPlaceholders(name, body, placeholders);
  if (filled === body && fillPlaceholders(name, body, OTHER) === body) return file;
  return { name, body: filled, written: body };
}
