import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { duplexPair } from "node:stream";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { respond, type WholeResponse } from "./respond.ts";

/** What goes over a connection without a port, from a server that lets no HEAD have a body. */
async function sent(request: string, whole: WholeResponse, rest = ""): Promise<string> {
  const failures: unknown[] = [];
  const answer = (incoming: IncomingMessage, response: ServerResponse) => {
    try {
      respond(incoming, response, whole);
    } catch (error) {
      failures.push(error);
      response.end();
    }
  };
  const server = createServer({ rejectNonStandardBodyWrites: true }, answer);
  const [client, served] = duplexPair();
  server.emit("connection", served);
  client.write(request);
  client.once("data", () => client.write(rest));
  const received = await text(client);
  expect(failures).toEqual([]);
  return received;
}

const head = (method: string, rest = "") =>
  `${method} / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${rest}\r\n`;
const whole = (body: WholeResponse["body"]): WholeResponse => ({
  status: 200,
  headers: { "Content-Length": "6" },
  body,
});
const bytes = (text: string) => new TextEncoder().encode(text);

test.each([
  ["a text", "flight"],
  ["bytes", bytes("flight")],
  ["pieces", [bytes("fl"), bytes("ig"), bytes("ht")]],
])("sends a response of %s whole, and to HEAD without its body", async (_, body) => {
  const got = await sent(head("GET"), whole(body));
  expect(got).toMatch(/^HTTP\/1\.1 200 OK\r\nContent-Length: 6\r\n/);
  expect(got.split("\r\n\r\n")[1]).toBe("flight");
  const asked = await sent(head("HEAD"), whole(body));
  expect(asked).toMatch(/^HTTP\/1\.1 200 OK\r\nContent-Length: 6\r\n/);
  expect(asked.split("\r\n\r\n")[1]).toBe("");
});

test("sends a response at once while the request body arrives, and closes the connection", async () => {
  const waiting = head("POST", "Content-Length: 3\r\n").replace("Connection: close\r\n", "");
  const got = await sent(`${waiting}ab`, whole("flight"), "c");
  expect(got).toContain("Connection: close\r\n");
  expect(got.split("\r\n\r\n")[1]).toBe("flight");
});
