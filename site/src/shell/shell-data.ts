/** What the document hands to the client, as JSON in a script element that is never executed. */
import type { ShellTexts } from "../../i18n/texts.ts";
import type { PageData } from "../plan/page-model.ts";

export interface ShellData {
  readonly build: string;
  readonly texts: ShellTexts;
  readonly page: Pick<PageData, "path" | "title" | "lang" | "languages" | "versions">;
}

export const shellDataId = "shell-data";
export const shellRootId = "shell-top";
export const pageRootId = "page";
