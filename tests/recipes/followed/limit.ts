import { edit, type Followed } from "./edit.ts";

export const limit: Followed = {
  title: "Change a limit of the contract",
  edits: [
    {
      step: "contract/openapi/<api>.yaml",
      file: "contract/openapi/flights-live-pricing.yaml",
      write: (before) =>
        before.replace(
          /( {8}queryLegs:\n(?: {10}.*\n)*? {10}minItems: 1\n)/,
          "$1          maxItems: 6\n",
        ),
    },
    edit("contract/specification/entries.ts", (before) =>
      before.replace(
        '["LiveQuery.queryLegs", { minItems: 1 }',
        '["LiveQuery.queryLegs", { minItems: 1, maxItems: 6 }',
      ),
    ),
  ],
};
