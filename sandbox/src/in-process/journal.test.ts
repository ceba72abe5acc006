import { expect, test } from "vitest";
import { LIMITS } from "../rules/limits.ts";
import { createJournal } from "./journal.ts";

/** What the journal has of a body; the sandbox itself reads it whole. */
async function bodyOf(body: BodyInit) {
  const journal = createJournal();
  const read: number[] = [];
  const sandbox = journal.recording(async (request) => {
    read.push((await request.arrayBuffer()).byteLength);
    return new Response();
  });
  await sandbox(new Request("http://sandbox/x", { method: "POST", body }));
  return [journal.requests()[0]?.body, read[0]];
}

test("the journal has a body as JSON or as text, and leaves it readable for the sandbox", async () => {
  expect(await bodyOf('{"a":1}')).toEqual([{ a: 1 }, 7]);
  expect(await bodyOf("null")).toEqual([null, 4]);
  expect(await bodyOf("{")).toEqual(["{", 1]);
});

test("the journal omits a body that is empty, not UTF-8 or over the size limit", async () => {
  const largest = JSON.stringify("x".repeat(LIMITS.bodyBytes - 2));
  expect(await bodyOf(largest)).toEqual([JSON.parse(largest), LIMITS.bodyBytes]);
  expect(await bodyOf(`${largest} `)).toEqual([undefined, LIMITS.bodyBytes + 1]);
  expect(await bodyOf("")).toEqual([undefined, 0]);
  expect(await bodyOf(new Uint8Array([0xff]))).toEqual([undefined, 1]);
});

test("a request whose body breaks off gets a response and is in the journal without its body", async () => {
  const journal = createJournal();
  const body = new ReadableStream({ start: (stream) => stream.error(new Error("cut")) });
  const init = { method: "POST", body, duplex: "half" } as const;
  const sandbox = journal.recording(async () => new Response(null, { status: 400 }));
  expect((await sandbox(new Request("http://sandbox/x", init))).status).toBe(400);
  expect(journal.requests()).toMatchObject([{ path: "/x", body: undefined, status: 400 }]);
});
