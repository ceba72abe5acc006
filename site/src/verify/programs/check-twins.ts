import { nearestName } from "../../../../contract/src/problems/nearest-name.ts";
import { type Problem, problem } from "../../../../contract/src/problems/problem.ts";
import { stemOf } from "./check-outputs.ts";
import { membersIn } from "./members-in.ts";
import type { PageFile } from "./page-files.ts";

/**
 * Finds names in a Python program that its twin in TypeScript lacks: members, values of enums and
 * paths. A compiler checks them there, and nothing does in Python.
 *
 * @param files of one page
 */
export function checkTwins(files: readonly PageFile[]): readonly Problem[] {
  const scripts = files.filter(({ title }) => /\.m[jt]s$/.test(title));
  return files.flatMap((file) => {
    const twin = scripts.find(({ title }) => stemOf(title) === stemOf(file.title));
    if (!twin || !file.title.endsWith(".py")) return [];
    const known = new Set(twin.code.match(NAME));
    return namesIn(file.code)
      .filter(({ name }) => !known.has(name))
      .map(({ name, offset }) => {
        const place = { file: file.page, line: file.lineAt(offset) };
        return problem(place, `${twin.title} has no "${name}".`, nearestName(name, known));
      });
  });
}

const CONSTANT = /\b[A-Z]+(?:_[A-Z]+){2,}\b|\/apiservices\/[\w/-]*\w/g;
const NAME = new RegExp(`${CONSTANT.source}|\\b\\w+\\b`, "g");

function namesIn(python: string): ReturnType<typeof membersIn>["used"] {
  const constants = python
    .split("\n")
    .flatMap((text, index) =>
      Array.from(text.matchAll(CONSTANT), ([name]) => ({ name, offset: index + 1 })),
    );
  return [...membersIn(python, "python", false).used, ...constants];
}
