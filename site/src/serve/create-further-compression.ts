import type { Representation } from "../../../sandbox/src/node/http/representation.ts";
import { digest } from "../base/digest.ts";
import type { ServedFile } from "./served-file.ts";

/** Tells which bytes of a file have been sent. */
export type OnSent = (file: ServedFile, sent: Uint8Array | undefined) => void;

/**
 * Brotli at its best takes a hundred times as long as what the build, and a filled-in file, has. So
 * only what is sent a second time is compressed once more, one file at a time, beside the answers.
 *
 * @param compress resolves with the smallest brotli there is of a body
 */
export function createFurtherCompression(
  compress: (body: Uint8Array) => Promise<Uint8Array>,
): OnSent {
  const sentOnce = new WeakSet<Uint8Array>();
  const done = new WeakSet<Uint8Array>();
  let last = Promise.resolve();

  const compressFurther = async ({ identity, compressed }: ServedFile, sent: Representation) => {
    const bytes = await compress(identity.bytes);
    done.add(bytes);
    if (bytes.length < sent.bytes.length) {
      compressed[compressed.indexOf(sent)] = { ...sent, bytes, etag: `"${digest(bytes)}"` };
    }
  };

  return (page, sent) => {
    if (!sent || done.has(sent)) return;
    for (const file of [page, page.twin]) {
      const brotli = file?.compressed.find(({ encoding }) => encoding === "br");
      if (!file || brotli?.bytes !== sent) continue;
      if (!sentOnce.has(sent)) return void sentOnce.add(sent);
      done.add(sent);
      // What cannot be compressed further is sent as it is.
      last = last.then(() => compressFurther(file, brotli)).catch(() => {});
    }
  };
}
