import { stringify } from "yaml";
import type { JsonObject } from "../read/parse-yaml.ts";

export function printJson(document: JsonObject): string {
  return `${JSON.stringify(document, null, 2)}\n`;
}

export function printYaml(document: JsonObject): string {
  return stringify(document, {
    lineWidth: 100,
    blockQuote: "literal",
    aliasDuplicateObjects: false,
  });
}
