import { closest } from "./closest.ts";
import type { PreferencesStore } from "./preferences.ts";

/** Following a link to a docs version chooses it, wherever the link stands. */
export function startVersionChoice(document: Document, preferences: PreferencesStore): void {
  document.addEventListener("click", (event) => {
    const link = closest(event, "[data-alternate]");
    const [kind, version] = link?.dataset.alternate?.split(":") ?? [];
    if (kind === "version" && version) preferences.choose({ docsVersion: version });
  });
}

/** Points the navbar's "Docs" at the version that was chosen last, when it is one of the site's. */
export function followDocsVersion(
  document: Document,
  versions: readonly { readonly id: string; readonly prefix: string }[],
  chosen: string | undefined,
): void {
  const link = document.querySelector<HTMLAnchorElement>("a[data-docs]");
  const version = versions.find(({ id }) => id === chosen) ?? versions[0];
  if (link && version) link.setAttribute("href", `${link.dataset.docs}${version.prefix}`);
}
