import { addTo } from "../../../../contract/src/base/group-by.ts";
import type { Migrations, V1Field } from "../../../../contract/src/migrations/model.ts";
import { plainProse } from "../../markdown/prose-of.ts";
import { chooseRows, type MigrationRow } from "../../reference/migration-rows.ts";
import type { SectionedPage } from "./page-records.ts";
import type { RecordPage, SearchRecord } from "./record.ts";

/**
 * A record for each V1.0 name, at the row that says what became of it. Whole tables come first, so
 * that their rows in quick guides count as the further places.
 */
export function retiredRecords(
  migrations: Migrations,
  pages: readonly SectionedPage[],
): SearchRecord[] {
  const fields = fieldsOf(migrations);
  const tables = pages.flatMap(({ on, sections }) =>
    sections.flatMap(({ migrations: choices }) => choices.map((choice) => ({ on, choice }))),
  );
  const whole = tables.filter(({ choice }) => choice.only === undefined);
  const partial = tables.filter(({ choice }) => choice.only !== undefined);
  return [...whole, ...partial].flatMap(({ on, choice }) => {
    const chosen = chooseRows(migrations, choice);
    // A wrong choice is reported as a problem of its page.
    if ("message" in chosen) return [];
    const [api = ""] = chosen.label.split(":");
    const owner = choice.only === undefined ? chosen.label : api;
    return chosen.rows.map((row) => retiredRecord(row, fields.get(row.id), on, owner));
  });
}

function retiredRecord(
  { id, anchor, name, does, how, to }: MigrationRow,
  field: V1Field | undefined,
  page: RecordPage,
  owner: string,
): SearchRecord {
  const { means = "", also = [], keywords = [] } = field ?? {};
  return {
    kind: "retired",
    page,
    anchor,
    title: name,
    names: [name, ...also, ...keywords],
    owner,
    became: to.map(({ label }) => label),
    text: [does || means, how].map(plainProse).filter(Boolean).join(" "),
    same: `retired ${id}`,
  };
}

function fieldsOf(migrations: Migrations): ReadonlyMap<string, V1Field> {
  const fields = [...migrations.values()].flatMap(({ parts }) =>
    parts.flatMap(({ pairs }) => pairs.map(({ field }) => field)),
  );
  return new Map(fields.map((field) => [field.id, field]));
}

/** V1.0 names by the place in the contract that succeeds them: "LiveResults.legs" → "Legs". */
export function retiredNames(migrations: Migrations): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, string[]>();
  for (const { parts } of migrations.values()) {
    for (const { field, to } of parts.flatMap(({ pairs }) => pairs)) {
      if (!field.isNamed) continue;
      const name = field.name.split(".").at(-1) ?? field.name;
      for (const { canonical, kind } of to) {
        if (kind === "key") continue;
        addTo(names, canonical, name, ...field.keywords);
      }
    }
  }
  return names;
}
