import type { ReactElement } from "react";
import type { Texts } from "../../i18n/texts.ts";
import { frameIdOf } from "../content/frame-id.ts";
import type { BuildAssets, PageModel } from "../content/page-model.ts";
import { DocumentHead, type DocumentProps } from "./document-head.tsx";
import { Footer } from "./footer.tsx";
import { linkedData } from "./linked-data.ts";
import { PageStates } from "./page-states.tsx";
import { renderShell } from "./render-shell.tsx";
import { SearchFrame } from "./shell/search-frame.tsx";
import {
  pageRootId,
  type ShellData,
  shellDataId,
  shellRootId,
  spokenId,
} from "./shell/shell-data.ts";
import { shellTextsFile } from "./shell-texts-file.ts";
import { Sidebar } from "./sidebar.tsx";

/** The whole document of a page. */
export function Document({ config, model, inside, assets, texts }: DocumentProps): ReactElement {
  const { lang, kind } = model;
  const shell = renderShell(config, model, texts.shell);
  return (
    <html lang={lang} data-kind={kind} data-frame={frameIdOf(model)}>
      <DocumentHead
        config={config}
        model={model}
        inside={shell + inside}
        assets={assets}
        texts={texts}
      />
      <body>
        <Html id={shellRootId} html={shell} />
        <p id={spokenId} className="visually-hidden" aria-live="polite" aria-atomic="true" />
        <div className="layout">
          <Sidebar config={config} model={model} texts={texts} />
          <div id={pageRootId}>
            <Html className="page" html={inside} />
          </div>
        </div>
        <Footer config={config} lang={lang} texts={texts} />
        <SearchFrame config={config} lang={lang} texts={texts.shell} />
        <PageStates homeHref={model.homeHref} texts={texts.shell} />
        <script
          id={shellDataId}
          type="application/json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without a "<"
          dangerouslySetInnerHTML={{ __html: jsonInHtml(shellData(model, assets, texts)) }}
        />
        <LinkedData config={config} model={model} texts={texts} />
        <script type="module" src={assets.script} />
        {assets.inlineStyles && <link rel="stylesheet" href={assets.stylesheet} />}
      </body>
    </html>
  );
}

/** A block of data: it is never executed, so the policy needs no hash of it. */
function LinkedData({ config, model, texts }: Pick<DocumentProps, "config" | "model" | "texts">) {
  const data = linkedData(config, model, texts);
  if (!data) return null;
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without a "<"
      dangerouslySetInnerHTML={{ __html: jsonInHtml(data) }}
    />
  );
}

interface HtmlProps {
  readonly id?: string;
  readonly className?: string;
  readonly html: string;
}

function Html({ html, ...attributes }: HtmlProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React just before
  return <div {...attributes} dangerouslySetInnerHTML={{ __html: html }} />;
}

function shellData(model: PageModel, { buildId }: BuildAssets, texts: Texts): ShellData {
  const { path, lang } = model;
  return { build: buildId, texts: `/${shellTextsFile(lang, texts.shell).name}`, path };
}

function jsonInHtml(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
