import type { PageModel } from "./page-model.ts";

/** Pages with one frame id share everything around `#page`: `frameId("es", "docs-3.0")`. */
export function frameId(lang: string, sidebar: string): string {
  return `${lang}/${sidebar === "" ? "home" : sidebar}`;
}

/** The frame id of a page. */
export function frameIdOf({ lang, sidebar }: Pick<PageModel, "lang" | "sidebar">): string {
  return frameId(lang, sidebar?.id ?? "");
}
