import { behind, edit, type Followed } from "./edit.ts";

const ROW = `  {
    id: "nameless-carriers",
    kind: "odd",
    text: "Some carriers of quotes have an empty name.",
    where: ["IndicativeCarrier.name"],
  },
`;

const SHOWN = `    "nameless-carriers": ({ byDate }) =>
      Object.values(byDate.content.results.carriers).some(({ name }) => name === ""),
`;

const PLAYED = `function carrierOf(given: IndicativeCarrier, id: string): IndicativeCarrier {
  const carrier = isOneIn(3, id) ? { ...given, name: "" } : given;
`;

const WORDS = `  "nameless-carriers": { says: ["some carriers", "empty name"] },
`;

export const quirk: Followed = {
  title: "Add a quirk",
  edits: [
    edit("sandbox/src/scenarios/quirks.ts", behind("export const QUIRKS = [\n", ROW)),
    edit(
      "sandbox/src/scenarios/unfriendly.test.ts",
      behind("Record<QuirkId, (seen: Seen) => boolean>> = {\n", SHOWN),
    ),
    {
      step: "sandbox/src/engine/unfriendly/unfriendly-<search>.ts",
      file: "sandbox/src/engine/unfriendly/unfriendly-indicative.ts",
      write: (before) => before.replace(/function carrierOf\(.*\n/, PLAYED),
    },
    edit(
      "sandbox/src/testing/decisions/words-of-scenarios.ts",
      behind("Record<QuirkId, Said>> = {\n", WORDS),
    ),
  ],
};
