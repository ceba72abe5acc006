import type { IncomingHttpHeaders } from "node:http";
import fresh from "fresh";
import { negotiate, type Representation } from "../../../sandbox/src/node/representation.ts";
import { negotiateType } from "./negotiate-type.ts";
import { requestedRange } from "./requested-range.ts";
import type { ServedFile } from "./served-file.ts";

/** An answer of the site. To HEAD it goes without its body. */
export interface SiteAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body?: Uint8Array;
}

export interface FileRequest {
  readonly method?: string | undefined;
  readonly headers: IncomingHttpHeaders;
}

/**
 * A file in the type and the content coding the caller likes best: whole, in part, or 304 to a caller who has
 * it. Conditions are judged before ranges (RFC 9110, 13.2.2), and ranges only with GET.
 */
export function answerFile({ method, headers }: FileRequest, page: ServedFile): SiteAnswer {
  const file = negotiateType(page, headers.accept);
  const chosen = negotiate(file, headers["accept-encoding"]);
  const { bytes, etag } = chosen;
  const cached = { ...caching(file), Vary: varyOf(page), ETag: etag };
  if (fresh({ "if-none-match": headers["if-none-match"] }, { etag })) {
    return { status: 304, headers: cached };
  }
  const about = { ...cached, "Accept-Ranges": "bytes" };
  const range = method === "GET" ? requestedRange(headers, chosen) : undefined;
  if (range === "unsatisfiable") {
    return { status: 416, headers: { ...about, "Content-Range": `bytes */${bytes.length}` } };
  }
  if (range === undefined) {
    return { status: 200, headers: { ...about, ...describe(file, chosen) }, body: bytes };
  }
  const { start, end } = range;
  const partial = { ...about, "Content-Range": `bytes ${start}-${end}/${bytes.length}` };
  const body = bytes.subarray(start, end + 1);
  return {
    status: 206,
    headers: { ...partial, ...describe(file, { ...chosen, bytes: body }) },
    body,
  };
}

/** The page for what is not there. Conditions and ranges are for what is. */
export function answerNotFound({ headers }: FileRequest, file: ServedFile): SiteAnswer {
  const chosen = negotiate(file, headers["accept-encoding"]);
  const about = { ...caching(file), ...describe(file, chosen) };
  return { status: 404, headers: about, body: chosen.bytes };
}

function caching(file: ServedFile) {
  const { cacheControl, headers } = file;
  return { ...headers, "Cache-Control": cacheControl, Vary: varyOf(file) };
}

function varyOf({ twin }: ServedFile): string {
  return twin ? "Accept, Accept-Encoding" : "Accept-Encoding";
}

function describe({ contentType }: ServedFile, { encoding, bytes }: Representation) {
  return {
    "Content-Type": contentType,
    "Content-Length": bytes.length,
    ...(encoding !== "identity" && { "Content-Encoding": encoding }),
  };
}
