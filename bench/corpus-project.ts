import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Copy, copyProject } from "../tests/copy-project.ts";
import { createCorpus } from "./corpus.ts";

const SIDEBARS = /export const sidebars: (.+) = \{[\s\S]*?\n\};/;

/**
 * Copies the whole project to its own folder, with `count` pages: each copy of a page is a file
 * with its own name and its own place in the tree.
 */
export async function createCorpusProject(count: number): Promise<Copy> {
  const project = await copyProject();
  const site = join(project.folder, "site");
  const { content, sidebars } = createCorpus(count);
  const copies = new Map<string, string[]>();
  for (const { route, text } of content.pages) {
    const [, original] = /^(.*)\/copy-\d+$/.exec(route) ?? [];
    if (original === undefined) continue;
    const file = join(site, `content${route}.md`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    const of = `${original.slice(1)}.md`;
    copies.set(of, [...(copies.get(of) ?? []), `${route.slice(1)}.md`]);
  }
  // Numbers that a page may state are also stated by its copies.
  const numbers = join(site, "numbers.yaml");
  const listed = readFileSync(numbers, "utf8");
  writeFileSync(
    numbers,
    listed.replaceAll(/docs\/[\w/-]+\.md/g, (file) =>
      [file, ...(copies.get(file) ?? [])].join(", "),
    ),
  );
  const tree = join(site, "sidebar.ts");
  const written = readFileSync(tree, "utf8");
  if (!SIDEBARS.test(written)) throw new Error(`${tree} has no sidebars in the expected form.`);
  writeFileSync(
    tree,
    written.replace(
      SIDEBARS,
      (_, type) => `export const sidebars: ${type} = ${JSON.stringify(sidebars)};`,
    ),
  );
  // Without this file, untranslated pages have the titles of their originals.
  rmSync(join(site, "content/es/titles.yaml"));
  return project;
}
