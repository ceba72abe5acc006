import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { digest } from "../base/digest.ts";
import { type Compressed, compress, isCompressible } from "./compress.ts";
import type { OutputFile } from "./output-file.ts";
import { fillFile, type Placeholders } from "./placeholders.ts";

/** What is served, and what those files that are filled in were filled in from. */
export type Part = "public" | "written";

/** A file that was written, and its digest. */
export type Published = readonly [part: Part, name: string, digest: string];

/** The compressed bodies of a file with this name and this digest, where they are still to be had. */
export type CompressedBodies = (name: string, digest: string) => Compressed | undefined;

/**
 * Writes a file to serve, its compressed twins, and what it was filled in from. It waits for each,
 * so it belongs in a thread that does nothing else.
 * @param kept what has been compressed before
 * @throws when a file cannot be written
 */
export function publishFile(
  folder: string,
  file: OutputFile,
  placeholders?: Placeholders,
  kept: CompressedBodies = () => undefined,
): readonly Published[] {
  const { name, body, written } = placeholders ? fillFile(file, placeholders) : file;
  const published: Published[] = [];
  const put = (part: Part, path: string, bytes: Uint8Array) => {
    const place = join(folder, part, path);
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, bytes);
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

/** Hashed files are kept for a year, and a reader waits for the index of search. */
function isWorthIt(name: string): boolean {
  return name.startsWith("assets/") || name.startsWith("search/");
}
