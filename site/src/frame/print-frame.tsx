import { renderToStaticMarkup } from "react-dom/server";
import { frameIdOf } from "../content/frame-id.ts";
import type { FrameData, PageModel } from "../content/page-model.ts";
import { Footer } from "./footer.tsx";
import { PageStates } from "./page-states.tsx";
import type { Printing } from "./print-page.tsx";
import { renderShell } from "./render-shell.tsx";
import { SearchFrame } from "./shell/search-frame.tsx";
import { shellTextsFile } from "./shell-texts-file.ts";
import { Sidebar } from "./sidebar.tsx";

/** The frame that a page shares with others, as navigation fetches it. */
export function printFrame({ config, catalogues, assets }: Printing, model: PageModel): FrameData {
  const { lang } = model;
  const texts = catalogues(lang);
  const unmarked = { ...model, path: "" };
  return {
    build: assets.buildId,
    id: frameIdOf(model),
    lang,
    shell: renderShell(config, model, texts.shell),
    sidebar: renderToStaticMarkup(<Sidebar config={config} model={unmarked} texts={texts} />),
    footer: renderToStaticMarkup(<Footer config={config} lang={lang} texts={texts} />),
    search: renderToStaticMarkup(<SearchFrame config={config} lang={lang} texts={texts.shell} />),
    states: renderToStaticMarkup(<PageStates homeHref={model.homeHref} texts={texts.shell} />),
    texts: `/${shellTextsFile(lang, texts.shell).name}`,
  };
}
