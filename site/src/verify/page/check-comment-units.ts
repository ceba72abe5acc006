import type { Root } from "mdast";
import { type Problem, problem } from "../../../../contract/src/problems/problem.ts";
import { nodesOf } from "../../markdown/each-node.ts";

/** How a language waits and measures time, and in which unit. */
interface Clock {
  readonly languages: readonly string[];
  /** What stands before a duration: "Date.now() + ", "sleep(". */
  readonly before: string;
  readonly unit: string;
  readonly short: string;
}

const CLOCKS: readonly Clock[] = [
  {
    languages: ["js", "ts"],
    before:
      "(?:Date|performance)\\.now\\(\\) \\+ |\\bsleep\\(|\\bpause\\(|\\.timeout\\(|setTimeout\\([^;\\n]*, ",
    unit: "milliseconds",
    short: "ms",
  },
  {
    languages: ["python"],
    before: "time\\.(?:monotonic|time)\\(\\) \\+ |\\bsleep\\(|\\btimeout=",
    unit: "seconds",
    short: "s",
  },
];

const CONSTANT = /^(?:const )?(\w+) = [\d_]+;? *(?:\/\/|#) (\w+)/gm;

/** Words that a comment may begin with to say what a number counts. */
const COUNTED = /^(?:ms|s|milliseconds|seconds|minutes|hours|polls|calls|attempts|times)$/;

/** Finds constants whose comment names another unit than the clock that they are used with. */
export function checkCommentUnits(file: string, tree: Root): readonly Problem[] {
  return nodesOf(tree, "code").flatMap(({ lang, value, position }) => {
    const clock = CLOCKS.find(({ languages }) => languages.includes(lang ?? ""));
    if (!clock) return [];
    return Array.from(value.matchAll(CONSTANT)).flatMap(({ 1: name = "", 2: said = "", index }) => {
      const isDuration = new RegExp(`(?:${clock.before})${name}\\b`).test(value);
      if (!isDuration || !COUNTED.test(said) || [clock.unit, clock.short].includes(said)) {
        return [];
      }
      const above = value.slice(0, index).split("\n").length;
      const line = position && position.start.line + above;
      return [
        problem({ file, line }, `"${name}" is used in ${clock.unit}, not ${said}.`, clock.unit),
      ];
    });
  });
}
