import { behind, edit, type Followed } from "./edit.ts";

const ROW = `  {
    name: "closed",
    description: "The service is closed for the night.",
    effect: { kind: "error", status: "503" },
  },
`;

export const scenario: Followed = {
  title: "Add a scenario",
  edits: [edit("sandbox/src/scenarios/scenarios.ts", behind("readonly Scenario[] = [\n", ROW))],
};
