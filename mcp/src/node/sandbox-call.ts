import { joinBytes } from "../../../sandbox/src/bytes/bytes.ts";
import type { Api } from "../../../sandbox/src/http/api-request.ts";
import type { SandboxCall } from "../tools/tool-context.ts";

/**
 * Calls the sandbox in this process, with its checks and limits.
 * @param address of the caller, to which rate limits apply
 * @param signal aborts when the caller hangs up, which ends the delays of its calls
 */
export function sandboxCall(api: Api, address: string, signal?: AbortSignal): SandboxCall {
  return async ({ method, path, search, headers, body }) => {
    const bytes = new TextEncoder().encode(body);
    const {
      status,
      headers: answered,
      parts,
    } = await api({
      method,
      path,
      search,
      headers,
      readBody: async (limit) => (bytes.length > limit ? "too large" : bytes),
      address,
      ...(signal && { signal: () => signal }),
    });
    return { status, headers: answered, body: new TextDecoder().decode(joinBytes(parts)) };
  };
}
