import type { Contract } from "../../../contract/src/model.ts";
import { firstSentence } from "./first-sentence.ts";
import type { PlannedPage } from "./planned-page.ts";
import type { Frontmatter } from "./read-frontmatter.ts";

export type PageWords = Pick<Frontmatter, "title" | "label" | "description">;

/** The titles of a page where it was first written: in its own file, or in the contract. */
export function originalTitles(page: PlannedPage, contract: Contract): PageWords | undefined {
  if (page.kind === "docs") return page.written.values().next().value?.frontmatter;
  if (page.kind !== "reference") return undefined;
  const specification = contract.specifications.find(({ id }) => id === page.reference);
  if (!specification) return undefined;
  const { title, description } = specification;
  return { title, label: title, description: firstSentence(description.replace(/\s+/g, " ")) };
}
