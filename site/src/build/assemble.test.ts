import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { formatProblem } from "../../../contract/src/problems/problem.ts";
import { readContent } from "../content/read-content.ts";
import { assemble } from "./assemble.ts";

const contract = join(import.meta.dirname, "../../../contract");

/** Problems of a site made from a copy of the contract that `spoil` has been at. */
async function problemsOf(spoil: (openapi: string) => void, content = {}): Promise<string[]> {
  const folder = join(mkdtempSync(join(tmpdir(), "assemble-")), "contract");
  for (const part of ["openapi", "v1", "migrations"]) {
    cpSync(join(contract, part), join(folder, part), { recursive: true });
  }
  spoil(join(folder, "openapi"));
  const problems = (await assemble({ overrides: content, folder })).problems();
  rmSync(folder, { recursive: true });
  return problems.map(formatProblem);
}

test("mistakes in the contract and in pages are listed together, with file, line and nearest", async () => {
  const { pages, titles, figures } = readContent("site/content", "site/content");
  const untitled = pages.map((page) =>
    page.route === "/docs/intro" ? { ...page, text: page.text.replace("title:", "titel:") } : page,
  );
  const spoil = (openapi: string) => {
    const file = join(openapi, "geo.yaml");
    writeFileSync(
      file,
      readFileSync(file, "utf8").replace("required: [locator", "requried: [locator"),
    );
  };
  const problems = await problemsOf(spoil, { content: { pages: untitled, titles, figures } });
  const withoutLines = problems.map((line) => line.replace(/:\d+ /, ":… "));
  expect(withoutLines).toEqual([
    'contract/openapi/geo.yaml:…  Unknown schema keyword "requried". Did you mean "required"?',
    'site/content/docs/intro.md:…  Unknown frontmatter key "titel". Did you mean "title"?',
    "site/content/docs/intro.md:…  Missing title in the frontmatter.",
  ]);
});

test("reports a missing specification as one problem without throwing", async () => {
  const problems = await problemsOf((openapi) => rmSync(join(openapi, "culture.yaml")));
  expect(problems).toEqual(["contract/openapi/culture.yaml  This specification is missing."]);
});
