import type { Build } from "../../../site/src/serve/read-build.ts";
import type { Docs } from "./docs.ts";
import { docsOfFiles } from "./docs-of-files.ts";

/** The documentation of a server's build, with placeholders filled in. */
export function docsOfBuild({ files }: Build): Docs {
  return docsOfFiles({
    paths: [...files.keys()],
    readText: (path) => files.get(path)?.identity.bytes.toString(),
  });
}
