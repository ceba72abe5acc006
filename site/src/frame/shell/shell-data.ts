/** What the document hands to the client, as JSON in a script element that is never executed. */
export interface ShellData {
  readonly build: string;
  /** Path of the file with the texts of the shell. */
  readonly texts: string;
  /** Path of the page. */
  readonly path: string;
}

export const shellDataId = "shell-data";
export const shellRootId = "shell-top";
export const pageRootId = "page";
export const sidebarId = "sidebar";
export const footerId = "footer";
/** The live region for screen readers: announces names of pages and changes of colour mode. */
export const spokenId = "spoken";
