import { createHash } from "node:crypto";
import type { BuildAssets } from "../content/page-model.ts";

type InlineTexts = Pick<BuildAssets, "headScript" | "inlineStyles" | "partStyles">;

/** For data, which shows and runs nothing, even if a browser opens it directly. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** A worker takes the policy of its script; it fetches the search index. */
export const SCRIPT_POLICY =
  "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'";

/** A policy for every document of the build: it allows every inline text of any of them. */
export function policyOfAll(assets: InlineTexts): string {
  return documentPolicy(assets.headScript, stylesOf(assets));
}

/**
 * Returns a function that makes the policy of a document: it allows scripts and styles from this
 * host, and the build's inline texts that the document contains, by hash.
 */
export function createPolicyOf(assets: InlineTexts): (document: string) => string {
  const styles = stylesOf(assets);
  const policies = new Map<string, string>();
  return (document) => {
    const usedStyles = styles.filter((text) => document.includes(`<style>${text}</style>`));
    const policy = documentPolicy(assets.headScript, usedStyles);
    // Documents with equal policies share one string.
    const known = policies.get(policy) ?? policy;
    policies.set(known, known);
    return known;
  };
}

function documentPolicy(headScript: string, styles: readonly string[]): string {
  return [
    "default-src 'none'",
    sources("script-src 'self'", [headScript]),
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
