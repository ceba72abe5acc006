import type { CallPair, Migrations, Pair } from "../../../../contract/src/migrations/model.ts";
import type { Schema } from "../../../../contract/src/model.ts";
import { type Problem, problem } from "../../../../contract/src/problems/problem.ts";
import { opposite, PLACE_LEVELS } from "../facts/opposite.ts";
import { stemOf } from "../statements/stem-of.ts";
import { pairingWords } from "./pairing-words.ts";

/** Finds migration rows with a place that doesn't fit the field, or with wrong words about it. */
export function checkPairings(migrations: Migrations): readonly Problem[] {
  const all = [...migrations.values()];
  const fields = all
    .flatMap(({ parts }) => parts)
    .flatMap(({ pairs }) => [
      ...sharedPlaces(pairs),
      ...takenPlaces(pairs),
      ...pairs.flatMap((pair) => [
        ...oppositePlace(pair),
        ...otherLeg(pair),
        ...otherKind(pair),
        ...otherLevel(pair),
        ...otherHolder(pair),
        ...otherEnum(pair),
        ...otherFate(pair),
        ...pairingWords(pair),
      ]),
    ]);
  return [...fields, ...all.flatMap(({ calls }) => calls.flatMap(otherName))];
}

/** Finds two fields that became the same place, without words that distinguish them. */
function sharedPlaces(pairs: readonly Pair[]): readonly Problem[] {
  const placeOf = ({ to: [place, ...more] }: Pair) => (more.length > 0 ? undefined : place);
  return pairs.flatMap((pair) => {
    const place = placeOf(pair);
    if (!place || pair.how !== "") return [];
    const other = pairs.find(
      (one) => one !== pair && one.how === "" && placeOf(one)?.canonical === place.canonical,
    );
    if (!other) return [];
    const message = `"${pair.field.name}" and "${other.field.name}" both become ${place.label}: give one its own place, or say in \`how:\` which part of it each is.`;
    return [problem(pair.source, message)];
  });
}

/** Finds a field whose place belongs to another field with the same name as the place. */
function takenPlaces(pairs: readonly Pair[]): readonly Problem[] {
  const isNamed = ({ field }: Pair, name = "") => field.name.toLowerCase() === name.toLowerCase();
  return pairs.flatMap((pair) => {
    const [place, ...more] = pair.to;
    const name = place?.label.slice(place.label.lastIndexOf(".") + 1);
    // The row's words may say which part of the place the field is.
    const isWhole = pair.how === "" || /\bsame\b/.test(pair.how);
    if (more.length > 0 || !isWhole || isNamed(pair, name)) return [];
    const namesake = pairs.find(
      (one) => isNamed(one, name) && one.to.some(({ label }) => label === place?.label),
    );
    if (!namesake) return [];
    const message = `"${pair.field.name}" became ${place?.label}, which is what "${namesake.field.name}" became: give it its own place.`;
    return [problem(pair.source, message)];
  });
}

