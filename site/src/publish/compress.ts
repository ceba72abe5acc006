import { promisify } from "node:util";
import {
  type BrotliOptions,
  brotliCompress,
  brotliCompressSync,
  constants,
  gzip as gzipCallback,
  gzipSync,
} from "node:zlib";

/** The best quality takes a second for half a megabyte. */
export type Effort = "best" | "fast";

export interface Compressed {
  readonly brotli: Buffer;
  readonly gzip: Buffer;
}

const LEVELS = { best: { brotli: 11, gzip: 9 }, fast: { brotli: 7, gzip: 6 } } as const;
const brotli = promisify(brotliCompress);
const gzip = promisify(gzipCallback);

/** isCompressible("docs/index.html") → true; pictures are compressed already. */
export function isCompressible(name: string): boolean {
  return /\.(html|md|js|css|json|svg|txt|xml|yaml)$/.test(name);
}

/** Runs in the threads of the runtime, beside whatever JavaScript is doing. */
export async function compress(body: Uint8Array, effort: Effort): Promise<Compressed> {
  const [small, zipped] = await Promise.all([
    brotli(body, brotliOptions(body, effort)),
    gzip(body, { level: LEVELS[effort].gzip }),
  ]);
  return { brotli: small, gzip: zipped };
}

/** The smallest brotli there is of a body, made in the threads of the runtime. */
export function compressBest(body: Uint8Array): Promise<Buffer> {
  return brotli(body, brotliOptions(body, "best"));
}

/** What `compress` makes, at once. */
export function compressSync(body: Uint8Array, effort: Effort): Compressed {
  return {
    brotli: brotliCompressSync(body, brotliOptions(body, effort)),
    gzip: gzipSync(body, { level: LEVELS[effort].gzip }),
  };
}

function brotliOptions({ length }: Uint8Array, effort: Effort): BrotliOptions {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: LEVELS[effort].brotli,
      [constants.BROTLI_PARAM_SIZE_HINT]: length,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  };
}
