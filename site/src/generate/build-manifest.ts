import { documentFile } from "../address/document-file.ts";
import { prefixOf } from "../address/prefix-of.ts";
import type { BuildAssets } from "../plan/page-model.ts";
import type { Site } from "./assemble.ts";
import { compressorsHash } from "./compressors-hash.ts";
import { policyOfAll } from "./create-policy-of.ts";
import { HEADERS_FILE } from "./headers-file.ts";
import type { Policies } from "./nginx-files.ts";
import type { OutputFile } from "./output-file.ts";
import type { Digests } from "./output-folder.ts";
import { type FileKind, type Headers, securityHeaders } from "./security-headers.ts";

/** What a server has to know of a built site. It stands beside the public files, not among them. */
export interface BuildManifest {
  /** Sent with every answer, by what it is. Documents have a policy that holds for all of them. */
  readonly headers: Readonly<Record<FileKind, Headers>>;
  /** The documents that have a narrower one of their own: it names what stands in them. */
  readonly policies: Readonly<Record<string, readonly string[]>>;
  readonly notFound: readonly NotFoundPage[];
  /** Every public file by name, compressed twins included, with its digest. */
  readonly files: Readonly<Record<string, string>>;
  /** Those of them that are filled in, with the digest of what they are filled in from. */
  readonly written: Readonly<Record<string, string>>;
  /** What compressed them: a build with the same takes over what has not changed. */
  readonly compressors: string;
}

/** The page for addresses below a locale's prefix that are not there: "/es" and "es/404.html". */
export interface NotFoundPage {
  readonly prefix: string;
  readonly file: string;
}

/** Its name in the output folder. Written last: where it is, everything is. */
export const MANIFEST = "manifest.json";

export function manifestFile(
  { config, pages }: Site,
  assets: BuildAssets,
  policies: Policies,
  digests: Digests,
): OutputFile {
  const notFound = pages
    .filter(({ page }) => page.kind === "not-found")
    .map(({ page, lang }) => {
      const prefix = prefixOf(config, lang);
      return { prefix, file: documentFile(prefix + page.path) };
    });
  const files = [...digests.public].filter(([name]) => name !== HEADERS_FILE).sort();
  const manifest: BuildManifest = {
    headers: securityHeaders(policyOfAll(assets)),
    policies: Object.fromEntries(filesByPolicy(policies)),
    notFound,
    files: Object.fromEntries(files),
    written: Object.fromEntries([...digests.written].sort()),
    compressors: compressorsHash(),
  };
  return { name: MANIFEST, body: JSON.stringify(manifest, null, 1) };
}

function filesByPolicy(policies: Policies): ReadonlyMap<string, readonly string[]> {
  const files = new Map<string, string[]>();
  for (const [file, policy] of policies) {
    const found = files.get(policy);
    if (found) found.push(file);
    else files.set(policy, [file]);
  }
  return files;
}
