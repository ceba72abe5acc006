import Negotiator from "negotiator";
import { readPreferences } from "../../../sandbox/src/node/http/read-preferences.ts";
import type { ServedFile } from "./served-file.ts";

/** A page as HTML, unless the caller likes Markdown better. */
export function negotiateType(file: ServedFile, accept: string | undefined): ServedFile {
  if (accept === undefined || file.twin === undefined) return file;
  const negotiator = new Negotiator({ headers: { accept: readPreferences(accept) } });
  const [best] = negotiator.mediaTypes(["text/html", "text/markdown"]);
  return best === "text/markdown" ? file.twin : file;
}
