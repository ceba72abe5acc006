/** `npm run search:misses` lists each question whose place is not first, with what is, and why. */
import { site } from "../site/site.config.ts";
import { prefixOf } from "../site/src/base/localize-href.ts";
import { correctWords } from "../site/src/search/query/correct-words.ts";
import { scoreNames } from "../site/src/search/query/name-scores.ts";
import { rank } from "../site/src/search/query/rank.ts";
import { scoreAsks } from "../site/src/search/query/score-asks.ts";
import { scoreText } from "../site/src/search/query/text-scores.ts";
import { firstRows, indexIn, type Question } from "../site/src/search/testing/first-rows.ts";
import { questionSets } from "../site/src/search/testing/question-sets.ts";

const SHOWN = 3;

for (const [name, { questions }] of questionSets) {
  const missed = questions.filter((question) => !isAnswered(question, 1));
  const shown = questions.filter((question) => isAnswered(question, SHOWN));
  const first = questions.length - missed.length;
  console.log(`\n${name}: ${first} first, ${shown.length} shown first, of ${questions.length}`);
  for (const question of missed) {
    console.log(`  ${question.ask}`);
    const partsOf = scoresFor(question);
    for (const href of firstRows(question, SHOWN)) console.log(`    ${href}  ${partsOf(href)}`);
    for (const href of question.answers) console.log(`    wanted ${href}  ${partsOf(href)}`);
  }
}

function isAnswered(question: Question, count: number): boolean {
  return firstRows(question, count).some((href) => question.answers.includes(href));
}

/** The parts of each place's score: name, synonym, ask and prose. */
function scoresFor({ ask, lang = "en" }: Question): (href: string) => string {
  const index = indexIn(lang);
  const query = correctWords(index, String(ask));
  const text = scoreText(index, query);
  const names = scoreNames(query.identifierForm, index.names);
  const asks = scoreAsks(index, query);
  const { ranked } = rank(index, query, names, text);
  const most = Math.max(...text.scores.values());
  const prefix = prefixOf(site, lang);
  return (href) => {
    const found = ranked.find(({ record: { page, anchor } }) => {
      return page[0] + (anchor && `#${anchor}`) === prefix + href;
    });
    if (!found) return "not found";
    const { id, score } = found;
    const parts = {
      name: names.get(id)?.score,
      synonym: text.meant.get(id),
      ask: asks.get(id),
      prose: (text.scores.get(id) ?? 0) / most,
    };
    const partTexts = Object.entries(parts).map(
      ([part, value = 0]) => `${part} ${value.toFixed(2)}`,
    );
    return `${score.toFixed(2)}: ${partTexts.join(", ")}`;
  };
}
