import { promisify } from "node:util";
import { brotliCompress, constants, gzip as gzipCallback } from "node:zlib";

/** Hashed files are fetched once and kept for a year: the best quality pays. */
export type Effort = "best" | "fast";

export interface Compressed {
  readonly brotli: Buffer;
  readonly gzip: Buffer;
}

const LEVELS = { best: { brotli: 11, gzip: 9 }, fast: { brotli: 6, gzip: 6 } } as const;
const brotli = promisify(brotliCompress);
const gzip = promisify(gzipCallback);

/** isCompressible("docs/index.html") → true; pictures are compressed already. */
export function isCompressible(name: string): boolean {
  return /\.(html|md|js|css|json|svg|txt|xml|yaml)$/.test(name);
}

/** Runs in the threads of the runtime, beside whatever JavaScript is doing. */
export async function compress(body: Uint8Array, effort: Effort): Promise<Compressed> {
  const level = LEVELS[effort];
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: level.brotli,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  };
  const [small, zipped] = await Promise.all([
    brotli(body, { params }),
    gzip(body, { level: level.gzip }),
  ]);
  return { brotli: small, gzip: zipped };
}
