import { nearestName } from "../../../contract/src/problems/nearest-name.ts";
import { type Problem, problem } from "../../../contract/src/problems/problem.ts";
import type { KnownNames } from "../names/resolve-name.ts";
import { statusesIn } from "./check-numbers.ts";
import { numbersIn } from "./numbers-in.ts";
import type { KnownNumber } from "./read-numbers.ts";

type Texts = ReadonlyMap<string, string>;

/**
 * What the lists allow and no text says any more: a word that stays allowed is a mistake that waits.
 * @param texts by file, as the lists name them
 */
export function checkUnused(
  { beyond }: Pick<KnownNames, "beyond">,
  numbers: readonly KnownNumber[],
  texts: Texts,
): readonly Problem[] {
  return [...unusedNumbers(numbers, texts), ...unusedNames(beyond.keys(), texts)];
}

function unusedNumbers(numbers: readonly KnownNumber[], texts: Texts): readonly Problem[] {
  const said = new Map<string, ReadonlySet<string>>();
  return numbers.flatMap(({ number, in: files }) =>
    files.flatMap((file) => {
      const place = { file: "site/numbers.yaml" };
      const text = texts.get(file);
      if (text === undefined) {
        const nearest = nearestName(file, texts.keys());
        return [problem(place, `"${number}" is listed for ${file}, which is not there.`, nearest)];
      }
      const claims = said.get(file) ?? claimsIn(text);
      said.set(file, claims);
      if (claims.has(number)) return [];
      return [problem(place, `"${number}" is listed for ${file}, which does not say it.`)];
    }),
  );
}

function claimsIn(text: string): ReadonlySet<string> {
  return new Set([
    ...numbersIn(text).map(({ claim }) => claim),
    ...statusesIn(text).map(({ status }) => status),
  ]);
}

function unusedNames(beyond: Iterable<string>, texts: Texts): readonly Problem[] {
  const all = [...texts.values()].join("\n");
  return [...beyond].flatMap((name) =>
    all.includes(name)
      ? []
      : [
          problem(
            { file: "site/names-beyond-the-contract.yaml" },
            `No text writes "${name}" any more.`,
          ),
        ],
  );
}
