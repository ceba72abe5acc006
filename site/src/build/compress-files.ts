import { readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const COMPRESSIBLE = /\.(html|js|css|json|svg|txt|xml|yaml)$/;
/** Hashed files are fetched once and kept for a year: the best quality pays. */
const QUALITY = { assets: 11, pages: 6 };
const AT_ONCE = 8;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes `<file>.br` and `<file>.gz` beside each file worth compressing. */
export async function compressFiles(files: readonly string[]): Promise<void> {
  const waiting = files.filter((file) => COMPRESSIBLE.test(file)).reverse();
  const worker = async () => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      await compressFile(file);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

async function compressFile(file: string): Promise<void> {
  const body = await readFile(file);
  const quality = file.includes("/assets/") ? QUALITY.assets : QUALITY.pages;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  };
  await Promise.all([
    brotli(body, { params }).then((small) => writeFile(`${file}.br`, small)),
    zip(body, { level: quality === 11 ? 9 : 6 }).then((small) => writeFile(`${file}.gz`, small)),
  ]);
}
