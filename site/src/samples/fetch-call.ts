import { assign } from "./assign.ts";
import { printJavaScript } from "./literal-styles.ts";
import { type SampleRequest, variablesOf } from "./sample-request.ts";

/** The first lines of JavaScript and TypeScript: the URL to call. */
export function fetchUrl(request: SampleRequest): readonly string[] {
  const parts = request.parts.map((part) => (typeof part === "string" ? part : `\${${part.name}}`));
  return [
    `const base = ${JSON.stringify(request.base)};`,
    ...variablesOf(request).map(({ name, value }) => `const ${name} = ${JSON.stringify(value)};`),
    assign("const url =", `\`\${base}${parts.join("")}\`;`),
    "",
  ];
}

/** Lines that JavaScript and TypeScript share: the call, and an error on anything but success. */
export function fetchCall(request: SampleRequest): readonly string[] {
  return [
    `const response = await fetch(url${fetchOptions(request)});`,
    "",
    "if (!response.ok) {",
    "  const text = await response.text();",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the sample's own template.
    "  throw new Error(`${response.status}: ${text}`);",
    "}",
  ];
}

function fetchOptions(request: SampleRequest): string {
  const options: string[] = [];
  if (request.method === "POST") options.push(`  method: "POST",`);
  if (request.headers.length > 0) {
    options.push(`  headers: ${printJavaScript(Object.fromEntries(request.headers), "  ")},`);
  }
  if (request.body !== undefined) options.push("  body: JSON.stringify(body),");
  return options.length === 0 ? "" : `, {\n${options.join("\n")}\n}`;
}
