import type { ShellTexts } from "../../i18n/texts.ts";
import type { PageView } from "../browser/frame-follower.ts";
import type { Retry } from "../browser/navigation.ts";
import type { Store } from "../browser/store.ts";
import { hydrate } from "../frame/shell/hydrate.ts";
import type { ShellConfig } from "../frame/shell/shell-config.ts";
import { ShellTop } from "../frame/shell/shell-top.tsx";

interface Parts {
  readonly config: ShellConfig;
  readonly shell: HTMLElement;
  readonly texts: ShellTexts;
  readonly view: Store<PageView>;
  readonly retry: Retry;
}

/** Hydrates the shell; returns the function that ends it. */
export function hydrateShell({ config, shell, texts, view, retry }: Parts): () => void {
  return hydrate(shell, <ShellTop config={config} texts={texts} view={view} retry={retry} />);
}
