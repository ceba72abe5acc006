import { printJavaScript } from "../samples/literal-styles.ts";
import type { SampleTarget } from "../samples/sample-request.ts";
import type { ConsoleData, ConsoleOperation } from "./console-data.ts";
import { type EditorState, parametersIn, scenarioHeaders } from "./edited-request.ts";

/**
 * A request as a program that uses our client. Saved as a module, it runs where the client is
 * installed.
 */
export function clientProgram(
  operation: ConsoleOperation,
  { value, scenario = "" }: EditorState,
  { baseUrl, apiKey }: Pick<SampleTarget, "baseUrl" | "apiKey">,
  { name, path }: ConsoleData["client"],
): string {
  const { path: inPath, query } = parametersIn(operation, value).parts;
  const input = operation.takesBody ? value : { ...inPath, ...query };
  const headers = Object.fromEntries(scenarioHeaders(scenario));
  const options = scenario === "" ? [] : [{ headers }];
  const isEmpty = !operation.takesBody && Object.keys(Object(input)).length === 0;
  const given = isEmpty && options.length === 0 ? [] : [input, ...options];
  const settings = operation.security.length > 0 ? { baseUrl, apiKey } : { baseUrl };
  return [
    `// npm install ${baseUrl}${path}`,
    `import { createClient } from ${JSON.stringify(name)};`,
    "",
    `const client = createClient(${printJavaScript(settings)});`,
    `const answer = await client.${operation.id}(${given.map((one) => printJavaScript(one)).join(", ")});`,
    "",
    "console.log(answer);",
  ].join("\n");
}
