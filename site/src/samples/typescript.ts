import { fetchCall } from "./fetch-call.ts";
import type { SampleGenerator } from "./generator.ts";
import { printJavaScript } from "./literal-styles.ts";
import type { SampleRequest } from "./sample-request.ts";

export const typescript: SampleGenerator = {
  id: "typescript",
  label: "TypeScript",
  highlight: "typescript",
  extension: "ts",
  generate,
};

/** Types the request and the answer from the contract, as the page's reader would. */
function generate(request: SampleRequest): string {
  const file = `${request.specification}.d.ts`;
  const operation = JSON.stringify(request.operation);
  const lines = [
    `// npx openapi-typescript ${request.contractUrl} -o ${file}`,
    `import type { operations } from "./${file}";`,
    "",
    `type Operation = operations[${operation}];`,
  ];
  if (request.body !== undefined) {
    lines.push(`type Body = Operation["requestBody"]["content"]["application/json"];`);
  }
  lines.push(`type Answer = Operation["responses"][200]["content"]["application/json"];`, "");
  if (request.body !== undefined) {
    lines.push(`const body: Body = ${printJavaScript(request.body)};`, "");
  }
  lines.push(
    ...fetchCall(request),
    "",
    "const answer = (await response.json()) as Answer;",
    "console.log(answer);",
  );
  return lines.join("\n");
}
