import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { hashFolders } from "../../../packaging/hash-folders.ts";

/** Our sources that determine the bytes of a compressed body. */
const COMPRESSORS = ["compress.ts", "publish-file.ts"];

/** Two builds with the same hash compress a body to the same bytes. */
export function compressorsHash(): string {
  const { zlib, brotli } = process.versions;
  const sourceHash = hashFolders(fileURLToPath(new URL(".", import.meta.url)), COMPRESSORS);
  return createHash("sha256")
    .update(JSON.stringify([zlib, brotli, sourceHash]))
    .digest("base64url");
}
