import type { ProgramEntry, ProgramLanguage } from "./assistant-data.ts";

/** A program of a page that did what its page says. */
export interface ProvenProgram {
  readonly file: { readonly page: string; readonly title: string; readonly code: string };
  readonly output: string;
  readonly operations: readonly string[];
}

/** The path and title of a page by its file; undefined for a translated page. */
export type PageOf = (
  file: string,
) => { readonly path: string; readonly title: string } | undefined;

const LANGUAGES: Readonly<Record<string, ProgramLanguage>> = {
  mts: "typescript",
  mjs: "javascript",
  py: "python",
  sh: "shell",
};

/** The programs of pages in the default language, as entries for the MCP tools. */
export function programEntries(
  programs: readonly ProvenProgram[],
  proof: ProgramEntry["proof"],
  pageOf: PageOf,
): readonly ProgramEntry[] {
  return programs.flatMap(({ file: { page: file, title, code }, output, operations }) => {
    const page = pageOf(file);
    const language = LANGUAGES[title.slice(title.lastIndexOf(".") + 1)];
    if (!page || language === undefined) return [];
    const usesClient = code.includes("@farewind/client");
    const entry = { title, page: page.path, pageTitle: page.title, language, operations };
    return [{ ...entry, usesClient, code: code.trimEnd(), output, proof }];
  });
}
