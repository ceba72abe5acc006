import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

export interface ReceivedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: string;
}

export interface RecordingServer {
  readonly baseUrl: string;
  /** The requests received since the last call, oldest first. */
  readonly take: () => readonly ReceivedRequest[];
  readonly close: () => Promise<void>;
}

/** Responds to each request with `respond`, and records what it received. */
export async function startRecordingServer(
  respond: (request: Request) => Response | Promise<Response>,
): Promise<RecordingServer> {
  const received: ReceivedRequest[] = [];
  const server = createServer(async (incoming, outgoing) => {
    const request = await receive(incoming);
    received.push(request);
    const response = await respond(asWebRequest(request));
    outgoing.writeHead(response.status, {
      ...Object.fromEntries(response.headers),
      connection: "close",
    });
    outgoing.end(Buffer.from(await response.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    take: () => received.splice(0),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function receive(incoming: IncomingMessage): Promise<ReceivedRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(Buffer.from(chunk));
  const { method = "", url = "", headers } = incoming;
  return { method, url, headers, body: Buffer.concat(chunks).toString("utf8") };
}

function asWebRequest({ method, url, headers, body }: ReceivedRequest): Request {
  const list = Object.entries(headers).flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value] as [string, string]] : [],
  );
  const hasBody = method !== "GET" && method !== "HEAD";
  return new Request(`http://localhost${url}`, {
    method,
    headers: list,
    ...(hasBody ? { body } : {}),
  });
}
