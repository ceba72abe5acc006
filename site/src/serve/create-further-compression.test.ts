import { expect, test } from "vitest";
import { createFurtherCompression } from "./create-further-compression.ts";
import type { ServedFile } from "./served-file.ts";

const GZIP = { encoding: "gzip", bytes: Buffer.from("gzip"), etag: '"gzip"' } as const;

function fileOf(text: string): ServedFile {
  return {
    contentType: "text/html",
    cacheControl: "no-cache",
    headers: {},
    identity: { encoding: "identity", bytes: Buffer.from(text), etag: '"plain"' },
    compressed: [{ encoding: "br", bytes: Buffer.from(`br of ${text}`), etag: '"br"' }, GZIP],
  };
}

/** Remembers what it was asked to compress. */
function recorder(best: string) {
  const asked: string[] = [];
  const onSent = createFurtherCompression(async (body) => {
    asked.push(Buffer.from(body).toString());
    return Buffer.from(best);
  });
  return { asked, onSent };
}

const brotliOf = ({ compressed }: ServedFile) => String(compressed[0]?.bytes);
const send = (onSent: ReturnType<typeof createFurtherCompression>, file: ServedFile) =>
  onSent(file, file.compressed[0] ?? file.identity);

test("compresses a file further on its second sending, only once, with a new ETag", async () => {
  const { asked, onSent } = recorder("best");
  const file = fileOf("page");
  send(onSent, file);
  send(onSent, file);
  send(onSent, file);
  await expect.poll(() => brotliOf(file)).toBe("best");
  expect(file.compressed[0]?.etag).not.toBe('"br"');
  expect(file.compressed[1]).toBe(GZIP);
  send(onSent, file);
  send(onSent, file);
  send(onSent, fileOf("another"));
  await Promise.resolve();
  expect(asked).toEqual(["page"]);
});

test("compresses nothing further for other codings", () => {
  const { asked, onSent } = recorder("best");
  const file = fileOf("page");
  for (const sent of [GZIP, file.identity]) {
    onSent(file, sent);
    onSent(file, sent);
  }
  expect(asked).toEqual([]);
});

test("leaves a body unchanged if it doesn't get smaller", async () => {
  const { asked, onSent } = recorder("longer than it was");
  const file = fileOf("page");
  send(onSent, file);
  send(onSent, file);
  await expect.poll(() => asked).toEqual(["page"]);
  expect(brotliOf(file)).toBe("br of page");
});

test("continues with the next file after a failed compression", async () => {
  const onSent = createFurtherCompression(async (body) => {
    if (String(body) === "broken") throw new Error("out of memory");
    return Buffer.from("best");
  });
  const [broken, whole] = [fileOf("broken"), fileOf("whole")];
  for (const file of [broken, broken, whole, whole]) send(onSent, file);
  await expect.poll(() => brotliOf(whole)).toBe("best");
  expect(brotliOf(broken)).toBe("br of broken");
});
