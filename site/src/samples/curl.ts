import type { SampleGenerator } from "./generator.ts";
import { printJson } from "./literal-styles.ts";
import type { SampleRequest } from "./sample-request.ts";

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
    shellQuote(request.url),
    ...request.headers.map(([name, value]) => `--header ${shellQuote(`${name}: ${value}`)}`),
  ];
  // --data-raw and not --data, which would read a file when the text starts with "@".
  if (request.body !== undefined) parts.push(`--data-raw ${shellQuote(printJson(request.body))}`);
  return parts.join(" \\\n  ");
}

/** shellQuote("it's") → `'it'\''s'`: between single quotes a shell changes nothing. */
function shellQuote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
