import { describe, expect, test } from "vitest";
import { OWN_EXPORTS } from "../reference/client-exports/client-exports.ts";
import { firstRows, type Question } from "./testing/first-rows.ts";
import { questionSets } from "./testing/question-sets.ts";
import { recordsOf } from "./testing/site-source.ts";

const SHOWN_FIRST = 3;
function missedBy(questions: readonly Question[], shown: number): readonly Question[] {
  return questions.filter(
    (question) => !firstRows(question, shown).some((href) => question.answers.includes(href)),
  );
}

describe("finds a client export by its name", () => {
  test.each(OWN_EXPORTS.map(({ name }) => name))("%s", (name) => {
    const pages = ["client-reference", "client-helpers"].map((page) => `/docs/${page}#${name}`);
    expect(
      firstRows({ ask: name, answers: pages }, SHOWN_FIRST).some((href) => pages.includes(href)),
    ).toBe(true);
  });

  test.each(["longestBody", "isTemporary", "onFailure"])("and by its member %s", (member) => {
    const rows = firstRows({ ask: member, answers: [] }, SHOWN_FIRST);
    expect(rows.some((href) => href.startsWith("/docs/client-"))).toBe(true);
  });
});

/** None where they are few enough: then the rest says what to look at. */
function tooMany(missed: readonly Question[], questions: readonly Question[], share: number) {
  const most = Math.floor(questions.length * (1 - share));
  return missed.length > most ? missed : [];
}

describe.each(questionSets)("the questions %s", (_, { first, shownFirst, questions }) => {
  test(`are answered in the first row for at least ${first * 100} %`, () => {
    expect(tooMany(missedBy(questions, 1), questions, first)).toEqual([]);
  });

  test(`are answered in the first ${SHOWN_FIRST} rows for at least ${shownFirst * 100} %`, () => {
    expect(tooMany(missedBy(questions, SHOWN_FIRST), questions, shownFirst)).toEqual([]);
  });

  test("are unique, and each answer is a place that search knows", () => {
    const asked = questions.map(({ ask, lang }) => `${ask} ${lang}`);
    expect(new Set(asked).size).toBe(asked.length);
    const known = new Set(
      recordsOf("3.0", "en").map(({ page, anchor }) => page.href + (anchor && `#${anchor}`)),
    );
    const lost = questions.flatMap(({ answers }) => answers).filter((href) => !known.has(href));
    expect(lost).toEqual([]);
  });
});
