import { promisify } from "node:util";
import {
  type BrotliOptions,
  brotliCompress,
  brotliCompressSync,
  constants,
  gzipSync,
} from "node:zlib";

/** "best" takes a second for half a megabyte. */
export type Effort = "best" | "fast";

export interface CompressedVariants {
  readonly brotli: Buffer;
  readonly gzip: Buffer;
}

const LEVELS = { best: { brotli: 11, gzip: 9 }, fast: { brotli: 7, gzip: 6 } } as const;
const brotli = promisify(brotliCompress);

/** isCompressible("docs/index.html") → true; pictures are compressed already. */
export function isCompressible(name: string): boolean {
  return /\.(atom|css|html|js|json|md|svg|txt|xml|yaml)$/.test(name);
}

/** Compresses a body with the highest brotli quality, in Node's thread pool. */
export function compressBest(body: Uint8Array): Promise<Buffer> {
  return brotli(body, brotliOptions(body, "best"));
}

export function compress(body: Uint8Array, effort: Effort): CompressedVariants {
  return { brotli: compressAs("br", body, effort), gzip: compressAs("gzip", body, effort) };
}

/** Compresses a body in one content coding. */
export function compressAs(coding: "br" | "gzip", body: Uint8Array, effort: Effort): Buffer {
  if (coding === "br") return brotliCompressSync(body, brotliOptions(body, effort));
  return gzipSync(body, { level: LEVELS[effort].gzip });
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
