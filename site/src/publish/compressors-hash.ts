import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { hashFolders } from "../../../packaging/hash-folders.ts";

/** Ours of what decides the bytes of a compressed body, besides the body. */
const COMPRESSORS = ["compress.ts", "publish-file.ts"];

/** Two builds with the same compressors make the same bytes of a body. */
export function compressorsHash(): string {
  const { zlib, brotli } = process.versions;
  const own = hashFolders(fileURLToPath(new URL(".", import.meta.url)), COMPRESSORS);
  return createHash("sha256")
    .update(JSON.stringify([zlib, brotli, own]))
    .digest("base64url");
}
