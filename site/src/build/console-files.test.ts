import { expect, test } from "vitest";
import { contract } from "../../../contract/src/testing/contract.ts";
import { readCatalogues } from "../../i18n/read-catalogues.ts";
import { site } from "../../site.config.ts";
import type { ConsoleData } from "../console/console-data.ts";
import { consoleFiles } from "./console-files.ts";

const catalogues = await readCatalogues(site);

test("each reference has a console file in every language, with examples and responses", () => {
  const files = consoleFiles(site, contract, catalogues);
  expect(files).toHaveLength(site.locales.length * site.references.length);
  for (const { name, body } of files) {
    const data: ConsoleData = JSON.parse(String(body));
    expect(data.production, name).toMatch(/^https:\/\/.*[^/]$/);
    for (const { examples, responses } of Object.values(data.operations)) {
      expect(examples.length, name).toBeGreaterThan(0);
      expect(responses["200"], name).toBeTruthy();
    }
  }
});

test("a site without practice has no console files", () => {
  expect(consoleFiles({ ...site, practice: false }, contract, catalogues)).toEqual([]);
});
