import { renderToString } from "react-dom/server";
import type { ShellTexts } from "../../i18n/texts.ts";
import type { PageView } from "../browser/frame-follower.ts";
import { createStore } from "../browser/store.ts";
import type { ShellConfig } from "./shell/shell-config.ts";
import { ShellTop } from "./shell/shell-top.tsx";

/** With React's own marks, because the client hydrates it. */
export function renderShell(config: ShellConfig, page: PageView, texts: ShellTexts): string {
  return renderToString(
    <ShellTop config={config} texts={texts} view={createStore(page)} retry={async () => {}} />,
  );
}
