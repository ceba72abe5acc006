import {
  type McpServer,
  WebStandardStreamableHTTPServerTransport,
} from "@modelcontextprotocol/server";
import { untilAborted } from "../../../sandbox/src/http/until-aborted.ts";

/**
 * Answers one message of streamable HTTP. It is stateless, so any replica can answer any message.
 * @param message the parsed body
 * @param server for this message alone
 * @param signal aborts when the caller disconnects, which also ends the work for the message
 * @throws the signal's reason, as soon as it aborts
 */
export async function handleMessage(
  request: Request,
  message: unknown,
  server: McpServer,
  signal: AbortSignal,
): Promise<Response> {
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  try {
    return await untilAborted(transport.handleRequest(request, { parsedBody: message }), signal);
  } finally {
    await server.close();
  }
}