function oppositePlace({ field, to: [place, ...more], source }: Pair): readonly Problem[] {
  const words = place?.label.replaceAll(/([a-z])([A-Z])/g, "$1 $2") ?? "";
  const found = more.length === 0 ? opposite(field.name, words) : undefined;
  // A session's key became a token; a city's ID is the parent of an airport.
  if (!found || ["key", ...PLACE_LEVELS].includes(found[0])) return [];
  const [right] = found[0].split("|");
  return [problem(source, `"${field.name}" became ${place?.label}, its opposite.`, right)];
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

const KINDS: readonly (readonly [RegExp, readonly Schema["kind"][]])[] = [
  [/^an object\b/i, ["object"]],
  [/^two numbers\b/i, ["object"]],
  [/\bbecomes a list\b|^a list\b|\bin (?:a|one) list\b/i, ["array"]],
  [/\bthe same number\b/i, ["integer", "number"]],
  [/\bthe map\b|^a map\b/i, ["map", "object"]],
  [/\bset to (?:true|false)\b/i, ["boolean"]],
  [/\b(?:in|as) (?:plain )?text\b|\bas an? (?:plain )?string\b/i, ["string", "enum"]],
  [/\bas an? (?:list|array)\b/i, ["array"]],
  [/\bas an object\b/i, ["object", "map"]],
  [/\bas an? (?:whole )?number\b/i, ["integer", "number"]],
  [/^(?:now )?an? (?:whole )?number\b/i, ["integer", "number"]],
];

/** Finds the wrong type: "An object" for a list of the contract. */
function otherKind({ to: [place], how, source }: Pair): readonly Problem[] {
  const kind = place?.schema?.kind;
  if (!kind) return [];
  return KINDS.flatMap(([words, kinds]) => {
    const [said] = words.exec(how) ?? [];
    if (said === undefined || kinds.includes(kind)) return [];
    return [problem(source, `${place?.label} is not "${said}": "${how}"`, kind)];
  });
}

/** Finds the wrong level: "CountryId: the parent of the airport", which is the city. */
function otherLevel({ field, to: [place], how, source }: Pair): readonly Problem[] {
  const [, named = ""] = /^(City|Country|Continent)(?:Id|Name)$/.exec(field.name) ?? [];
  const [said, level = "", parent] =
    /\b(?:of|Of) (?:the|an?) (airport|city|country|continent)('s parent)?/.exec(how) ?? [];
  if (named === "" || said === undefined) return [];
  const steps = (parent ? 1 : 0) + (place?.label.endsWith("parentId") ? 1 : 0);
  const wanted = PLACE_LEVELS.indexOf(named.toLowerCase());
  if (PLACE_LEVELS.indexOf(level) + steps === wanted) return [];
  const message = `"${field.name}" is not ${place?.label} ${said}.`;
  return [problem(source, message, `of the ${PLACE_LEVELS[wanted - steps]}${parent ?? ""}`)];
}

/** Finds the wrong object: "On each quote" for a field of each leg. */
function otherHolder({ to: [place, ...more], how, source }: Pair): readonly Problem[] {
  const [said, holder = ""] = /^(?:On|In) each ([a-z]+)\b/.exec(how) ?? [];
  const [owner = ""] = place?.label.split(".") ?? [];
  const own = owner
    .split(/(?=[A-Z])/)
    .at(-1)
    ?.toLowerCase();
  if (said === undefined || more.length > 0 || !own || own === holder) return [];
  return [problem(source, `${place?.label} isn't "${said}": "${how}"`, `on each ${own}`)];
}

/** Finds the wrong enum: "Read `status`" for a value of `action`. */
function otherEnum({ to, how, source }: Pair): readonly Problem[] {
  const fields = to.flatMap(({ canonical }) => {
    const [, field = ""] = /^Result([A-Z][a-z]+)\.RESULT_/.exec(canonical) ?? [];
    return field === "" ? [] : [field.toLowerCase()];
  });
  const [right] = fields;
  return Array.from(how.matchAll(/`(status|action)`/g)).flatMap(([, said = ""]) =>
    right === undefined || fields.includes(said)
      ? []
      : [problem(source, `${to.at(-1)?.label} is not in \`${said}\`: "${how}"`, right)],
  );
}

const GONE =
  /^(?:nothing (?:to send|replaces)|not used|gone|there (?:is|are) no|leave (?:it|them|[a-z]+) out|dropped?\b|removed?\b|ignore)\b/i;
const KEPT = /^(?:now (?:in|on|an?)|unchanged|the same\b|sent as|becomes?|moves? to|renamed)\b/i;

/** Finds "Nothing to send" for a field with a place, or "Now in the body" for one without. */
function otherFate({ field, to, how, source }: Pair): readonly Problem[] {
  const [said] = (to.length > 0 ? GONE : KEPT).exec(how) ?? [];
  if (said === undefined) return [];
  const [place] = to;
  const right = place ? `it became ${place.label}` : "it is gone";
  return [problem(source, `"${field.name}" is not "${said}": "${how}"`, right)];
}

/** Finds the wrong name: "Countries are called locales" for the list of markets. */
function otherName({ to, how, source }: CallPair): readonly Problem[] {
  const [said, name = ""] = /\bcalled (\w+)/.exec(how) ?? [];
  const names = to.map(({ canonical }) => canonical.toLowerCase());
  if (said === undefined || names.some((one) => one.includes(stemOf(name.toLowerCase()))))
    return [];
  return [problem(source, `${to[0]?.canonical} is not "${said}": "${how}"`, to[0]?.canonical)];
}
