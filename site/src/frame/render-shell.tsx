import { renderToString } from "react-dom/server";
import type { ShellTexts } from "../../i18n/texts.ts";
import { createStore } from "../browser/store.ts";
import { hrefsOf } from "../content/hrefs-of.ts";
import type { PageModel } from "../content/page-model.ts";
import type { ShellConfig } from "./shell/shell-config.ts";
import { ShellTop } from "./shell/shell-top.tsx";

/** Renders with React's own markers, because the client hydrates it. */
export function renderShell(config: ShellConfig, model: PageModel, texts: ShellTexts): string {
  const { path, lang } = model;
  const [languages, versions] = [hrefsOf(model.languages), hrefsOf(model.versions)];
  const view = createStore({ path, lang, languages, versions });
  return renderToString(
    <ShellTop config={config} texts={texts} view={view} retry={async () => {}} />,
  );
}
