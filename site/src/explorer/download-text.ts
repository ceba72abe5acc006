/** Milliseconds until a browser has read the file. */
const READ_BY = 10_000;

/**
 * Saves a text as a file, as a download of the reader's browser.
 * @param name "LiveSearchResponse.json"
 */
export function downloadText(document: Document, name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text]));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // WebKit reads it after the click.
  setTimeout(() => URL.revokeObjectURL(url), READ_BY);
}
