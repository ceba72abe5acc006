import type { VersionConfig } from "../../site.config.ts";

/**
 * The origin in everything the build writes: samples, canonical links, the sitemap, feeds and
 * lists. Serving replaces it with the readers' own (`../publish/placeholders.ts`).
 */
export const PLACEHOLDER_ORIGIN = "http://localhost:3000";

/** The not-found page, which nothing links to. Servers send it, with status 404, as a fallback. */
export const NOT_FOUND_PATH = "/404";

/** withoutSlash("/api/geo/") → "/api/geo"; "/" stays. */
export function withoutSlash(pathname: string): string {
  return pathname.length > 1 && pathname.endsWith("/") ? pathname.slice(0, -1) : pathname;
}

/**
 * isWithin("/es/docs", "/es") → true, isWithin("/essay", "/es") → false; all paths are within "".
 */
export function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}

/**
 * The file that holds a page: documentFile("/api/geo/") → "api/geo/index.html".
 * Static hosts look for the not-found page in "404.html" and "es/404.html".
 */
export function documentFile(pathname: string): string {
  const path = withoutSlash(pathname).slice(1);
  if (pathname.endsWith(NOT_FOUND_PATH)) return `${path}.html`;
  return path === "" ? "index.html" : `${path}/index.html`;
}

/** `pageDataPath("/api/geo/")` is "/_page/api/geo.json": what navigation fetches. */
export function pageDataPath(pathname: string): string {
  return `/_page${withoutSlash(pathname)}.json`;
}

/** `editedPath("/api/geo/")` is "/_edited/api/geo.json": what `npm run dev` shows after an edit. */
export function editedPath(pathname: string): string {
  return `/_edited${withoutSlash(pathname)}.json`;
}

/** `frameDataPath("es/docs-3.0")` is "/_frame/es/docs-3.0.json": the frame, for navigation. */
export function frameDataPath(id: string): string {
  return `/_frame/${id}.json`;
}

/** A page's Markdown version: markdownPath("/api/geo/") → "/api/geo.md", markdownPath("/") → "/index.md". */
export function markdownPath(pathname: string): string {
  const path = withoutSlash(pathname);
  return path === "/" ? "/index.md" : `${path}.md`;
}

/** feedPath("/es") → "/es/change-log.atom": the change log of a locale as a feed. */
export function feedPath(prefix: string): string {
  return `${prefix}/change-log.atom`;
}

/** categoryPath({ prefix: "/docs/1.0" }, "geo-api") → "/docs/1.0/category/geo-api" */
export function categoryPath({ prefix }: Pick<VersionConfig, "prefix">, slug: string): string {
  return `${prefix}/category/${slug}`;
}

/** referencePath("geo") → "/api/geo/", the canonical form of a reference's path. */
export function referencePath(specification: string): string {
  return `/api/${specification}/`;
}

/** specificationPath("geo", "yaml") → "/openapi/geo.yaml", where a specification is downloaded. */
export function specificationPath(specification: string, format: "json" | "yaml"): string {
  return `/openapi/${specification}.${format}`;
}

/** `nameCardsPath("es", "geo")` is "/_names/es/geo.json": what each name means, in a few words. */
export function nameCardsPath(lang: string, specification: string): string {
  return `/_names/${lang}/${specification}.json`;
}
