import type { Build } from "../../../site/src/serve/read-build.ts";
import type { Docs } from "./docs.ts";
import { docsOfFiles } from "./docs-of-files.ts";

/** The documentation as a server holds it, filled in for its readers. */
export function docsOfBuild({ files }: Build): Docs {
  return docsOfFiles({
    paths: [...files.keys()],
    textOf: (path) => files.get(path)?.identity.bytes.toString(),
  });
}
