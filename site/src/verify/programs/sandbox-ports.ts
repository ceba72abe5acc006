import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import type { FixedSandbox } from "../../samples/fixed-sandbox.ts";
import type { Call, SentCall } from "./program.ts";
import { sendCall } from "./send-call.ts";

/** A port of the sandbox for one program, which records its calls. */
export interface SandboxPort {
  readonly url: string;
  readonly calls: readonly Call[];
  /** Requests without a response yet: "GET /apiservices/v3/culture/locales". */
  readonly pending: () => readonly string[];
  readonly close: () => Promise<void>;
}

/** Milliseconds that each request advances the clock: a search ends within a few polls. */
const STEP = 5_000;

/** Headers about the connection and the client, which the sandbox doesn't read. */
const ABOUT_CALLER =
  /^(host|connection|content-length|transfer-encoding|user-agent|accept.*|sec-.*)$/;

/** Opens ports of a sandbox. Each has its own clock, which starts on the fixed day. */
export function createSandboxPorts(sandbox: FixedSandbox): () => Promise<SandboxPort> {
  let opened = 0;
  return async () => {
    opened += 1;
    const address = `10.0.${Math.floor(opened / 250)}.${opened % 250}`;
    const calls: Call[] = [];
    const pending = new Set<IncomingMessage>();
    const server = createServer(async (incoming, outgoing) => {
      pending.add(incoming);
      const sent = await sentBy(incoming, STEP * calls.length);
      const { call, response, bytes } = await sendCall(sandbox, sent, address);
      calls.push(call);
      pending.delete(incoming);
      // Without keep-alive, a program ends after its last call.
      const headers = { ...Object.fromEntries(response.headers), connection: "close" };
      outgoing.writeHead(response.status, headers);
      outgoing.end(bytes);
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    return {
      url: `http://127.0.0.1:${port}`,
      calls,
      pending: () => Array.from(pending, ({ method, url }) => `${method} ${url}`),
      close: () => new Promise((resolve) => server.close(() => resolve())),
    };
  };
}

/** The request without the headers about the connection and the client. */
async function sentBy(incoming: IncomingMessage, elapsed: number): Promise<SentCall> {
  const { method = "", url = "" } = incoming;
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(Buffer.from(chunk));
  const headers = Object.fromEntries(
    Object.entries(incoming.headers).flatMap(([name, value]) =>
      typeof value === "string" && !ABOUT_CALLER.test(name) ? [[name, value] as const] : [],
    ),
  );
  return { method, path: url, headers, body: Buffer.concat(chunks).toString(), elapsed };
}
