import type { ReactElement } from "react";
import type { Texts } from "../../i18n/texts.ts";
import type { PageModel } from "../content/page-model.ts";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import { pageHeadId } from "./frame-ids.ts";
import { Notices } from "./notices.tsx";
import { Pager } from "./pager.tsx";
import { ReadingBar, Toc, TocButton } from "./toc.tsx";
import { TwinLink } from "./twin-link.tsx";

interface PageProps {
  readonly model: PageModel;
  readonly texts: Texts;
}

/** What navigation replaces: the main element and the table of contents beside it. */
export function Page({ model, texts }: PageProps): ReactElement {
  if (model.kind === "home" || model.kind === "not-found") {
    return (
      <main id="main" tabIndex={-1} className={`main-${model.kind}`}>
        <Html className="content-wide" html={model.contentHtml} />
      </main>
    );
  }
  const { lang, contentLang, titleLang } = model;
  const foreign = contentLang === lang ? undefined : contentLang;
  return (
    <>
      <main id="main" tabIndex={-1} className={`main-${model.kind}`}>
        {model.kind === "reference" && <ReadingBar title={model.title} texts={texts} />}
        <div id={pageHeadId} className="page-head">
          <Breadcrumbs model={model} texts={texts} />
          <TwinLink path={model.path} texts={texts}>
            {model.kind !== "reference" && model.toc.length > 0 && <TocButton texts={texts} />}
          </TwinLink>
        </div>
        <Notices notices={model.notices} texts={texts} />
        <article lang={foreign}>
          <h1 lang={titleLang === contentLang ? undefined : titleLang}>{model.title}</h1>
          {model.kind === "category" && <p className="lead">{model.description}</p>}
          <Html className="content" html={model.contentHtml} />
        </article>
        <Pager previous={model.previous} next={model.next} texts={texts} />
      </main>
      {model.toc.length > 0 && <Toc entries={model.toc} lang={foreign} texts={texts} />}
    </>
  );
}

function Html({ className, html }: { readonly className: string; readonly html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made by our own build
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
