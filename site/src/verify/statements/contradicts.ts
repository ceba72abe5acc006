import { type Match, match } from "./match.ts";
import { type Read, wordsOf } from "./read.ts";
import { type Decisive, type Statement, toKey } from "./statement.ts";

/**
 * Whether a sentence is about the same as a statement, and says something else.
 * @param spokenFor rivals that another statement explains, which the sentence says in full
 */
export function contradicts(
  statement: Statement,
  given: Read,
  spokenFor: ReadonlySet<string> = new Set(),
): boolean {
  const found = match(statement, given);
  if (!found || found.said < 2) return false;
  if (found.missing.length === 0) {
    return (
      (found.said > 2 && !isLimited(statement, given)) ||
      isSwapped(statement, given) ||
      isCrossed(statement, found) ||
      isDenied(statement, found)
    );
  }
  if (found.said < found.missing.length) return false;
  const isListed = ({ rivals }: Decisive) => rivals.some(({ kind }) => given.listed.has(kind));
  const listed = statement.decisive.filter((one) => isListed(one) && !found.missing.includes(one));
  if (listed.length > 1 && found.said - listed.length < 2) return false;
  const own = new Set(statement.decisive.flatMap(({ rivals }) => rivals.map(toKey)));
  return found.missing.every(({ rivals }) =>
    rivals.some(({ kind }) =>
      found.around.some(
        (rival) => rival.kind === kind && !own.has(toKey(rival)) && !spokenFor.has(toKey(rival)),
      ),
    ),
  );
}

/** Whether a sentence says a statement. */
export function tells(statement: Statement, given: Read): boolean {
  const found = match(statement, given);
  if (!found || found.missing.length > 0) return false;
  if (isSwapped(statement, given) || isCrossed(statement, found)) return false;
  return isLimited(statement, given);
}

function isLimited({ limits }: Statement, given: Read): boolean {
  return limits.every((any) => any.some((limit) => given.limits.has(limit)));
}

/**
 * Whether two words of one kind have changed places while the others stayed: "put the old one first
 * and keep the new one behind it".
 */
function isSwapped({ order, decisive }: Statement, { words }: Read): boolean {
  const twins = decisive.filter((one) => decisive.some((other) => areRivals(one, other)));
  if (twins.length !== 2 || order.length < 3) return false;
  const placeOf = (stem: string) => words.findIndex(({ stems }) => stems.includes(stem));
  const stems = new Set(twins.map(({ stem }) => stem));
  const [from = 0, to = 0] = [...stems].map(placeOf).toSorted((a, b) => a - b);
  // "B instead of A" says that A became B.
  if (words.slice(from, to).some(({ denies }) => denies)) return false;
  const placed = order.map((stem) => ({ stem, place: placeOf(stem) }));
  if (stems.size !== 2 || placed.some(({ place }) => place < 0)) return false;
  const heard = placed.toSorted((a, b) => a.place - b.place).map(({ stem }) => stem);
  const others = (list: readonly string[]) => list.map((stem) => (stems.has(stem) ? "?" : stem));
  const isSameFrame = others(heard).join(" ") === others(order).join(" ");
  return isSameFrame && heard.join(" ") !== order.join(" ");
}

/** Whether what is said stands further apart than what contradicts it: "there in B, back in A". */
function isCrossed({ decisive }: Statement, { within }: Match): boolean {
  const own = new Set(decisive.flatMap(({ rivals }) => rivals.map(toKey)));
  const others = within.filter((rival) => !own.has(toKey(rival)));
  const crossed = decisive.flatMap(({ stem, rivals }) =>
    others
      .filter(({ kind, value }) =>
        rivals.some((rival) => rival.kind === kind && rival.value !== value),
      )
      .map((against) => ({ stem, against: toKey(against) })),
  );
  // One word against two of a kind is only a third thing: "an adult, a child, an infant".
  const words = new Set(crossed.map(({ against }) => against));
  return words.size > 1 && new Set(crossed.map(({ stem }) => stem)).size > 1;
}

/** Whether a "never" stands among three words or more of a statement that has none. */
function isDenied({ limits, text }: Statement, { denied, width }: Match): boolean {
  return (
    denied > 2 &&
    width <= wordsOf(text).length + 1 &&
    !limits.flat().includes("not") &&
    !/\bunless\b/.test(text)
  );
}

function areRivals(one: Decisive, other: Decisive): boolean {
  return (
    one.stem !== other.stem &&
    one.rivals.some(({ kind, value }) =>
      other.rivals.some((rival) => rival.kind === kind && rival.value !== value),
    )
  );
}
