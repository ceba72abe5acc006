import { expect, test } from "vitest";
import { readPieces } from "./read-pieces.ts";

test("passes on the whole response body", async () => {
  const bytes: number[] = [];
  await readPieces(Promise.resolve(new Response("index")), (piece) => bytes.push(...piece));
  expect(new TextDecoder().decode(new Uint8Array(bytes))).toBe("index");
});

test("rejects an unsuccessful status and names it", async () => {
  const response = new Response("", { status: 404, statusText: "Not Found" });
  await expect(readPieces(Promise.resolve(response), () => {})).rejects.toThrow("404 Not Found");
});
