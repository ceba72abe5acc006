import { WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/server";
import { untilAborted } from "../../../sandbox/src/until-aborted.ts";
import { createMcpServer } from "../create-mcp-server.ts";
import type { ToolContext } from "../tools/tool-context.ts";

/**
 * Answers one message of streamable HTTP. It is stateless, so any replica can answer any message.
 * @param message the parsed body
 * @param signal aborts when the caller disconnects, which also ends the work for the message
 * @throws the signal's reason, as soon as it aborts
 */
export async function answerMcp(
  request: Request,
  message: unknown,
  context: ToolContext,
  signal: AbortSignal,
): Promise<Response> {
  const server = createMcpServer(context);
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  try {
    return await untilAborted(transport.handleRequest(request, { parsedBody: message }), signal);
  } finally {
    await server.close();
  }
}
