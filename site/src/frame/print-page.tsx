import { renderToStaticMarkup } from "react-dom/server";
import type { Catalogues } from "../../i18n/read-catalogues.ts";
import type { SiteConfig } from "../../site.config.ts";
import { frameIdOf } from "../plan/frame-id.ts";
import type { BuildAssets, PageData, PageModel } from "../plan/page-model.ts";
import { Document } from "./document.tsx";
import { documentTitle } from "./document-head.tsx";
import { Page } from "./page.tsx";

export interface Printing {
  readonly config: SiteConfig;
  readonly catalogues: Catalogues;
  readonly assets: BuildAssets;
}

/** A page in its two forms. Both hold the same inside, which is rendered once. */
export interface PrintedPage {
  /** The whole HTML document. */
  readonly document: string;
  /** What client navigation fetches in place of it. */
  readonly data: PageData;
}

export function printPage({ config, catalogues, assets }: Printing, model: PageModel): PrintedPage {
  const { path, kind, lang, canonicalUrl, languages, versions } = model;
  const texts = catalogues(lang);
  const inside = renderToStaticMarkup(<Page model={model} texts={texts} />);
  const html = renderToStaticMarkup(
    <Document config={config} model={model} inside={inside} assets={assets} texts={texts} />,
  );
  return {
    document: `<!doctype html>${html}`,
    data: {
      build: assets.buildId,
      path,
      kind,
      title: documentTitle(config, model, texts),
      lang,
      frame: frameIdOf(model),
      canonicalUrl,
      html: inside,
      languages,
      versions,
    },
  };
}
