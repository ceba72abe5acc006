import { contentType } from "mime-types";

/** contentTypeOf("docs/intro/index.html") → "text/html; charset=utf-8" */
export function contentTypeOf(path: string): string {
  return contentType(path.slice(path.lastIndexOf("/") + 1)) || "application/octet-stream";
}
