import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { compress, isCompressible } from "./compress.ts";

export interface OutputFile {
  /** Below the output folder: "docs/intro/index.html". */
  readonly name: string;
  readonly body: string | Uint8Array;
}

export interface OutputWriter {
  /** Resolves once there is room for more: a page is let go as soon as it is on its way. */
  readonly write: (file: OutputFile) => Promise<void>;
  /** Resolves when everything is written. */
  readonly finish: () => Promise<void>;
  /** Addresses of all files so far: "/openapi/geo.json". */
  readonly addresses: ReadonlySet<string>;
}

/** Files under way at once: enough to keep the compression threads busy beside the rendering. */
const MOST_AT_ONCE = 8;

/** Writes files below a folder, each with its compressed twins, while the caller goes on. */
export function createOutputWriter(directory: string): OutputWriter {
  const addresses = new Set<string>();
  const underWay = new Set<Promise<void>>();
  const failures: unknown[] = [];
  return {
    addresses,
    write: async (file) => {
      addresses.add(`/${file.name}`);
      const written = writeWithTwins(directory, file)
        .catch((error) => void failures.push(error))
        .finally(() => underWay.delete(written));
      underWay.add(written);
      if (underWay.size >= MOST_AT_ONCE) await Promise.race(underWay);
    },
    finish: async () => {
      await Promise.all(underWay);
      if (failures.length > 0) throw new AggregateError(failures, "Files could not be written.");
    },
  };
}

async function writeWithTwins(directory: string, { name, body }: OutputFile): Promise<void> {
  const file = join(directory, name);
  const bytes = typeof body === "string" ? Buffer.from(body) : body;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, bytes);
  if (!isCompressible(name)) return;
  const { brotli, gzip } = await compress(bytes, name.startsWith("assets/") ? "best" : "fast");
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzip)]);
}
