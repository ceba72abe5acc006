import type { Migrations, Pair } from "../../../../contract/src/migrations/model.ts";
import { type Problem, problem } from "../../../../contract/src/problems/problem.ts";
import { PLACE_LEVELS } from "../facts/opposite.ts";

/** Finds migration rows with a target that doesn't fit the field, or with wrong words about it. */
export function checkPairings(migrations: Migrations): readonly Problem[] {
  return [...migrations.values()]
    .flatMap(({ parts }) => parts)
    .flatMap(({ pairs }) => [
      ...sharedPlaces(pairs),
      ...pairs.flatMap((pair) => [...otherLeg(pair), ...otherLevel(pair), ...otherFate(pair)]),
    ]);
}

/** Finds two fields that became the same target, without words that distinguish them. */
function sharedPlaces(pairs: readonly Pair[]): readonly Problem[] {
  const targetOf = ({ to: [target, ...more] }: Pair) => (more.length > 0 ? undefined : target);
  return pairs.flatMap((pair) => {
    const target = targetOf(pair);
    if (!target || pair.how !== "") return [];
    const other = pairs.find(
      (one) => one !== pair && one.how === "" && targetOf(one)?.canonical === target.canonical,
    );
    if (!other) return [];
    const message = `"${pair.field.name}" and "${other.field.name}" both become ${target.label}: give one its own target, or say in \`how:\` which part of it each is.`;
    return [problem(pair.source, message)];
  });
}

const LEGS: readonly (readonly [RegExp, RegExp, string])[] = [
  [/^outbound/i, /\b(second (?:leg|ID)|way back)\b/, "the first leg, the way out"],
  [/^inbound/i, /\b(first (?:leg|ID)|way out)\b/, "the second leg, the way back"],
];

/** Finds the wrong leg: "outboundDate: In a second leg." */
function otherLeg({ field, how, source }: Pair): readonly Problem[] {
  return LEGS.flatMap(([name, wrong, right]) => {
    if (!name.test(field.name)) return [];
    return [how, field.means]
      .filter((text) => wrong.test(text))
      .map((text) => problem(source, `"${field.name}" is not of that leg: "${text}"`, right));
  });
}

/** Finds the wrong level: "CountryId: the parent of the airport", which is the city. */
function otherLevel({ field, to: [target], how, source }: Pair): readonly Problem[] {
  const [, named = ""] = /^(City|Country|Continent)(?:Id|Name)$/.exec(field.name) ?? [];
  const [statedLevel, level = "", parent] =
    /\b(?:of|Of) (?:the|an?) (airport|city|country|continent)('s parent)?/.exec(how) ?? [];
  if (named === "" || statedLevel === undefined) return [];
  const steps = (parent ? 1 : 0) + (target?.label.endsWith("parentId") ? 1 : 0);
  const wanted = PLACE_LEVELS.indexOf(named.toLowerCase());
  if (PLACE_LEVELS.indexOf(level) + steps === wanted) return [];
  const message = `"${field.name}" is not ${target?.label} ${statedLevel}.`;
  return [problem(source, message, `of the ${PLACE_LEVELS[wanted - steps]}${parent ?? ""}`)];
}

const GONE =
  /^(?:nothing (?:to send|replaces)|not used|gone|there (?:is|are) no|leave (?:it|them|[a-z]+) out|dropped?\b|removed?\b|ignore)\b/i;
const KEPT = /^(?:now (?:in|on|an?)|unchanged|the same\b|sent as|becomes?|moves? to|renamed)\b/i;

/** Finds "Nothing to send" for a field with a target, or "Now in the body" for one without. */
function otherFate({ field, to, how, source }: Pair): readonly Problem[] {
  const [statement] = (to.length > 0 ? GONE : KEPT).exec(how) ?? [];
  if (statement === undefined) return [];
  const [target] = to;
  const right = target ? `it became ${target.label}` : "it is gone";
  return [problem(source, `"${field.name}" is not "${statement}": "${how}"`, right)];
}
