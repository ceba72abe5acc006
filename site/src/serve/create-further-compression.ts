import type { Representation } from "../../../sandbox/src/node/http/representation.ts";
import { digest } from "../base/digest.ts";
import type { ServedFile } from "./served-file.ts";

/** Called with the representation of a file that has been sent. */
export type OnSent = (file: ServedFile, sent: Representation) => void;

/**
 * The best brotli quality takes a hundred times as long as the one used in the build and for
 * filled-in files. So only what is sent a second time is compressed again, one file at a time, in
 * the background.
 *
 * @param compress resolves with the smallest possible brotli of a body
 */
export function createFurtherCompression(
  compress: (body: Uint8Array) => Promise<Uint8Array>,
): OnSent {
  const sentOnce = new WeakSet<Representation>();
  const done = new WeakSet<Representation>();
  let last = Promise.resolve();

  const compressFurther = async ({ identity, compressed }: ServedFile, sent: Representation) => {
    const bytes = await compress(identity.bytes);
    if (bytes.length >= sent.bytes.length) return;
    const smaller = { encoding: sent.encoding, bytes, etag: `"${digest(bytes)}"` };
    done.add(smaller);
    compressed[compressed.indexOf(sent)] = smaller;
  };

  return (file, sent) => {
    if (sent.encoding !== "br" || done.has(sent)) return;
    if (!sentOnce.has(sent)) return void sentOnce.add(sent);
    done.add(sent);
    // If compression fails, the file is still sent as it is.
    last = last.then(() => compressFurther(file, sent)).catch(() => {});
  };
}
