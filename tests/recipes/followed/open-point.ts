import { behind, type Followed } from "./edit.ts";

const OPEN = `      x-open:
        - id: locale-names
          question: Does a locale's name change?
          advice: Show the name from the list that you loaded last.
`;

const ROW = `  {
    id: "locale-names",
    question: openPoints["locale-names"].question,
    decision: "Never: a locale's name stays the same.",
    where: ["Locale.name"],
  },
`;

const WITNESS = `  "locale-names": async () => {
    const { path } = operations.listLocales;
    const [once, again] = [await call({ path }), await call({ path })];
    return either(once.text === again.text, "stays", "changes");
  },
`;

export const openPoint: Followed = {
  title: "Add an open point",
  edits: [
    {
      step: "contract/openapi/<api>.yaml",
      file: "contract/openapi/culture.yaml",
      write: behind(/ {4}Locale:\n.*description: .*\n/, OPEN),
    },
    {
      step: "contract/specification/words-of-advice.ts",
      file: "contract/specification/words-of-advice.ts",
      write: behind("toMeanings(`\n", "locale-names: list; loaded\n"),
    },
    {
      step: "site/content/docs/<path>.md",
      file: "site/content/docs/culture/overview.md",
      write: (before) => before.replace('::open{of="', '::open{of="locale-names,'),
    },
    {
      step: "sandbox/src/register/open-points-of-<part>.ts",
      file: "sandbox/src/register/open-points-of-places-and-culture.ts",
      write: behind("OPEN_POINTS_OF_PLACES_AND_CULTURE = [\n", ROW),
    },
    {
      step: "sandbox/src/testing/decisions/decisions-of-<part>.ts",
      file: "sandbox/src/testing/decisions/decisions-of-places-and-culture.ts",
      write: behind(/DecisionId<"places-and-culture">, Witness>\n> = \{\n/, WITNESS),
    },
  ],
};
