/**
 * The best that `node:http` can do: the same bytes for every request, from memory. Prints its
 * address.
 */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";

const [, , file = ""] = process.argv;
const body = readFileSync(file);
const headers = { "Content-Type": "application/json", "Content-Length": body.length };

const server = createServer((request, response) => {
  request.resume();
  request.once("end", () => response.writeHead(200, headers).end(body));
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  console.log(`http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`);
});
process.once("SIGTERM", () => {
  server.close();
  server.closeAllConnections();
});
