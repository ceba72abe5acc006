import { renderToStaticMarkup } from "react-dom/server";
import type { Catalogues } from "../../i18n/read-catalogues.ts";
import type { SiteConfig } from "../../site.config.ts";
import { frameIdOf } from "../content/frame-id.ts";
import { hrefsOf } from "../content/hrefs-of.ts";
import type { BuildAssets, PageData, PageModel } from "../content/page-model.ts";
import { Document } from "./document.tsx";
import { documentTitle } from "./document-head.tsx";
import { Page } from "./page.tsx";

export interface Printing {
  readonly config: SiteConfig;
  readonly catalogues: Catalogues;
  readonly assets: BuildAssets;
}

/** A page in its two forms. Both contain the same inside, which is rendered once. */
export interface PrintedPage {
  /** The whole HTML document. */
  readonly document: string;
  /** What client navigation fetches in place of the document. */
  readonly data: PageData;
}

export function printPage(printing: Printing, model: PageModel): PrintedPage {
  const data = printPageData(printing, model);
  return { document: printDocument(printing, model, data.html), data };
}

export function printPageData(
  { config, catalogues, assets }: Printing,
  model: PageModel,
): PageData {
  const { path, kind, lang, canonicalUrl, languages, versions } = model;
  const texts = catalogues(lang);
  const canonical = new URL(canonicalUrl).pathname;
  return {
    build: assets.buildId,
    path,
    kind,
    title: documentTitle(config, model, texts),
    lang,
    frame: frameIdOf(model),
    ...(canonical !== path && { canonical }),
    html: renderToStaticMarkup(<Page model={model} texts={texts} />),
    languages: hrefsOf(languages),
    versions: hrefsOf(versions),
  };
}

function printDocument(
  { config, catalogues, assets }: Printing,
  model: PageModel,
  inside: string,
): string {
  const texts = catalogues(model.lang);
  const html = renderToStaticMarkup(
    <Document config={config} model={model} inside={inside} assets={assets} texts={texts} />,
  );
  return `<!doctype html>${html}`;
}
