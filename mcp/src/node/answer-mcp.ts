import { WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js";
import { createMcpServer } from "../create-mcp-server.ts";
import type { ToolContext } from "../tools/tool-context.ts";

/**
 * Answers one message of streamable HTTP. No session is kept, so any replica answers any message.
 * @param message the parsed body
 */
export async function answerMcp(
  request: Request,
  message: unknown,
  context: ToolContext,
): Promise<Response> {
  const server = createMcpServer(context);
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  try {
    return await transport.handleRequest(request, { parsedBody: message });
  } finally {
    await server.close();
  }
}
