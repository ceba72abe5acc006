import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

const FOLDER = fileURLToPath(new URL("parts/", import.meta.url));
const END = ".css";

/** The parts of a page with their own style sheets, each named after its element's class. */
export function stylePartNames(): readonly string[] {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith(END));
  return files.map((file) => file.slice(0, -END.length)).sort();
}

/** The parts that a page shows. */
export function partsShown(html: string, parts: readonly string[]): readonly string[] {
  const written = html.matchAll(/ class="([^"]*)"/g);
  const shown = new Set(Array.from(written, ([, names = ""]) => names.split(" ")).flat());
  return parts.filter((part) => shown.has(part));
}
