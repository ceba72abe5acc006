/** What somebody who follows a recipe writes: for each file that a step names, its new text. */
export interface Followed {
  readonly title: string;
  readonly edits: readonly Edit[];
}

export interface Edit {
  /** As the step names it: "site/content/docs/<path>.md". */
  readonly step: string;
  readonly file: string;
  /** The text before is empty where the file is new. */
  readonly write: (before: string, read: (file: string) => string) => string;
}

const PAGE = `---
title: Regions
description: How places of a region belong together.
---

This page shows which place a region belongs to.

:::next
- [Impact](/docs/getting-started/impact)
:::
`;

export const FOLLOWED: readonly Followed[] = [
  {
    title: "Add a page",
    edits: [
      {
        step: "site/content/docs/<path>.md",
        file: "site/content/docs/getting-started/regions.md",
        write: () => PAGE,
      },
      {
        step: "site/sidebar.ts",
        file: "site/sidebar.ts",
        write: (before) =>
          before.replace('      "impact",\n', '      "impact",\n      "regions",\n'),
      },
      {
        step: "site/additional-routes.ts",
        file: "site/additional-routes.ts",
        write: (before) =>
          before.replace(
            /(ADDITIONAL_PAGES[^{]*\{)/,
            '$1\n  "/docs/getting-started/regions": "Readers ask which places belong together.",',
          ),
      },
    ],
  },
  {
    title: "Add a scenario",
    edits: [
      {
        step: "sandbox/src/scenarios/scenarios.ts",
        file: "sandbox/src/scenarios/scenarios.ts",
        write: (before) =>
          before.replace(
            "readonly Scenario[] = [\n",
            `$&  {
    name: "closed",
    description: "The service is closed for the night.",
    effect: { kind: "error", status: "503" },
  },
`,
          ),
      },
    ],
  },
];
