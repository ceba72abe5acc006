import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Copy, copyProject } from "../tests/copy-project.ts";
import { createCorpus } from "./corpus.ts";

const SIDEBARS = /export const sidebars: (.+) = \{[\s\S]*?\n\};/;

/**
 * The whole project in a folder of its own, with `count` pages: each copy of a page is a file with
 * its own name, its place in the tree, and the list of what it says.
 */
export async function createCorpusProject(count: number): Promise<Copy> {
  const project = await copyProject();
  const site = join(project.folder, "site");
  const { content, sidebars } = createCorpus(count);
  for (const { route, text } of content.pages) {
    const [, original] = /^(.*)\/copy-\d+$/.exec(route) ?? [];
    if (original === undefined) continue;
    const file = join(site, `content${route}.md`);
    const list = join(site, `claims${route}.txt`);
    for (const path of [file, list]) mkdirSync(dirname(path), { recursive: true });
    writeFileSync(file, text);
    cpSync(join(site, `claims${original}.txt`), list);
  }
  const tree = join(site, "sidebar.ts");
  const written = readFileSync(tree, "utf8");
  writeFileSync(
    tree,
    written.replace(
      SIDEBARS,
      (_, type) => `export const sidebars: ${type} = ${JSON.stringify(sidebars)};`,
    ),
  );
  // Without it, pages that are not translated have the titles of their originals.
  for (const titles of ["content/es/titles.yaml", "claims/es/titles.txt"]) {
    rmSync(join(site, titles));
  }
  return project;
}
