import { fetchCall, fetchUrl } from "./fetch-call.ts";
import type { SampleGenerator } from "./generator.ts";
import { printJavaScript } from "./literal-styles.ts";
import type { SampleRequest } from "./sample-request.ts";

export const typescript: SampleGenerator = {
  id: "typescript",
  label: "TypeScript",
  grammar: "typescript",
  // Not "ts": whether that is a module depends on the folder it is saved in.
  extension: "mts",
  run: ["node", "--import", "tsx"],
  needs: {},
  generate,
};

/** Types the request and the answer from the contract, where it is served for download. */
function generate(request: SampleRequest): string {
  const typed = request.contractUrl !== undefined;
  const hasBody = request.body !== undefined;
  const lines: string[] = typed ? typesOf(request, request.contractUrl) : [];
  lines.push(...fetchUrl(request));
  if (hasBody) {
    lines.push(`const body${typed ? ": Body" : ""} = ${printJavaScript(request.body)};`, "");
  }
  lines.push(
    ...fetchCall(request),
    "",
    typed
      ? "const answer = (await response.json()) as Answer;"
      : "const answer: unknown = await response.json();",
    "console.log(answer);",
  );
  return lines.join("\n");
}

function typesOf(request: SampleRequest, contractUrl: string): string[] {
  const file = `${request.specification}.d.ts`;
  const lines = [
    "// npx openapi-typescript \\",
    `//   ${contractUrl} \\`,
    `//   -o ${file}`,
    `import type { operations } from "./${file}";`,
    "",
    `type Json = "application/json";`,
    `type Operation = operations[${JSON.stringify(request.operation)}];`,
  ];
  if (request.body !== undefined) {
    lines.push(`type Body = Operation["requestBody"]["content"][Json];`);
  }
  lines.push(`type Answer = Operation["responses"][200]["content"][Json];`, "");
  return lines;
}
