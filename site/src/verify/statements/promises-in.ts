import { tells } from "./contradicts.ts";
import { read } from "./read.ts";
import { STATEMENTS } from "./statements.ts";

/** Words with which a sentence promises something for all time, for all cases, or an order. */
const PROMISES =
  /\b(for ?ever|(?:keep|cache|store)s? [^.;:,]*for good|good for (?:an?|one)\b|only ever|never (?:rises?|falls?|drops?|goes up|go up)|for as long as you like|on any of your servers|guarante\w+|honou?red|stays? valid|never expires?|(?<!were )sorted by|in alphabetical order|(?:the )?(?:busiest|most popular|best known) first|is always there|permanent\w*)\b/i;

/** What a sentence promises that no statement says. */
export function promisesIn(sentence: string, about = ""): readonly string[] {
  const [promise] = PROMISES.exec(sentence) ?? [];
  if (promise === undefined || isNegated(sentence, promise)) return [];
  const given = read(sentence, about);
  const isStated = STATEMENTS.some(
    (statement) => statement.text.includes(promise) && tells(statement, given),
  );
  return isStated ? [] : [promise];
}

/** "It is not guaranteed that …", "not specified". */
function isNegated(sentence: string, promise: string): boolean {
  const before = sentence.slice(0, sentence.indexOf(promise));
  return (
    /\b(not|never|no|nothing|nobody|none|neither)\b[^.;:,]*$/i.test(before) ||
    /not specified/.test(sentence)
  );
}
