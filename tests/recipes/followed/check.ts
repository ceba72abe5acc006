import { edit, type Followed } from "./edit.ts";

const CHECK = `import type { Root } from "mdast";
import { type Problem, problem } from "../../../../contract/src/problems/problem.ts";
import { nodesOf } from "../../markdown/each-node.ts";

/** Finds sentences that shout. */
export function checkShouting(file: string, tree: Root): readonly Problem[] {
  return nodesOf(tree, "text")
    .filter(({ value }) => value.includes("!!"))
    .map(({ position }) => problem({ file, line: position?.start.line }, "This shouts.", "."));
}
`;

const TEST = `import { expect, test } from "vitest";
import { parseMarkdown } from "../../markdown/parse-markdown.ts";
import { checkShouting } from "./check-shouting.ts";

test("reports two exclamation marks, but not one, nor code", () => {
  const problemsOf = (text: string) => checkShouting("a.md", parseMarkdown(text));
  expect(problemsOf("Poll again!!")).toEqual([
    { file: "a.md", line: 1, message: "This shouts.", nearest: "." },
  ]);
  expect(problemsOf("Poll again! \`!!done\`")).toEqual([]);
});
`;

export const check: Followed = {
  title: "Add a check",
  edits: [
    {
      step: "site/src/verify/<folder>/check-<subject>.ts",
      file: "site/src/verify/page/check-shouting.ts",
      write: () => CHECK,
    },
    {
      step: "site/src/verify/<folder>/check-<subject>.test.ts",
      file: "site/src/verify/page/check-shouting.test.ts",
      write: () => TEST,
    },
    edit("site/src/article/check-page.ts", (before) =>
      before
        .replace(
          'from "../verify/page/check-record-tables.ts";\n',
          '$&import { checkShouting } from "../verify/page/check-shouting.ts";\n',
        )
        .replace("  const common = [\n", "$&    ...checkShouting(file, tree),\n"),
    ),
  ],
};
