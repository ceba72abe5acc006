import type { Followed } from "./edit.ts";

const PROGRAM = `\`\`\`ts title="count-markets.mts"
const response = await fetch(
  "http://localhost:3000/apiservices/v3/culture/markets/en-GB",
  { headers: { "x-api-key": "sandbox-key" } },
);
if (response.status !== 200) throw new Error(await response.text());
const { markets } = (await response.json()) as { markets: unknown[] };
console.log(markets.length > 0 ? "There are markets." : "There are none.");
\`\`\`

\`\`\`text output="count-markets.mts"
\`\`\`

`;

export const program: Followed = {
  title: "Add a program or a block of code to a page",
  edits: [
    {
      step: "site/content/docs/<path>.md",
      file: "site/content/docs/culture/markets.md",
      write: (before) => before.replace(":::next", (found) => PROGRAM + found),
    },
  ],
};
