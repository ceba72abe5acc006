import type { IncomingHttpHeaders } from "node:http";
import fresh from "fresh";
import Negotiator from "negotiator";
import { type HeaderList, headerList } from "../../../sandbox/src/node/http/header-list.ts";
import {
  type Encoding,
  negotiate,
  type Representation,
} from "../../../sandbox/src/node/http/representation.ts";
import { truncateAcceptHeader } from "../../../sandbox/src/node/http/truncate-accept-header.ts";
import { requestedRange } from "./requested-range.ts";
import type { ServedFile } from "./served-file.ts";

/** A response of the site. HEAD requests get it without its body. */
export interface SiteAnswer {
  readonly status: number;
  readonly headers: HeaderList;
  readonly body?: Uint8Array;
  /** The source of a complete body: the page or its Markdown version, in a content coding. */
  readonly whole?: { readonly file: ServedFile; readonly representation: Representation };
}

export interface FileRequest {
  readonly method?: string | undefined;
  readonly headers: IncomingHttpHeaders;
}

/**
 * Answers with a file in the type and content coding that the client prefers: whole, in part, or
 * 304 if the client has it. Conditions are evaluated before ranges (RFC 9110, 13.2.2), ranges only
 * for GET.
 */
export function answerFile({ method, headers }: FileRequest, page: ServedFile): SiteAnswer {
  const file = negotiateType(page, headers.accept);
  const chosen = negotiate(file, headers["accept-encoding"]);
  const { bytes, etag } = chosen;
  const cached = headerList(caching(file, varyOf(page)), { ETag: etag }, file.headers);
  if (fresh({ "if-none-match": headers["if-none-match"] }, { etag })) {
    return { status: 304, headers: cached };
  }
  cached.push("Accept-Ranges", "bytes");
  const range = method === "GET" ? requestedRange(headers, chosen) : undefined;
  if (range === "unsatisfiable") {
    cached.push("Content-Range", `bytes */${bytes.length}`);
    return { status: 416, headers: cached };
  }
  if (range === undefined) {
    describe(cached, file, chosen.encoding, bytes);
    return {
      status: 200,
      headers: cached,
      body: bytes,
      whole: { file, representation: chosen },
    };
  }
  const body = bytes.subarray(range.start, range.end + 1);
  cached.push("Content-Range", `bytes ${range.start}-${range.end}/${bytes.length}`);
  describe(cached, file, chosen.encoding, body);
  return { status: 206, headers: cached, body };
}

/** Answers with the not-found page. Conditions and ranges do not apply to it. */
export function answerNotFound({ headers }: FileRequest, file: ServedFile): SiteAnswer {
  const { encoding, bytes } = negotiate(file, headers["accept-encoding"]);
  const about = headerList(caching(file, varyOf(file)), file.headers);
  describe(about, file, encoding, bytes);
  return { status: 404, headers: about, body: bytes };
}

/** A page as HTML, unless the client prefers Markdown. */
function negotiateType(file: ServedFile, accept: string | undefined): ServedFile {
  if (accept === undefined || file.markdown === undefined) return file;
  const negotiator = new Negotiator({ headers: { accept: truncateAcceptHeader(accept) } });
  const [best] = negotiator.mediaTypes(["text/html", "text/markdown"]);
  return best === "text/markdown" ? file.markdown : file;
}

function caching({ cacheControl }: ServedFile, vary: string) {
  return { "Cache-Control": cacheControl, Vary: vary };
}

function varyOf({ markdown }: ServedFile): string {
  return markdown ? "Accept, Accept-Encoding" : "Accept-Encoding";
}

function describe(
  about: HeaderList,
  { contentType }: ServedFile,
  encoding: Encoding,
  { length }: Uint8Array,
): void {
  about.push("Content-Type", contentType, "Content-Length", length);
  if (encoding !== "identity") about.push("Content-Encoding", encoding);
}
