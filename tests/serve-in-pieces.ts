import { createServer, request, type Server, type ServerResponse } from "node:http";
import { setTimeout } from "node:timers/promises";
import { ANY_PORT } from "../sandbox/src/node/listen.ts";

const PIECE_BYTES = 4000;
/** Milliseconds between two pieces: about a frame, so that a browser paints what it has. */
const GAP = 15;

/** Serves what another origin does, documents uncompressed and piece by piece, as a slow line does. */
export async function serveInPieces(origin: string): Promise<{ url: string; server: Server }> {
  const server = createServer(({ url = "/", method, headers }, answer) => {
    const options = { method, headers: { ...headers, "accept-encoding": "identity" } };
    const passed = request(new URL(url, origin), options, async (given) => {
      const { "content-length": _, ...rest } = given.headers;
      answer.writeHead(given.statusCode ?? 502, rest);
      const body = Buffer.concat(await given.toArray());
      await sendPieces(body, answer, rest["content-type"]?.startsWith("text/html") ? GAP : 0);
    });
    passed.on("error", () => answer.destroy());
    passed.end();
  });
  const { host, port } = ANY_PORT;
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("There is no port.");
  return { url: `http://localhost:${address.port}`, server };
}

async function sendPieces(body: Buffer, answer: ServerResponse, gap: number): Promise<void> {
  if (gap === 0) return void answer.end(body);
  for (let at = 0; at < body.length && !answer.destroyed; at += PIECE_BYTES) {
    answer.write(body.subarray(at, at + PIECE_BYTES));
    await setTimeout(gap);
  }
  answer.end();
}
