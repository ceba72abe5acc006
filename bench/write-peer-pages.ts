import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const DOCS = fileURLToPath(new URL("../site/dist/public/docs", import.meta.url));
/** Pages of an older version or made from the contract, which peers have no equivalent for. */
const OWN = /^(1\.0|category|coverage|names)\b/;

/**
 * Writes our pages as plain Markdown for a peer, with copies until there are `count`; they are the
 * twins of the last built site.
 * @param folder whose pages they replace
 */
export function writePeerPages(folder: string, count: number): void {
  const names = readdirSync(DOCS, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md") && !OWN.test(name) && basename(name) !== "names.md")
    .sort();
  rmSync(folder, { recursive: true, force: true });
  for (let index = 0; index < count; index += 1) {
    const name = names[index % names.length] ?? "";
    const round = Math.floor(index / names.length);
    const file = join(folder, round === 0 ? name : name.replace(/\.md$/, `-copy-${round}.md`));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, plainPage(readFileSync(join(DOCS, name), "utf8")));
  }
}

/** Points links at example.com, as a peer lacks their targets, and escapes what it would run. */
function plainPage(twin: string): string {
  const [, title = ""] = /^# (.+)$/m.exec(twin) ?? [];
  const pieces = twin.split(/(```[\s\S]*?```|`[^`\n]*`)/);
  const text = pieces.map((piece, index) => (index % 2 === 1 ? piece : escapeCode(piece))).join("");
  return `---\ntitle: ${JSON.stringify(title)}\n---\n\n${text}`;
}

function escapeCode(prose: string): string {
  return prose
    .replace(/\]\([^)\s]*\)/g, "](https://example.com/)")
    .replace(/[{}]/g, (brace) => `&#${brace.charCodeAt(0)};`)
    .replaceAll("<", "&lt;");
}
