import type { Root } from "mdast";
import { expect, test } from "vitest";
import { sectionVersions } from "./section-versions.ts";

const frontmatter = { title: "Geo", label: "Geo", description: "Places." };

function versionsOf(text: object): readonly string[] {
  const tree = { type: "root", children: [{ type: "paragraph", children: [text] }] };
  return sectionVersions(frontmatter, tree as Root).map(({ version }) => version);
}

test("a version tells words apart, and nothing that readers do not see", () => {
  const written = versionsOf({ type: "text", value: "Two calls." });
  const marked = { type: "text", value: "Two\n calls.", data: { printed: true }, position: {} };
  expect(versionsOf(marked)).toEqual(written);
  expect(versionsOf({ type: "text", value: "Three calls." })).not.toEqual(written);
});
