import { visit } from "unist-util-visit";
import { listNames, type MigratedName } from "../../../contract/src/migrations/list-names.ts";
import type { Migrations } from "../../../contract/src/migrations/model.ts";
import { parseMarkdown } from "../markdown/parse-markdown.ts";
import { chooseRows } from "./migration-rows.ts";

/** A name of V1.0 with the rows that tell what became of it. */
export interface MigratedNameRows extends MigratedName {
  /** "/docs/…#v1-legs-stops", a table of its whole part first. Empty where no page shows it. */
  readonly hrefs: readonly string[];
}

interface Page {
  /** "/docs/intro" */
  readonly route: string;
  readonly text: string;
}

/** Every named field of V1.0, its places in 3.0 and where pages tell it: for search and indexes. */
export function listMigratedNames(
  migrations: Migrations,
  pages: readonly Page[],
): readonly MigratedNameRows[] {
  const shown = pages.flatMap((page) => rowsShown(migrations, page));
  const hrefsOf = new Map<string, string[]>();
  for (const { id, href } of [
    ...shown.filter(({ isWhole }) => isWhole),
    ...shown.filter(({ isWhole }) => !isWhole),
  ]) {
    hrefsOf.set(id, [...(hrefsOf.get(id) ?? []), href]);
  }
  return listNames(migrations).map((name) => ({ ...name, hrefs: hrefsOf.get(name.id) ?? [] }));
}

interface Shown {
  /** Of the row. */
  readonly id: string;
  readonly href: string;
  /** Whether the table shows all rows of its parts. */
  readonly isWhole: boolean;
}

function rowsShown(migrations: Migrations, { route, text }: Page): readonly Shown[] {
  const shown: Shown[] = [];
  visit(parseMarkdown(text), "leafDirective", ({ name, attributes }) => {
    if (name !== "migration") return;
    const { of, part, only } = attributes ?? {};
    const choice = { of: of ?? "", part: part ?? "", ...(only && { only }) };
    const chosen = chooseRows(migrations, choice);
    if ("message" in chosen) return;
    for (const { id, anchor } of chosen.rows) {
      shown.push({ id, href: `${route}#${anchor}`, isWhole: !only });
    }
  });
  return shown;
}
