import type { Root } from "mdast";
import type { Migrations } from "../../../../contract/src/migrations/model.ts";
import { type Problem, problem } from "../../../../contract/src/problems/problem.ts";
import { claimsOf, sentencesOf, shorten } from "../facts/claims-of.ts";
import type { Fault } from "../facts/fault.ts";
import { goneFields, type TargetsByName, targetsByField } from "./targets-by-field.ts";

const NAME = "((?:[A-Z][a-z]+[A-Za-z]*|[a-z]+[A-Z]\\w*|[A-Z][a-z]+)(?:\\.\\w+)?)";

/** "`Stops` is now `stopCount`" */
const BECAME = new RegExp(
  `\\b${NAME} (?:is now|is called|is renamed to|was renamed to|became|becomes|moved to|turned into|is replaced by|was replaced by) (?:the )?([a-z]\\w*(?:\\.\\w+)*)`,
  "g",
);
/** "`stopCount` replaces `Stops`" */
const REPLACES = new RegExp(`\\b([a-z]+[A-Z]\\w*(?:\\.\\w+)*) replaces (?:the )?${NAME}`, "g");

const GONE = new RegExp(
  `\\b${NAME} (?:is gone|has gone|was dropped|was removed|no longer exists|has no equivalent)\\b`,
  "g",
);

const LISTED = "[A-Za-z]\\w*(?:\\.\\w+)*";
const NAMES = `(${LISTED}(?:(?:,? and |, )${LISTED})*)`;
const ALL_GONE = new RegExp(
  `\\b${NAMES} (?:are gone|have gone|were dropped|were removed|no longer exist|have no equivalent)\\b`,
  "g",
);
/** "3.0 keeps `pageIndex` and `pageSize`" */
const KEEPS = new RegExp(
  `\\b(?:keeps|retains|still (?:has|takes|uses|accepts|sends|returns)) (?:the )?${NAMES}`,
  "g",
);
/** "`pageIndex` stays as a query parameter in 3.0" */
const STAYS = new RegExp(
  `\\b${NAMES} (?:stays?|remains?|(?:is|are) (?:kept|still there)|still exists?)\\b(?=[^.;]*\\b3\\.0\\b)`,
  "g",
);

/** "An `Accept` header still chooses the format" */
const STILL = new RegExp(
  `\\b${NAME}(?: header| parameter| field)? (?:still|continues to) (?!(?:means|meant|need)\\b)\\w+`,
  "g",
);

interface Fates {
  readonly became: TargetsByName;
  /** Names that one call or API dropped, whatever became of them in another. */
  readonly dropped: ReadonlySet<string>;
}

/** Finds sentences that contradict the migration's rows about where a name of V1.0 went. */
export function checkV1Sentences(
  file: string,
  tree: Root,
  migrations: Migrations,
): readonly Problem[] {
  const claims = claimsOf(tree).flatMap(({ text, line }) =>
    sentencesOf(text).flatMap((sentence) => (tellsFate(sentence) ? [{ sentence, line }] : [])),
  );
  if (claims.length === 0) return [];
  const fates = { became: targetsByField(migrations), dropped: goneFields(migrations) };
  return claims.flatMap(({ sentence, line }) =>
    wrongFates(sentence, fates).map(({ quote, right }) =>
      problem(
        { file, line },
        `"${shorten(sentence)}": "${quote}" is not what became of it.`,
        right,
      ),
    ),
  );
}

function tellsFate(sentence: string): boolean {
  return [BECAME, REPLACES, GONE, ALL_GONE, KEEPS, STAYS, STILL].some(
    (pattern) => sentence.search(pattern) >= 0,
  );
}

/** wrongFates("Stops is now stopsCount", …) → "stopCount" */
export function wrongFates(sentence: string, { became, dropped }: Fates): readonly Fault[] {
  const moved = [
    ...Array.from(sentence.matchAll(BECAME), ([quote, old = "", now = ""]) => ({
      quote,
      old,
      now,
    })),
    ...Array.from(sentence.matchAll(REPLACES), ([quote, now = "", old = ""]) => ({
      quote,
      old,
      now,
    })),
  ];
  const listed = (pattern: RegExp) =>
    Array.from(sentence.matchAll(pattern), ([quote, names = ""]) =>
      names.split(/(?:,| and)+ /).map((name) => ({ quote, name: name.trim() })),
    ).flat();
  const kept = [KEEPS, STAYS, STILL].flatMap(listed);
  const gone = [
    ...Array.from(sentence.matchAll(GONE), ([quote, name = ""]) => ({ quote, name })),
    ...listed(ALL_GONE).filter(({ name }) => !dropped.has(name)),
  ];
  return [
    ...moved.flatMap(({ quote, old, now }) => {
      const targets = became.get(old);
      // Its targets have their last words as well: `content.legs` and `legs`.
      const last = now.split(".").at(-1) ?? now;
      const isName = /[A-Z.]/.test(now) || [...(targets ?? [])].some((target) => target === now);
      if (!targets || !isName || targets.has(last)) return [];
      return [{ quote, right: [...targets][0] ?? "it is gone" }];
    }),
    ...kept.flatMap(({ name }) => {
      const targets = became.get(name);
      if (!targets || targets.has(name)) return [];
      return [{ quote: `${name} stays`, right: [...targets][0] ?? "it is gone" }];
    }),
    ...gone.flatMap(({ quote, name }) => {
      const [target] = became.get(name) ?? [];
      return target === undefined ? [] : [{ quote, right: target }];
    }),
  ];
}
