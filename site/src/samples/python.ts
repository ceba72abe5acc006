import type { SampleGenerator } from "./generator.ts";
import { printPython } from "./literal-styles.ts";
import type { SampleRequest } from "./sample-request.ts";

export const python: SampleGenerator = {
  id: "python",
  label: "Python",
  grammar: "python",
  extension: "py",
  run: ["python3"],
  needs: { python3: "python3" },
  generate,
};

/** The standard library only: there is nothing to install before it runs. */
function generate(request: SampleRequest): string {
  const lines = ["import json", "import urllib.error", "import urllib.request", ""];
  if (request.body !== undefined) lines.push(`body = ${printPython(request.body)}`, "");
  lines.push(
    "request = urllib.request.Request(",
    `    ${JSON.stringify(request.url)},`,
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

function requestArguments(request: SampleRequest): readonly string[] {
  const lines: string[] = [];
  if (request.method === "POST") lines.push(`    method="POST",`);
  if (request.headers.length > 0) {
    lines.push(`    headers=${printPython(Object.fromEntries(request.headers), "    ")},`);
  }
  if (request.body !== undefined) lines.push("    data=json.dumps(body).encode(),");
  return lines;
}
