import { type Problem, problem } from "../../../../contract/src/problems/problem.ts";
import { findUnmovableDates } from "../../base/dates/find-unmovable-dates.ts";
import { keepsDates } from "../../base/dates/keeps-dates.ts";

/**
 * Finds dates that would expire in anything readers see: code, prose, drawings and examples.
 * @param texts by file as used in messages: "site/content/docs/intro.md"
 * @param find finds those of one text
 */
export function checkDates(
  texts: Iterable<readonly [file: string, text: string]>,
  find = findUnmovableDates,
): Problem[] {
  return [...texts]
    .filter(([file]) => !keepsDates(file))
    .flatMap(([file, text]) =>
      find(text).map(({ line, message, nearest }) => problem({ file, line }, message, nearest)),
    );
}
