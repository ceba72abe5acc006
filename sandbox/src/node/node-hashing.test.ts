import fc from "fast-check";
import { expect, test } from "vitest";
import { webHashing } from "../bytes/hashing.ts";
import { nodeHashing } from "./node-hashing.ts";

const bytes = fc.uint8Array().map((array) => new Uint8Array(array));

test("Node and the web agree on every digest and signature", async () => {
  await fc.assert(
    fc.asyncProperty(
      bytes.filter(({ length }) => length > 0),
      bytes,
      async (secret, text) => {
        const results = [nodeHashing, webHashing].map(async ({ digest, keyed }) => [
          [...(await digest(text))],
          [...(await keyed(secret)(text))],
        ]);
        const [node, web] = await Promise.all(results);
        expect(node).toEqual(web);
      },
    ),
  );
});
