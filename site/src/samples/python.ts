import type { SampleGenerator } from "./generator.ts";
import { printPython } from "./literal-styles.ts";
import { type SampleRequest, type UrlPart, variablesOf } from "./sample-request.ts";

export const python: SampleGenerator = {
  id: "python",
  label: "Python",
  grammar: "python",
  extension: "py",
  run: ["python3"],
  needs: { python3: "python3" },
  generate,
};

/** Uses only the standard library, so there is nothing to install. */
function generate(request: SampleRequest): string {
  const lines = ["import json", "import urllib.error", "import urllib.request", ""];
  lines.push(...urlLines(request), "");
  if (request.body !== undefined) lines.push(`body = ${printPython(request.body)}`, "");
  lines.push(
    "request = urllib.request.Request(",
    "    url,",
    ...requestArguments(request),
    ")",
    "",
    "try:",
    "    with urllib.request.urlopen(request) as response:",
    "        print(json.load(response))",
    "except urllib.error.HTTPError as error:",
    '    raise SystemExit(f"{error.code}: {error.read().decode()}")',
  );
  return lines.join("\n");
}

function urlLines(request: SampleRequest): readonly string[] {
  const variables = variablesOf(request);
  return [
    `base = ${JSON.stringify(request.base)}`,
    ...variables.map(({ name, value }) => `${snakeCase(name)} = ${JSON.stringify(value)}`),
    `url = f"{base}${request.parts.map(urlText).join("")}"`,
  ];
}

function urlText(part: UrlPart): string {
  return typeof part === "string" ? part : `{${snakeCase(part.name)}}`;
}

/** snakeCase("sessionToken") → "session_token" */
function snakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, "_$&").toLowerCase();
}

function requestArguments(request: SampleRequest): readonly string[] {
  const lines: string[] = [];
  if (request.method === "POST") lines.push(`    method="POST",`);
  if (request.headers.length > 0) {
    lines.push(`    headers=${printPython(Object.fromEntries(request.headers), "    ")},`);
  }
  if (request.body !== undefined) lines.push("    data=json.dumps(body).encode(),");
  return lines;
}
