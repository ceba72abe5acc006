import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import type { FixedSandbox } from "../samples/fixed-sandbox.ts";
import type { Call } from "./program.ts";

/** A port of the sandbox for one program, which remembers what it was asked. */
export interface SandboxPort {
  readonly url: string;
  readonly calls: readonly Call[];
  readonly close: () => Promise<void>;
}

/** How far the clock goes on with each request: far enough for a search to end in a few polls. */
const STEP = 5_000;

/** Opens ports of a sandbox. Each has a clock of its own, which begins on the fixed day. */
export function createSandboxPorts(sandbox: FixedSandbox): () => Promise<SandboxPort> {
  let opened = 0;
  return async () => {
    opened += 1;
    const address = `10.0.${Math.floor(opened / 250)}.${opened % 250}`;
    const calls: Call[] = [];
    const server = createServer(async (incoming, outgoing) => {
      const body = await bodyOf(incoming);
      const request = requestOf(incoming, body);
      const response = await sandbox(request, STEP * calls.length, address);
      const { method = "", url = "" } = incoming;
      calls.push({ method, path: url, status: response.status });
      // Without keep-alive a program ends with its last call.
      const headers = { ...Object.fromEntries(response.headers), connection: "close" };
      outgoing.writeHead(response.status, headers);
      outgoing.end(Buffer.from(await response.arrayBuffer()));
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    return {
      url: `http://127.0.0.1:${port}`,
      calls,
      close: () => new Promise((resolve) => server.close(() => resolve())),
    };
  };
}

async function bodyOf(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

function requestOf({ method = "", url = "", headers }: IncomingMessage, body: Buffer): Request {
  const list = Object.entries(headers).flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value] as [string, string]] : [],
  );
  return new Request(`http://sandbox${url}`, {
    method,
    headers: list,
    ...(method === "GET" || method === "HEAD" ? {} : { body: new Uint8Array(body) }),
  });
}
