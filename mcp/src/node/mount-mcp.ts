import type { IncomingMessage, RequestListener } from "node:http";
import { setImmediate as nextTurn } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { isObject } from "../../../contract/src/base/json-object.ts";
import { readIncomingRequest } from "../../../sandbox/src/node/http/read-incoming-request.ts";
import { respond, type WholeResponse } from "../../../sandbox/src/node/http/respond.ts";
import type { MountedSandbox } from "../../../sandbox/src/node/process/mount-sandbox.ts";
import type { Settings } from "../../../sandbox/src/node/settings/settings.ts";
import { LIMITS } from "../../../sandbox/src/rules/limits.ts";
import { fillPlaceholders, placeholdersOf } from "../../../site/src/publish/placeholders.ts";
import type { Build } from "../../../site/src/serve/read-build.ts";
import type { Docs } from "../docs/docs.ts";
import { dayAt } from "../input/day-at.ts";
import { createCallLimit } from "./call-limit.ts";
import { isOwnOrigin } from "./is-own-origin.ts";
import { loadContractInThread } from "./load-contract-in-thread.ts";
import { loadOnce } from "./load-once.ts";
import { errorResponse, HEADERS, rejectRequest } from "./reject-request.ts";
import { sandboxCall } from "./sandbox-call.ts";

export interface McpParts {
  readonly settings: Pick<Settings, "clock" | "isTrustedProxy">;
  readonly sandbox: Pick<MountedSandbox, "api" | "log">;
  /** The build that is currently served. */
  readonly build: () => Build;
  /** The public origin of the site. */
  readonly origin: () => string;
}

const MCP_PATH = "/mcp";
const TARGET = { path: MCP_PATH, search: "" };

const OPENAPI = fileURLToPath(new URL("../../../contract/openapi", import.meta.url));

const PREFLIGHT: WholeResponse = {
  status: 204,
  headers: {
    ...HEADERS,
    "Access-Control-Allow-Methods": "POST",
    "Access-Control-Allow-Headers": "Content-Type, Mcp-Protocol-Version, Mcp-Session-Id",
    "Access-Control-Max-Age": "600",
  },
};

/** The MCP server as part of a Node server, over streamable HTTP. */
export function mountMcp({ settings, sandbox, build, origin }: McpParts) {
  const { clock, isTrustedProxy } = settings;
  const limit = createCallLimit(LIMITS.callsPerMinute, {
    clock,
    later: (task, milliseconds) => void setTimeout(task, milliseconds).unref(),
  });
  // The SDK and the contract are loaded on the first MCP call: most servers never get one.
  const loaded = loadOnce(load);
  const respondTo = async (
    incoming: IncomingMessage,
    signal: AbortSignal,
  ): Promise<WholeResponse> => {
    const rejection = rejectRequest(incoming, origin());
    if (rejection) return rejection;
    if (incoming.method === "OPTIONS") return PREFLIGHT;
    const { address, readBody } = readIncomingRequest(incoming, TARGET, isTrustedProxy);
    const wait = limit.take(address);
    if (wait !== undefined) {
      const headers = { "Retry-After": `${wait}` };
      return errorResponse(429, "Too many calls: wait for the seconds in Retry-After.", headers);
    }
    const bytes = await readBody(LIMITS.bodyBytes);
    if (typeof bytes === "string") {
      return errorResponse(413, `The body is ${bytes}: the maximum is ${LIMITS.bodyBytes} bytes.`);
    }
    const message = parseMessage(bytes);
    if (!message)
      return errorResponse(400, "The body must be one JSON-RPC message (a JSON object).");
    const { handleMessage, createServer, docsOf } = await loaded();
    const server = createServer({
      docs: docsOf(build()),
      callSandbox: sandboxCall(sandbox.api, address, signal),
      today: () => dayAt(clock()),
      fillIn: (text) => fillPlaceholders("", text, placeholdersOf(clock(), origin())),
    });
    const response = await handleMessage(toRequest(incoming), message, server, signal);
    return {
      status: response.status,
      headers: { ...HEADERS, ...Object.fromEntries(response.headers) },
      body: await response.text(),
    };
  };
  const listener: RequestListener = async (incoming, response) => {
    const hangUp = new AbortController();
    response.once("close", () => hangUp.abort());
    try {
      const whole = await respondTo(incoming, hangUp.signal);
      const readable = readableBy(incoming.headers.origin, origin());
      respond(incoming, response, { ...whole, headers: { ...whole.headers, ...readable } });
    } catch (error) {
      if (hangUp.signal.aborted || incoming.socket.destroyed) return;
      sandbox.log.error({ err: error }, "mcp error");
      respond(incoming, response, errorResponse(500, "Internal error: see the server's log."));
    }
  };
  return { owns: (path: string) => path === MCP_PATH, listener };
}

/** Lets the pages that may call the server read its responses. */
function readableBy(
  origin: string | undefined,
  ownOrigin: string,
): Readonly<Record<string, string>> {
  if (origin === undefined || !isOwnOrigin(origin, ownOrigin)) return { Vary: "Origin" };
  return { Vary: "Origin", "Access-Control-Allow-Origin": origin };
}

/** Loads in steps, so that the server can answer other requests in between. */
async function load() {
  const contract = loadContractInThread(OPENAPI);
  // Awaited below; until then, a failure must not count as an unhandled rejection.
  contract.catch(() => {});
  await import("zod");
  await nextTurn();
  await import("../create-context-source.ts");
  await nextTurn();
  const { docsOfBuild } = await import("../docs/docs-of-build.ts");
  await nextTurn();
  const { handleMessage } = await import("./handle-message.ts");
  await nextTurn();
  const { createServerSource } = await import("../create-mcp-server.ts");
  await nextTurn();
  const createServer = await createServerSource(await contract);
  await nextTurn();
  const docsByBuild = new WeakMap<Build, Docs>();
  const docsOf = (build: Build): Docs => {
    const docs = docsByBuild.get(build) ?? docsOfBuild(build);
    docsByBuild.set(build, docs);
    return docs;
  };
  return { handleMessage, createServer, docsOf };
}

function toRequest({ headers, method = "" }: IncomingMessage): Request {
  const entries = Object.entries(headers).flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value] satisfies [string, string]] : [],
  );
  return new Request(`http://localhost${MCP_PATH}`, { method, headers: entries });
}

/** Parses one message; batches are no longer part of the protocol. */
function parseMessage(bytes: Uint8Array): unknown {
  try {
    const value: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
