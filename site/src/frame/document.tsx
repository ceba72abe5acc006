import type { ReactElement } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { type Texts, textsOf } from "../../i18n/texts.ts";
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
import { Page } from "./page.tsx";
import { Sidebar } from "./sidebar.tsx";

/**
 * The whole HTML document of a page.
 * @param inside of `#page`: what `renderPageFragment` returned
 */
export function renderDocument(model: PageModel, inside: string, assets: BuildAssets): string {
  const texts = textsOf(model.lang);
  const html = renderToStaticMarkup(
    <Document model={model} inside={inside} assets={assets} texts={texts} />,
  );
  return `<!doctype html>${html}`;
}

/** The inside of `#page`, as navigation puts it there. */
export function renderPageFragment(model: PageModel): string {
  return renderToStaticMarkup(<Page model={model} texts={textsOf(model.lang)} />);
}

interface DocumentProps {
  readonly model: PageModel;
  readonly inside: string;
  readonly assets: BuildAssets;
  readonly texts: Texts;
}

function Document({ model, inside, assets, texts }: DocumentProps): ReactElement {
  const data = shellData(model, assets.buildId, texts);
  return (
    <html lang={model.lang} data-kind={model.kind}>
      <DocumentHead model={model} assets={assets} />
      <body>
        <Html id={shellRootId} html={renderShellTop(data)} />
        <div className="layout">
          <Sidebar model={model} texts={texts} />
          <Html id={pageRootId} html={renderPageHost(model.path, inside, texts)} />
        </div>
        <Footer lang={model.lang} texts={texts} />
        <script
          id={shellDataId}
          type="application/json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without a "<"
          dangerouslySetInnerHTML={{ __html: jsonInHtml(data) }}
        />
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
function renderShellTop(data: ShellData): string {
  return renderToString(
    <ShellTop
      data={data}
      state={createStore<PageState>({ kind: "shown" })}
      progress={createProgress(() => () => {})}
      preferences={createPreferences(noStorage, () => {})}
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
