import type { V1Field, V1Operation } from "../../../../contract/src/migrations/model.ts";
import { nearestName } from "../../../../contract/src/problems/nearest-name.ts";
import { type Mistake, mistake } from "../../../../contract/src/problems/problem.ts";
import type { BlockContext } from "./block-context.ts";
import { v1Words } from "./v1-fields.ts";

/** Finds a value that V1.0 would not have accepted for a field; `{field}` is a placeholder. */
export function v1ValueMistakes(
  operation: V1Operation,
  { name, type }: V1Field,
  value: string,
  context: BlockContext,
): readonly Mistake[] {
  const placeholder = /^\{(\w+)\}$/.exec(value)?.[1];
  if (placeholder !== undefined) {
    return placeholder === name
      ? []
      : [mistake(`"${value}" stands for another field.`, `{${name}}`)];
  }
  const rule = RULES.find((one) => one.isFor(name));
  if (rule) return rule.form.test(value) ? [] : [unfit(value, name, rule.like)];
  if (PLACES.has(name)) return placeMistakes(name, value, context);
  const words = wordsFor(operation, name, type, context);
  if (words.length === 0 || words.includes(value)) return [];
  return [unfit(value, name, nearestName(value, words) ?? words[0])];
}

function unfit(value: string, name: string, nearest?: string): Mistake {
  return mistake(`"${value}" is no value of ${name}.`, nearest);
}

/** The allowed values of a field; empty if any text is valid. */
function wordsFor(
  operation: V1Operation,
  name: string,
  type: V1Field["type"],
  { entries }: BlockContext,
): readonly string[] {
  const schema = CODES[name];
  if (schema) return [...(entries.get(schema)?.keys() ?? [])];
  if (type === "boolean") return ["true", "false"];
  return MORE_WORDS[name] ?? v1Words(operation, name);
}

/** The schemas whose codes a field of V1.0 accepted. */
const CODES: Readonly<Record<string, string>> = {
  country: "Market",
  currency: "Currency",
  locale: "Locale",
  languageid: "Locale",
};

/** Values of fields for which `contract/v1` has no fixed set. */
const MORE_WORDS: Readonly<Record<string, readonly string[]>> = {
  sortType: ["price", "duration", "carrier"],
  sortOrder: ["asc", "desc"],
  locationSchema: ["iata"],
  Accept: ["application/json", "application/xml"],
  "Content-Type": ["application/x-www-form-urlencoded"],
};

const PLACES: ReadonlySet<string> = new Set(["originPlace", "destinationPlace"]);

interface FormRule {
  readonly isFor: (name: string) => boolean;
  readonly form: RegExp;
  /** An example of a valid value. */
  readonly like: string;
}

const COUNTS = ["adults", "children", "infants", "stops", "pageIndex", "pageSize"];
const IP = String.raw`((25[0-5]|2[0-4]\d|1?\d?\d)\.){3}(25[0-5]|2[0-4]\d|1?\d?\d)`;
const POINT = String.raw`-?\d+(\.\d+)?,-?\d+(\.\d+)?`;
const DAY = String.raw`\d{4}-((0[13578]|1[02])-(0[1-9]|[12]\d|3[01])|(0[469]|11)-(0[1-9]|[12]\d|30)|02-(0[1-9]|[12]\d))`;
const RULES: readonly FormRule[] = [
  {
    isFor: (name) => name.endsWith("PartialDate"),
    form: new RegExp(`^(${DAY}|\\d{4}(-(0[1-9]|1[0-2]))?|anytime)$`),
    like: "YYYY-MM",
  },
  {
    isFor: (name) => name.endsWith("boundDate"),
    form: new RegExp(`^(${DAY})?$`),
    like: "YYYY-MM-DD",
  },
  {
    isFor: (name) => name === "id",
    form: new RegExp(`^(${IP}-ip|${POINT}-latlong)$`),
    like: "203.0.113.24-ip",
  },
  {
    isFor: (name) => name === "X-Forwarded-For",
    form: new RegExp(`^${IP}$`),
    like: "203.0.113.24",
  },
  { isFor: (name) => /^apikey$/i.test(name), form: /^YOUR_API_KEY$/, like: "YOUR_API_KEY" },
  // In minutes, both ways together.
  { isFor: (name) => name === "duration", form: /^\d{1,4}$/, like: "600" },
  { isFor: (name) => COUNTS.includes(name), form: /^\d{1,2}$/, like: "1" },
];

function placeMistakes(
  name: string,
  value: string,
  { iataCodes }: BlockContext,
): readonly Mistake[] {
  if (value === "anywhere" || value === "everywhere") return [];
  const code = value.replace(/-iata$/, "");
  return iataCodes.has(code) ? [] : [unfit(value, name, nearestName(code, iataCodes.keys()))];
}
