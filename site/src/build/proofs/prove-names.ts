import type { Problem } from "../../../../contract/src/problems/problem.ts";
import { once } from "../../base/once.ts";
import { PROGRAM_LANGUAGES } from "../../markdown/program-languages.ts";
import { type Block, readBlocks } from "../../verify/blocks/read-blocks.ts";
import { checkPythonPrograms } from "../../verify/programs/check-python-programs.ts";
import { createKnownMembers } from "../../verify/programs/known-members.ts";
import { type PageFile, pageFiles } from "../../verify/programs/page-files.ts";
import type { SiteSources } from "../read-sources.ts";
import { type KnownProofs, type Proof, problemAt } from "./proof.ts";

export interface ProvedTypes {
  readonly problems: readonly Problem[];
  /** The number of files that are compiled, with their types checked against the contract. */
  readonly compiled: number;
  /** The number of code fragments, whose names are looked up. */
  readonly fragments: number;
}

/** Compiles every TypeScript file, and looks up the names in code of any language. */
export async function proveNames(
  { content, contract, migrations }: SiteSources,
  context: KnownProofs,
): Promise<ProvedTypes> {
  const pages = content.pages.map(({ file, text }) => readBlocks(file, text));
  const filesOf = pages.map(pageFiles);
  const files = filesOf
    .flat()
    .filter(({ blocks: [{ language }] }) => PROGRAM_LANGUAGES.has(language));
  const fragments = pages
    .flat()
    .filter(({ language }) => PROGRAM_LANGUAGES.has(language))
    .filter((block) => !files.some(({ blocks }) => blocks.includes(block)))
    .map(asFile);
  const known = once(() => createKnownMembers(contract, migrations));
  const compiled = files.filter(({ title }) => /\.m?ts$/.test(title));
  const compiling = proveAll(context, "types", compiled, async (unproved) => {
    const { checkTypes } = await import("../../verify/programs/check-types.ts");
    const schemas = contract.specifications.flatMap((one) => [...one.schemas.keys()]);
    return checkTypes(unproved, new Set(schemas));
  });
  const naming = proveAll(context, "members", [...files, ...fragments], async (unproved) => {
    const { checkMembers, checkVersion } = await import("../../verify/programs/check-members.ts");
    return unproved.map((file) => {
      const { code, blocks } = file;
      const [{ language }] = blocks;
      const mistakes = checkMembers(code, language, known(), compiled.includes(file));
      const isScript = language === "ts" || language === "js";
      return isScript && fragments.includes(file)
        ? [...mistakes, ...checkVersion(code, language, known())]
        : mistakes;
    });
  });
  const pythonProblems = filesOf.flatMap(checkPythonPrograms);
  const problems = [...(await Promise.all([compiling, naming])).flat(), ...pythonProblems];
  return { problems, compiled: compiled.length, fragments: fragments.length };
}

/** Recalls the cached proofs of files, and proves the rest in one go, duplicates once. */
async function proveAll(
  { recall, keep, keyOf }: KnownProofs,
  claim: string,
  files: readonly PageFile[],
  check: (files: readonly PageFile[]) => Promise<readonly Proof["mistakes"][]>,
): Promise<readonly Problem[]> {
  const keyed = files.map((file) => {
    const types = file.blocks.map(({ attributes }) => attributes.types ?? "");
    return { file, key: keyOf(claim, file.title, types.join(" "), file.code) };
  });
  const unproved = new Map(
    keyed.flatMap(({ file, key }) => (recall(key) ? [] : [[key, file] as const])),
  );
  const checked = unproved.size === 0 ? [] : await check([...unproved.values()]);
  for (const [index, key] of [...unproved.keys()].entries()) {
    keep(key, { mistakes: checked[index] ?? [] });
  }
  return keyed.flatMap(({ file, key }) =>
    (recall(key)?.mistakes ?? []).map((one) => problemAt(file.page, file.lineAt(one.offset), one)),
  );
}

/** A block without a title, as if it were a file. */
function asFile(block: Block): PageFile {
  const { file, line, code } = block;
  return { page: file, title: "", blocks: [block], code, lineAt: (offset) => line + offset };
}
