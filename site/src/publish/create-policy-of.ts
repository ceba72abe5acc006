import { createHash } from "node:crypto";
import type { BuildAssets } from "../content/page-model.ts";

type InlineTexts = Pick<BuildAssets, "headScript" | "inlineStyles" | "partStyles">;

/** For what shows nothing and runs nothing, even where a browser opens it alone. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** A worker has the policy of its own script, and asks for the index of search. */
export const SCRIPT_POLICY =
  "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'";

/** For any document of the build: it names every text that stands in one of them. */
export function policyOfAll(assets: InlineTexts): string {
  return documentPolicy([assets.headScript], stylesOf(assets));
}

/**
 * Tells the policy of a document: scripts and styles come from this host, or are among the texts of
 * the build that stand in it, and are named by their hash.
 */
export function createPolicyOf(assets: InlineTexts): (document: string) => string {
  const styles = stylesOf(assets);
  const made = new Map<string, string>();
  return (document) => {
    const shown = styles.filter((text) => document.includes(`<style>${text}</style>`));
    const policy = documentPolicy([assets.headScript], shown);
    // One string for all documents that have the same.
    const known = made.get(policy) ?? policy;
    made.set(known, known);
    return known;
  };
}

function documentPolicy(scripts: readonly string[], styles: readonly string[]): string {
  return [
    "default-src 'none'",
    sources("script-src 'self'", scripts),
    sources("style-src 'self'", styles),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

function stylesOf({ inlineStyles, partStyles }: InlineTexts): readonly string[] {
  return [...new Set([...Object.values(inlineStyles ?? {}), ...Object.values(partStyles ?? {})])];
}

function sources(directive: string, inline: readonly string[]): string {
  return [directive, ...inline.map((text) => `'sha256-${sha256(text)}'`)].join(" ");
}

function sha256(text: string): string {
  return createHash("sha256").update(text, "utf8").digest("base64");
}
