import { type LiteralStyle, printLiteral } from "./literal.ts";

const JSON_STYLE: LiteralStyle = {
  true: "true",
  false: "false",
  null: "null",
  key: (key) => JSON.stringify(key),
  padding: " ",
  indent: "  ",
  trailingComma: false,
};

const JAVASCRIPT_STYLE: LiteralStyle = { ...JSON_STYLE, key: javaScriptKey, trailingComma: true };

const PYTHON_STYLE: LiteralStyle = {
  ...JSON_STYLE,
  true: "True",
  false: "False",
  null: "None",
  padding: "",
  indent: "    ",
  trailingComma: true,
};

/** JSON laid out as by hand: `"date": { "year": 2027, "month": 5 }` on one line. */
export function printJson(value: unknown): string {
  return printLiteral(value, JSON_STYLE);
}

export function printJavaScript(value: unknown, margin = ""): string {
  return printLiteral(value, JAVASCRIPT_STYLE, margin);
}

export function printPython(value: unknown, margin = ""): string {
  return printLiteral(value, PYTHON_STYLE, margin);
}

/** javaScriptKey("adults") → `adults`; javaScriptKey("x-api-key") → `"x-api-key"` */
function javaScriptKey(key: string): string {
  // Without brackets, this key would set the prototype instead of a property.
  if (key === "__proto__") return `["__proto__"]`;
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : JSON.stringify(key);
}
