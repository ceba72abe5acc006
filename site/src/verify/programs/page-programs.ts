import type { Block } from "../blocks/read-blocks.ts";
import { type PageFile, pageFiles, trialOf } from "./page-files.ts";
import type { Program } from "./program.ts";

/** A program of a page, with everything that its result depends on. */
export interface PageProgram {
  readonly file: PageFile;
  readonly program: Program;
  /** Statuses besides 2xx that its page announces. */
  readonly expect: readonly string[];
  /** All blocks of its page. */
  readonly beside: readonly Block[];
}

/** The files of a page that run, without modules (`.ts`). */
export function pagePrograms(blocks: readonly Block[]): readonly PageProgram[] {
  return pageFiles(blocks)
    .filter(({ title }) => /\.(mts|mjs|py|sh)$/.test(title))
    .map((file) => {
      const trial = trialOf(file.title, blocks)?.code;
      const { title, code } = file;
      const expect = file.blocks.flatMap(({ attributes }) => attributes.expect?.split(" ") ?? []);
      const program = { title, code, ...(trial !== undefined && { trial }) };
      return { file, program, expect, beside: blocks };
    });
}
