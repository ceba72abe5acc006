import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** Prints a table, and saves it in `results/`. */
export function keepResult(name: string, table: string): void {
  const folder = fileURLToPath(new URL("results/", import.meta.url));
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}${name}.md`, table);
  console.log(table);
}
