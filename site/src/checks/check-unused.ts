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
 * @param numbersOf the numbers that a text says
 * @param namesOf those of the names that a text writes
 */
export function checkUnused(
  { beyond }: Pick<KnownNames, "beyond">,
  numbers: readonly KnownNumber[],
  texts: Texts,
  numbersOf = numbersSaid,
  namesOf = namesWritten,
): readonly Problem[] {
  return [
    ...unusedNumbers(numbers, texts, numbersOf),
    ...unusedNames([...beyond.keys()], texts, namesOf),
  ];
}

function unusedNumbers(
  numbers: readonly KnownNumber[],
  texts: Texts,
  numbersOf: typeof numbersSaid,
): readonly Problem[] {
  const said = new Map<string, ReadonlySet<string>>();
  return numbers.flatMap(({ number, in: files }) =>
    files.flatMap((file) => {
      const place = { file: "site/numbers.yaml" };
      const text = texts.get(file);
      if (text === undefined) {
        const nearest = nearestName(file, texts.keys());
        return [problem(place, `"${number}" is listed for ${file}, which is not there.`, nearest)];
      }
      const claims = said.get(file) ?? numbersOf(text);
      said.set(file, claims);
      if (claims.has(number)) return [];
      return [problem(place, `"${number}" is listed for ${file}, which does not say it.`)];
    }),
  );
}

export function numbersSaid(text: string): ReadonlySet<string> {
  return new Set([
    ...numbersIn(text).map(({ claim }) => claim),
    ...statusesIn(text).map(({ status }) => status),
  ]);
}

export function namesWritten(text: string, names: readonly string[]): readonly string[] {
  return names.filter((name) => text.includes(name));
}

function unusedNames(
  beyond: readonly string[],
  texts: Texts,
  namesOf: typeof namesWritten,
): readonly Problem[] {
  const written = new Set([...texts.values()].flatMap((text) => namesOf(text, beyond)));
  return beyond.flatMap((name) =>
    written.has(name)
      ? []
      : [
          problem(
            { file: "site/names-beyond-the-contract.yaml" },
            `No text writes "${name}" any more.`,
          ),
        ],
  );
}
