import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

export interface OutputFile {
  /** Below the output folder: "docs/intro/index.html". */
  readonly name: string;
  readonly body: string | Uint8Array;
}

/** Writes files below a folder and returns their full paths. */
export async function writeFiles(
  directory: string,
  files: readonly OutputFile[],
): Promise<readonly string[]> {
  const folders = new Set(files.map(({ name }) => dirname(join(directory, name))));
  await Promise.all([...folders].map((folder) => mkdir(folder, { recursive: true })));
  return Promise.all(
    files.map(async ({ name, body }) => {
      const file = join(directory, name);
      await writeFile(file, body);
      return file;
    }),
  );
}
