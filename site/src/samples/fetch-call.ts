import { printJavaScript } from "./literal-styles.ts";
import type { SampleRequest } from "./sample-request.ts";

/** The lines that JavaScript and TypeScript share: call, then stop on anything but success. */
export function fetchCall(request: SampleRequest): readonly string[] {
  return [
    `const response = await fetch(${JSON.stringify(request.url)}${fetchOptions(request)});`,
    "",
    "if (!response.ok) {",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the sample's own template.
    "  throw new Error(`${response.status}: ${await response.text()}`);",
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
