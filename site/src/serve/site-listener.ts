import type { IncomingMessage, ServerResponse } from "node:http";
import { headerList } from "../../../sandbox/src/node/http/header-list.ts";
import {
  decodePath,
  isWellFormed,
  targetOf,
} from "../../../sandbox/src/node/http/request-target.ts";
import { respond } from "../../../sandbox/src/node/http/respond.ts";
import { markdownPath, withoutSlash } from "../base/paths.ts";
import { compressBest } from "../publish/compress.ts";
import { addLanguage } from "../publish/markdown/markdown-files.ts";
import type { Headers } from "../publish/security-headers.ts";
import { answerFile, answerNotFound, type SiteAnswer } from "./answer-file.ts";
import { createFurtherCompression, type OnSent } from "./create-further-compression.ts";
import type { Build } from "./read-build.ts";
import type { ServedFile } from "./served-file.ts";

export type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Serves a built site from memory: precompressed bodies, smaller ones for frequent requests, a year
 * of caching for hashed files, revalidation for pages, security headers on everything, and the
 * not-found page in the reader's language, with status 404, for the rest.
 *
 * @param build returns the current build; a response is always from a single build
 */
export function createSiteListener(build: () => Build): Listener {
  const onSent = createFurtherCompression(compressBest);
  return (request, response) => {
    respond(request, response, answer(request, build(), onSent));
  };
}

function answer(
  request: IncomingMessage,
  { headers, files, notFound }: Build,
  onSent: OnSent,
): SiteAnswer {
  const target = targetOf(request);
  const path = target?.path;
  if (path === undefined || !isWellFormed(request)) return refuse(400, headers);
  if (request.method !== "GET" && request.method !== "HEAD") {
    return refuse(405, { ...headers, Allow: "GET, HEAD" });
  }
  const decoded = decodePath(path);
  const file = decoded === undefined ? undefined : fileAt(files, decoded, target?.search);
  if (!file) return answerNotFound(request, notFound(path));
  const answered = answerFile(request, file);
  if (answered.whole) onSent(answered.whole.file, answered.whole.representation);
  return answered;
}

/** `?lang=go` selects the Markdown version with requests in Go, whether requested by path or by media type. */
function fileAt(files: Build["files"], path: string, search = ""): ServedFile | undefined {
  const file = files.get(withoutSlash(path));
  if (!file || search === "") return file;
  const language = new URLSearchParams(search).get("lang");
  const isMarkdown = path.endsWith(".md");
  const markdown = files.get(addLanguage(isMarkdown ? path : markdownPath(path), language));
  if (!markdown) return file;
  return isMarkdown ? markdown : { ...file, markdown };
}

/** An empty response that closes the connection, so that nothing more is read from it. */
function refuse(status: number, headers: Headers): SiteAnswer {
  return { status, headers: headerList(headers, { Connection: "close", "Content-Length": 0 }) };
}
