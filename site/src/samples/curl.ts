import type { SampleGenerator } from "./generator.ts";
import { printJson } from "./literal-styles.ts";
import { type SampleRequest, type UrlPart, variablesOf } from "./sample-request.ts";

export const curl: SampleGenerator = {
  id: "curl",
  label: "curl",
  grammar: "shellscript",
  extension: "sh",
  run: ["bash"],
  needs: { curl: "curl" },
  generate,
};

function generate(request: SampleRequest): string {
  const post = request.method === "POST" ? " --request POST" : "";
  const parts = [
    `curl --fail-with-body${post}`,
    `"$BASE${request.parts.map(urlText).join("")}"`,
    ...request.headers.map(([name, value]) => `--header ${shellQuote(`${name}: ${value}`)}`),
  ];
  // --data-raw, because --data would read a file if the text starts with "@".
  if (request.body !== undefined) parts.push(`--data-raw ${shellQuote(printJson(request.body))}`);
  const variables = variablesOf(request).map(({ name, value }) => `${shellName(name)}=${value}`);
  return [`BASE=${request.base}`, ...variables, parts.join(" \\\n  ")].join("\n");
}

function urlText(part: UrlPart): string {
  return typeof part === "string" ? part : `$${shellName(part.name)}`;
}

/** shellName("sessionToken") → "SESSION_TOKEN" */
function shellName(name: string): string {
  return name.replaceAll(/[A-Z]/g, "_$&").toUpperCase();
}

/** shellQuote("it's") → `'it'\''s'`; within single quotes a shell expands nothing. */
function shellQuote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
