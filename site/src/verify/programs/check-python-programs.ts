import { nearestName } from "../../../../contract/src/problems/nearest-name.ts";
import { type Problem, problem } from "../../../../contract/src/problems/problem.ts";
import { programName } from "./check-outputs.ts";
import { membersIn } from "./members-in.ts";
import type { PageFile } from "./page-files.ts";
import { syntaxMistakes } from "./syntax-mistakes.ts";

/**
 * Finds names in a Python program that its TypeScript version lacks: members, values of enums and
 * paths. A compiler checks them there, and nothing does in Python. A version that doesn't parse is a
 * problem of its own.
 *
 * @param files of one page
 */
export function checkPythonPrograms(files: readonly PageFile[]): readonly Problem[] {
  const scripts = files.filter(({ title }) => /\.m[jt]s$/.test(title));
  const programs = files.filter(({ title }) => title.endsWith(".py"));
  return programs.flatMap(({ page, title, code, lineAt }) => {
    const script = scripts.find((one) => programName(one.title) === programName(title));
    if (!script || syntaxMistakes(script.code, "ts").length > 0) return [];
    const { used, declared } = membersIn(code, "python", false);
    const scriptNames = collectNames(script.code);
    const ownNames = new Set([
      ...declared,
      ...Array.from(code.matchAll(ASSIGNED), ([name]) => name),
    ]);
    return [...used, ...constantsIn(code)]
      .filter(({ name }) => !scriptNames.has(name) && !ownNames.has(name))
      .map(({ name, offset }) => {
        const location = { file: page, line: lineAt(offset) };
        return problem(
          location,
          `${script.title} has no "${name}".`,
          nearestName(name, scriptNames),
        );
      });
  });
}

const CONSTANT = /\b[A-Z]+(?:_[A-Z]+){2,}\b|\/apiservices\/[\w/-]*\w/g;

/** A constant of the program itself: `LONGEST_SEARCH_TIME = 60` */
const ASSIGNED = /^[A-Z_]+(?= = )/gm;

function collectNames(script: string): ReadonlySet<string> {
  const { used, declared } = membersIn(script, "ts", false);
  const names = [...used, ...constantsIn(script)].map(({ name }) => name);
  return new Set([...names, ...declared]);
}

function constantsIn(code: string): ReturnType<typeof membersIn>["used"] {
  return code
    .split("\n")
    .flatMap((text, index) =>
      Array.from(text.matchAll(CONSTANT), ([name]) => ({ name, offset: index + 1 })),
    );
}
