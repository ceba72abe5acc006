import { createHighlight, type Highlight } from "../../markdown/create-highlight.ts";
import { assemble, type RenderedPage, type Site, type SitePage } from "../assemble.ts";
import { readHighlightCache } from "../cache/highlight-cache.ts";
import { readTreeCache } from "../cache/tree-cache.ts";

// Reuses what the last build parsed and highlighted; cache keys cover the text and the parser.
const caches = { highlight: readHighlightCache(), trees: readTreeCache() };
const { site: assembled } = await assemble({ caches });
export const highlight: Highlight = await createHighlight(caches.highlight);
const rendered = new Map<string, RenderedPage>();

/**
 * This repository's site, assembled once per test worker; each page is rendered once, without
 * proofs.
 */
export const site: Site = {
  ...assembled,
  render: (one: SitePage) => {
    const key = `${one.lang} ${one.page.path}`;
    const page = rendered.get(key) ?? assembled.render(one);
    rendered.set(key, page);
    return page;
  },
};
