import { expect, test } from "vitest";
import type { Schema } from "../model.ts";
import { conversionOf } from "./conversion.ts";
import type { MigrationTarget } from "./model.ts";

const place = (kind: MigrationTarget["kind"], schema?: Schema): MigrationTarget => ({
  ...{ name: "A.b", canonical: "A.b", label: "b", description: "", siblings: [] },
  kind,
  ...(schema && { schema }),
});
const about = {
  ...{ description: "", nullable: false, deprecated: false, limits: {} },
  source: { file: "geo.yaml", line: 1 },
};
const text: Schema = { ...about, kind: "string" };
const list: Schema = { ...about, kind: "array", items: text };
const named = (name: string): Schema => ({ ...text, name });

test.each([
  ["id", place("field", text), "same"],
  ["id", place("key", list), "same"],
  ["number id", place("key", text), "number-to-text"],
  ["date", place("field", named("LocalDate")), "text-to-date"],
  ["date", place("key", named("LocalDate")), undefined],
  ["partial date", place("field", named("MonthYear")), "text-to-month"],
  ["text", place("field", named("Other")), "same"],
  ["list of numbers", place("field", list), "numbers-to-texts"],
  ["list in text", place("field", list), "text-to-list"],
  ["list", place("field", text), undefined],
  ["time", place("field", text), undefined],
  ["text", place("status"), undefined],
] as const)("%s converts to a value of %j by %s", (type, to, conversion) => {
  expect(conversionOf(type, to)).toBe(conversion);
});
