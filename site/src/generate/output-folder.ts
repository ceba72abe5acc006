import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { compress, isCompressible } from "./compress.ts";

export interface OutputFile {
  /** "docs/intro/index.html" */
  readonly name: string;
  readonly body: string | Uint8Array;
}

export interface OutputFolder {
  /**
   * A file to serve, below `public/`, with its compressed twins. Resolves once there is room for
   * more: a page is let go as soon as it is on its way.
   */
  readonly publish: (file: OutputFile) => Promise<void>;
  /** A file for servers, beside `public/`. */
  readonly keep: (file: OutputFile) => Promise<void>;
  /**
   * Takes the place of the output, once everything is written.
   * @returns the number of published files
   */
  readonly replace: () => Promise<number>;
  /** Removes what has not taken the output's place, once nothing is being written any more. */
  readonly discard: () => Promise<void>;
}

/** Files under way at once: enough to keep the compression threads busy beside the rendering. */
const MOST_AT_ONCE = 8;

/** Works beside the folder that is being served, and beside other builds. */
export function createOutputFolder(output: string): OutputFolder {
  const folder = `${output}.${process.pid}`;
  const underWay = new Set<Promise<void>>();
  const failures: unknown[] = [];
  let published = 0;
  const start = async (writing: Promise<void>) => {
    const settled = writing
      .catch((error) => void failures.push(error))
      .finally(() => underWay.delete(settled));
    underWay.add(settled);
    if (underWay.size >= MOST_AT_ONCE) await Promise.race(underWay);
  };
  return {
    publish: (file) => {
      published += 1;
      return start(writeWithTwins(join(folder, "public", file.name), file));
    },
    keep: (file) => start(write(join(folder, file.name), file.body)),
    replace: async () => {
      await Promise.all(underWay);
      if (failures.length > 0) throw new AggregateError(failures, "Files could not be written.");
      await rm(output, { recursive: true, force: true });
      await rename(folder, output);
      return published;
    },
    discard: async () => {
      await Promise.all(underWay);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function writeWithTwins(path: string, { name, body }: OutputFile): Promise<void> {
  const bytes = typeof body === "string" ? Buffer.from(body) : body;
  await write(path, bytes);
  if (!isCompressible(name)) return;
  const { brotli, gzip } = await compress(bytes, name.startsWith("assets/") ? "best" : "fast");
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzip)]);
}

async function write(path: string, body: string | Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, body);
}
