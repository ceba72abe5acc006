import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { packTar } from "modern-tar";

/** A file of a package: "data/docs/intro.md". */
export interface PackedFile {
  readonly name: string;
  readonly body: string | Uint8Array;
}

const compress = promisify(gzip);
/** The modification time of every file of every package on the npm registry. */
const PACKED_AT = new Date("1985-10-26T08:15:00Z");

/**
 * Packs files as `npm pack` does; the same files give the same bytes.
 * @param programs names of the files that are executable
 */
export async function packFiles(
  files: readonly PackedFile[],
  programs: readonly string[],
): Promise<Uint8Array> {
  const entries = files.map(({ name, body: content }) => {
    const body = Buffer.from(content);
    const mode = programs.includes(name) ? 0o755 : 0o644;
    return {
      header: { name: `package/${name}`, size: body.length, mode, mtime: PACKED_AT },
      body,
    };
  });
  return compress(await packTar(entries), { level: 9 });
}
