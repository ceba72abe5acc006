import { prefixOf } from "../base/localize-href.ts";
import { documentFile } from "../base/paths.ts";
import type { BuildAssets } from "../content/page-model.ts";
import { type BuildManifest, MANIFEST } from "../publish/build-manifest.ts";
import { compressorsHash } from "../publish/compressors-hash.ts";
import { policyOfAll } from "../publish/create-policy-of.ts";
import { HEADERS_FILE } from "../publish/headers-file.ts";
import type { Policies } from "../publish/nginx-files.ts";
import type { OutputFile } from "../publish/output-file.ts";
import type { Digests } from "../publish/output-folder.ts";
import { securityHeaders } from "../publish/security-headers.ts";
import type { Site } from "./assemble.ts";

export function manifestFile(
  { config, pages }: Pick<Site, "config" | "pages">,
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
    const policyFiles = files.get(policy);
    if (policyFiles) policyFiles.push(file);
    else files.set(policy, [file]);
  }
  return files;
}
