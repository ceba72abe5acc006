import { readFileSync } from "node:fs";
import { nearestName } from "../../../../contract/src/problems/nearest-name.ts";
import { type Problem, problem } from "../../../../contract/src/problems/problem.ts";
import type { Block } from "../blocks/read-blocks.ts";

/** Checks that the commands in a block that isn't a program are existing npm scripts. */
export function checkCommands(
  { file, line, code }: Pick<Block, "file" | "line" | "code">,
  titles: readonly string[],
): readonly Problem[] {
  const { scripts } = JSON.parse(
    readFileSync(new URL("../../../../package.json", import.meta.url), "utf8"),
  ) as { scripts: Readonly<Record<string, string>> };
  const knownCommands = [
    ...Object.keys(scripts).map((name) => (name === "start" ? "npm start" : `npm run ${name}`)),
    ...titles.map((title) => `npx tsx ${title}`),
  ];
  return code.split("\n").flatMap((command, index) => {
    if (knownCommands.includes(command.trim())) return [];
    const message =
      'A bash block is a program (title="a.sh"), tries one (run="server.mts"), or has commands of npm.';
    return [
      problem({ file, line: line + 1 + index }, message, nearestName(command, knownCommands)),
    ];
  });
}
