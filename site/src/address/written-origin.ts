/**
 * The origin in everything that is written: samples, canonical links, the sitemap, feeds and lists.
 * What is served has that of its readers in its place (`../generate/fill-in.ts`).
 */
export const WRITTEN_ORIGIN = "http://localhost:3000";
