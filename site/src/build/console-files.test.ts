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

test("a reference's console offers only scenarios that one of its operations plays", () => {
  const files = consoleFiles(site, contract, catalogues);
  const offered = (reference: string) => {
    const file = files.find(({ name }) => name.includes(reference));
    const { scenarios }: ConsoleData = JSON.parse(String(file?.body));
    return scenarios.map(({ name }) => name);
  };
  expect(offered("flights-live-pricing")).toContain("never-completes");
  expect(offered("flights-indicative")).toContain("no-results");
  expect(offered("flights-indicative")).not.toContain("never-completes");
  expect(offered("culture")).toContain("flaky");
  expect(offered("culture")).not.toContain("no-results");
});

test("a site without practice has no console files", () => {
  expect(consoleFiles({ ...site, practice: false }, contract, catalogues)).toEqual([]);
});
