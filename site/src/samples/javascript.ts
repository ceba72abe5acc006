import { fetchCall, fetchUrl } from "./fetch-call.ts";
import type { SampleGenerator } from "./generator.ts";
import { printJavaScript } from "./literal-styles.ts";
import type { SampleRequest } from "./sample-request.ts";

export const javascript: SampleGenerator = {
  id: "javascript",
  label: "JavaScript",
  grammar: "typescript",
  extension: "mjs",
  run: ["node"],
  needs: {},
  generate,
};

function generate(request: SampleRequest): string {
  const lines: string[] = [...fetchUrl(request)];
  if (request.body !== undefined) lines.push(`const body = ${printJavaScript(request.body)};`, "");
  lines.push(...fetchCall(request), "", "console.log(await response.json());");
  return lines.join("\n");
}
