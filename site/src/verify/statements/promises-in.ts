import { parseSentence } from "./parse-sentence.ts";
import { containsPhrase, type Phrase, phraseOf } from "./phrase.ts";

/** Words that promise something forever, in all cases, in production, or in an order. */
const PROMISES =
  /\b(for ?ever|(?:keep|cache|store)s? [^.;:,]*for good|good for (?:an?|one)\b|(?<!\byou )only ever|never (?:rises?|falls?|drops?|goes up|go up|(?:higher|lower|cheaper|dearer) than)|(?:has|have|with) no gaps|without gaps|no two \w+ (?:share|ha(?:s|ve))|stays? in (?:every|each|all) later|for as long as you like|on any of your servers|guarante\w+|honou?r(?:s|ed)?|(?:stays?|remains?) (?:valid|available|bookable)|never expires?|(?<!were )sorted by|in alphabetical order|(?:the )?(?:busiest|most popular|best known) first|is always there|always the (?:cheapest|lowest|best|fastest|shortest)|in the order in which (?:you|they)(?! (?:are )?(?:travel|fl(?:y|own)))|permanent\w*|(?:don['’]t|do not) need [^.;:,]*of your own|(?:in )?the sandbox and (?:in )?production (?:both|alike)|in the sandbox and in production|(?<!whether )production (?:decides|behaves|does|returns|gives|uses) (?:[\w ]+ in )?the same|specification defines|never (?:removed|dropped|renamed)|covers? the prose|always (?:come|comes|are|is) in)\b/i;

/** Allowed promises: a sentence that makes one has every phrase of a line. */
const KEPT: readonly (readonly Phrase[])[] = `
sorted by price, group|quote|IDs
sorted by code
sorted by poll parameters
in the order in which they were answered, requests
sorted by its parameters, poll
stay|remain valid, results
don't need, client|proxy|helper
`
  .trim()
  .split("\n")
  .map((line) => line.split(", ").map(phraseOf));

/** Finds promises in a sentence that aren't allowed. */
export function promisesIn(sentence: string, about = ""): readonly string[] {
  if (/^(?:As a rule|In general|Normally|Usually),/.test(sentence)) return [];
  const [promise] = PROMISES.exec(sentence) ?? [];
  if (promise === undefined || isNegated(sentence, promise)) return [];
  const given = parseSentence(sentence, about);
  const isHeard = (phrase: Phrase) =>
    containsPhrase(given.all, phrase) || containsPhrase(given.about, phrase);
  return KEPT.some((words) => words.every(isHeard)) ? [] : [promise];
}

/** "It is not guaranteed that …", "not specified". */
function isNegated(sentence: string, promise: string): boolean {
  const before = sentence.slice(0, sentence.indexOf(promise));
  return (
    /\b(?:not|never|no|nothing|nobody|none|neither|[a-z]+n['’]t)\b[^.;:,]*$/i.test(before) ||
    /not specified/.test(sentence)
  );
}
