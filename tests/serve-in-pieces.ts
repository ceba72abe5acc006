import { createServer, request, type Server, type ServerResponse } from "node:http";
import { setTimeout } from "node:timers/promises";
import { ANY_PORT } from "../sandbox/src/node/http/listen.ts";

const PIECE_BYTES = 4000;
/** Milliseconds between two pieces: about a frame, so that a browser paints what it has so far. */
const GAP = 15;

type SendDocument = (body: Buffer, answer: ServerResponse, url: URL) => Promise<void>;

/** Proxies another origin, with documents uncompressed and in pieces, as over a slow connection. */
export async function serveInPieces(
  origin: string,
  send: SendDocument = sendPieces,
): Promise<{ url: string; server: Server }> {
  const server = createServer(({ url = "/", method, headers }, answer) => {
    const target = new URL(url, origin);
    const options = { method, headers: { ...headers, "accept-encoding": "identity" } };
    const proxied = request(target, options, async (upstream) => {
      const { "content-length": _, ...rest } = upstream.headers;
      answer.writeHead(upstream.statusCode ?? 502, rest);
      const body = Buffer.concat(await upstream.toArray());
      if (rest["content-type"]?.startsWith("text/html")) await send(body, answer, target);
      else answer.end(body);
    });
    proxied.on("error", () => answer.destroy());
    proxied.end();
  });
  const { host, port } = ANY_PORT;
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("There is no port.");
  return { url: `http://localhost:${address.port}`, server };
}

async function sendPieces(body: Buffer, answer: ServerResponse): Promise<void> {
  for (let at = 0; at < body.length && !answer.destroyed; at += PIECE_BYTES) {
    answer.write(body.subarray(at, at + PIECE_BYTES));
    await setTimeout(GAP);
  }
  answer.end();
}
