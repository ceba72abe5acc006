import { behind, edit, type Followed } from "./edit.ts";

const PAGE = `---
title: Regions
description: How places of a region belong together.
---

This page shows which place a region belongs to.

:::next
- [Impact](/docs/getting-started/impact)
:::
`;

/** A page beyond the specification. For a page in the specification, the last step is left out. */
export const page: Followed = {
  title: "Add a page",
  edits: [
    {
      step: "site/content/docs/<path>.md",
      file: "site/content/docs/getting-started/regions.md",
      write: () => PAGE,
    },
    edit("site/sidebar.ts", behind('      "impact",\n', '      "regions",\n')),
    edit(
      "site/additional-routes.ts",
      behind(
        /ADDITIONAL_PAGES[^{]*\{/,
        '\n  "/docs/getting-started/regions": "Readers ask which places belong together.",',
      ),
    ),
  ],
};
