import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { build, type Rolldown } from "vite";
import type { SiteConfig } from "../../site.config.ts";
import type { BuildAssets } from "../shell/page-model.ts";
import { inlineHeadScript } from "./inline-head-script.ts";
import type { OutputFile } from "./output-writer.ts";

export interface ClientBundle {
  readonly assets: BuildAssets;
  readonly files: readonly OutputFile[];
}

/** Bundles the client with Vite, in memory. The build's id is the hash of all it sends. */
export async function bundleClient(config: SiteConfig): Promise<ClientBundle> {
  const configFile = fileURLToPath(new URL("../../vite.config.ts", import.meta.url));
  const result = await build({ configFile, logLevel: "warn", build: { write: false } });
  const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput;
  const files = output
    .filter(({ fileName }) => fileName.startsWith("assets/"))
    .map((file) => ({
      name: file.fileName,
      body: file.type === "chunk" ? file.code : file.source,
    }));
  const entry = output.find(
    (file) => file.type === "chunk" && file.isEntry && file.name === "entry",
  );
  const style = output.find(({ fileName }) => fileName.endsWith(".css"));
  if (!entry || !style) throw new Error("site/vite.config.ts bundles no entry or no stylesheet.");
  const buildId = createHash("sha256")
    .update(files.map(({ name }) => name).join("\n"))
    .digest("hex")
    .slice(0, 12);
  return {
    files,
    assets: {
      buildId,
      script: `/${entry.fileName}`,
      stylesheet: `/${style.fileName}`,
      headScript: inlineHeadScript(config),
      socialImage: "/social.png",
    },
  };
}
