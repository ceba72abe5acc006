/** Connections of their own, for bytes that no HTTP client would send. */
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";

export function openSocket(url: string): Socket {
  const { hostname, port } = new URL(url);
  return connect(Number(port), hostname);
}

/** Sends bytes that need not be HTTP. @returns all that is received until the server disconnects */
export function sendRaw(url: string, raw: string): Promise<string> {
  const socket = openSocket(url);
  socket.write(raw, "latin1");
  return text(socket);
}

/** Status and parsed body of a raw response that has a Content-Length. */
export function readRaw(answer: string): { readonly status: number; readonly body: unknown } {
  const [, status = "0"] = /^HTTP\/1\.1 (\d{3}) /.exec(answer) ?? [];
  const start = answer.indexOf("\r\n\r\n");
  return { status: Number(status), body: JSON.parse(answer.slice(start)) };
}
