import { behind, edit, type Followed } from "./edit.ts";

const ROW = `  {
    name: "closed",
    description: "The service is closed for the night.",
    effect: { kind: "error", status: "503" },
  },
`;

const WORDS = `  closed: { says: ["closed", "night"] },
`;

export const scenario: Followed = {
  title: "Add a scenario",
  edits: [
    edit("sandbox/src/scenarios/scenarios.ts", behind("const ROWS = [\n", ROW)),
    edit(
      "sandbox/src/testing/decisions/words-of-scenarios.ts",
      behind("Record<ScenarioName, Said>> = {\n", WORDS),
    ),
  ],
};
