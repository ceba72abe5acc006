import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export interface ReceivedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: string;
}

export interface EchoServer {
  readonly baseUrl: string;
  /** What has come in since the last time, oldest first. */
  readonly take: () => readonly ReceivedRequest[];
  readonly close: () => Promise<void>;
}

/** Answers every request with one status and one body, and keeps what it received. */
export async function startEchoServer(status: number, answer: unknown): Promise<EchoServer> {
  const received: ReceivedRequest[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const { method = "", url = "", headers } = request;
    received.push({ method, url, headers, body: Buffer.concat(chunks).toString("utf8") });
    response.writeHead(status, { "content-type": "application/json", connection: "close" });
    response.end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    take: () => received.splice(0),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
