import { fetchCall, fetchUrl } from "./fetch-call.ts";
import type { SampleGenerator } from "./generator.ts";
import { printJavaScript } from "./literal-styles.ts";
import type { SampleRequest } from "./sample-request.ts";

export const typescript: SampleGenerator = {
  id: "typescript",
  label: "TypeScript",
  grammar: "typescript",
  // Not "ts", because the folder would then decide whether the file is a module.
  extension: "mts",
  run: ["node", "--import", "tsx"],
  needs: {},
  generate,
};

/** Types the request and the response from the contract's own file. */
function generate(request: SampleRequest): string {
  const hasBody = request.body !== undefined;
  const body = hasBody ? [`const body: Body = ${printJavaScript(request.body)};`, ""] : [];
  return [
    ...typesOf(request),
    ...fetchUrl(request),
    ...body,
    ...fetchCall(request),
    "",
    "const answer = (await response.json()) as Answer;",
    "console.log(answer);",
  ].join("\n");
}

function typesOf(request: SampleRequest): string[] {
  const file = `${request.specification}.d.ts`;
  const lines = [
    "// npx openapi-typescript \\",
    `//   ${request.contractUrl} \\`,
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
