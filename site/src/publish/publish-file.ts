import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { digest } from "../base/digest.ts";
import { type CompressedVariants, compress, isCompressible } from "./compress.ts";
import type { OutputFile } from "./output-file.ts";
import { fillFile, type Placeholders } from "./placeholders.ts";

/** The served files, and the unfilled form of those with placeholders. */
export type Part = "public" | "written";

/** A written file and its digest. */
export type PublishedFile = readonly [part: Part, name: string, digest: string];

/** Looks up the compressed bodies of a file with this name and digest. */
export type CompressedBodies = (name: string, digest: string) => CompressedVariants | undefined;

/**
 * Writes a file to serve, its compressed variants and its unfilled form. It is synchronous, so it
 * belongs in a thread that does nothing else.
 * @param kept looks up what was compressed before
 * @throws if a file cannot be written
 */
export function publishFile(
  folder: string,
  file: OutputFile,
  placeholders?: Placeholders,
  kept: CompressedBodies = () => undefined,
): readonly PublishedFile[] {
  const { name, body, written } = placeholders ? fillFile(file, placeholders) : file;
  const published: PublishedFile[] = [];
  const put = (part: Part, path: string, bytes: Uint8Array) => {
    const target = join(folder, part, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, bytes);
    published.push([part, path, digest(bytes)]);
  };
  const bytes = typeof body === "string" ? Buffer.from(body) : body;
  put("public", name, bytes);
  if (written !== undefined) put("written", name, Buffer.from(written));
  if (isCompressible(name)) {
    const { brotli, gzip } =
      kept(name, digest(bytes)) ?? compress(bytes, isWorthIt(name) ? "best" : "fast");
    put("public", `${name}.br`, brotli);
    put("public", `${name}.gz`, gzip);
  }
  return published;
}

/** Hashed files are cached for a year, and readers wait for the search index. */
function isWorthIt(name: string): boolean {
  return name.startsWith("assets/") || name.startsWith("search/");
}
