import { curl } from "../samples/curl.ts";
import type { ConsoleOperation } from "./console-data.ts";
import { type EditorState, editedRequest } from "./edited-request.ts";

const KEY = "$API_KEY";

/**
 * The same request as a curl command for production. The shell fills in the key, and there is no
 * scenario: only the sandbox has those.
 */
export function productionCurl(
  operation: ConsoleOperation,
  { value }: EditorState,
  production: string,
): string {
  const request = editedRequest(operation, { value }, { baseUrl: production, apiKey: KEY });
  // A shell expands nothing between single quotes.
  return request.headers.reduce(
    (code, [name, text]) =>
      text === KEY ? code.replace(`'${name}: ${KEY}'`, `"${name}: ${KEY}"`) : code,
    curl.generate(request),
  );
}
