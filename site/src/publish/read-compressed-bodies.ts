import { readFileSync } from "node:fs";
import { join } from "node:path";
import { digest } from "../base/digest.ts";
import { type BuildManifest, MANIFEST } from "./build-manifest.ts";
import { compressorsHash } from "./compressors-hash.ts";
import type { CompressedBodies } from "./publish-file.ts";

/**
 * The compressed bodies in an output folder, if the same compressors made them. A file's bodies are
 * used only if the file is unchanged and they still match their digests in the manifest.
 */
export function readCompressedBodies(
  output: string,
  compressors = compressorsHash(),
): CompressedBodies {
  const manifest = readManifest(output);
  if (manifest?.compressors !== compressors) return () => undefined;
  const { files } = manifest;
  const read = (name: string) => {
    const bytes = readFileSync(join(output, "public", name));
    return digest(bytes) === files[name] ? bytes : undefined;
  };
  return (name, own) => {
    if (files[name] !== own) return undefined;
    try {
      const [brotli, gzip] = [read(`${name}.br`), read(`${name}.gz`)];
      return brotli && gzip && { brotli, gzip };
    } catch {
      // Another build has replaced the folder, or somebody has cleaned it.
      return undefined;
    }
  };
}

function readManifest(output: string): BuildManifest | undefined {
  try {
    return JSON.parse(readFileSync(join(output, MANIFEST), "utf8"));
  } catch {
    return undefined;
  }
}
