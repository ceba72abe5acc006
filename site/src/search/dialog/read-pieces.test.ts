import { expect, test } from "vitest";
import { readPieces } from "./read-pieces.ts";

test("what a response brings is handed on, whole", async () => {
  const bytes: number[] = [];
  await readPieces(Promise.resolve(new Response("index")), (piece) => bytes.push(...piece));
  expect(new TextDecoder().decode(new Uint8Array(bytes))).toBe("index");
});

test("a status that is no success is an error that names it", async () => {
  const response = new Response("", { status: 404, statusText: "Not Found" });
  await expect(readPieces(Promise.resolve(response), () => {})).rejects.toThrow("404 Not Found");
});
