import { createHash } from "node:crypto";
import type { FixedSandbox } from "../../samples/fixed-sandbox.ts";
import type { Call, SentCall } from "./program.ts";

/** Makes a call of a program. The same call to the same sandbox gets the same response. */
export async function sendCall(
  sandbox: FixedSandbox,
  sent: SentCall,
  address: string,
): Promise<{ readonly call: Call; readonly response: Response; readonly bytes: Buffer }> {
  const { method, path, headers, body, elapsed } = sent;
  const request = new Request(`http://sandbox${path}`, {
    method,
    headers: { ...headers },
    ...(method === "GET" || method === "HEAD" ? {} : { body }),
  });
  const response = await sandbox(request, elapsed, address);
  const { status } = response;
  const bytes = Buffer.from(await response.arrayBuffer());
  const digest = createHash("sha256")
    .update(JSON.stringify([status, [...response.headers]]))
    .update(bytes)
    .digest("base64url");
  return { call: { ...sent, status, response: digest }, response, bytes };
}
