import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import type { Texts } from "../../i18n/texts.ts";
import type { SiteConfig } from "../../site.config.ts";
import type { PageState } from "../browser/navigation.ts";
import { createPreferences } from "../browser/preferences.ts";
import { createProgress } from "../browser/progress.ts";
import { createStore } from "../browser/store.ts";
import type { BuildAssets, PageModel } from "../plan/page-model.ts";
import { PageHost } from "../shell/page-host.tsx";
import { pageRootId, type ShellData, shellDataId, shellRootId } from "../shell/shell-data.ts";
import { ShellTop } from "../shell/shell-top.tsx";
import { DocumentHead } from "./document-head.tsx";
import { Footer } from "./footer.tsx";
import { Sidebar } from "./sidebar.tsx";

interface DocumentProps {
  readonly config: SiteConfig;
  readonly model: PageModel;
  /** The inside of `#page`. */
  readonly inside: string;
  readonly assets: BuildAssets;
  readonly texts: Texts;
}

/** The whole document of a page. */
export function Document({ config, model, inside, assets, texts }: DocumentProps): ReactElement {
  const data = shellData(model, assets.buildId, texts);
  return (
    <html lang={model.lang} data-kind={model.kind}>
      <DocumentHead config={config} model={model} assets={assets} texts={texts} />
      <body>
        <Html id={shellRootId} html={renderShellTop(config, data)} />
        <div className="layout">
          <Sidebar config={config} model={model} texts={texts} />
          <Html id={pageRootId} html={renderPageHost(model.path, inside, texts)} />
        </div>
        <Footer config={config} lang={model.lang} texts={texts} />
        <script
          id={shellDataId}
          type="application/json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without a "<"
          dangerouslySetInnerHTML={{ __html: jsonInHtml(data) }}
        />
        {assets.inlineStyles && <link rel="stylesheet" href={assets.stylesheet} />}
      </body>
    </html>
  );
}

function Html({ id, html }: { readonly id: string; readonly html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React just before
  return <div id={id} dangerouslySetInnerHTML={{ __html: html }} />;
}

function shellData(model: PageModel, build: string, texts: Texts): ShellData {
  const { path, title, lang, languages, versions } = model;
  return { build, texts: texts.shell, page: { path, title, lang, languages, versions } };
}

/** With React's own marks, because the client hydrates it. */
function renderShellTop(config: SiteConfig, data: ShellData): string {
  return renderToString(
    <ShellTop
      config={config}
      data={data}
      state={createStore<PageState>({ kind: "shown" })}
      progress={createProgress(() => () => {})}
      preferences={createPreferences(noStorage, [], () => {})}
      spoken={createStore("")}
      isSystemDark={() => false}
    />,
  );
}

function renderPageHost(path: string, inside: string, texts: Texts): string {
  return renderToString(
    <PageHost
      state={createStore<PageState>({ kind: "shown" })}
      progress={createProgress(() => () => {})}
      texts={texts.shell}
      onShown={() => () => {}}
      retry={async () => {}}
      currentPath={() => path}
      html={inside}
    />,
  );
}

const noStorage = { getItem: () => null, setItem: () => {} };

function jsonInHtml(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
