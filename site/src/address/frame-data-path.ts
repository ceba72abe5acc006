/** `frameDataPath("es/docs-3.0")` is "/_frame/es/docs-3.0.json": what a page's frame is fetched as. */
export function frameDataPath(id: string): string {
  return `/_frame/${id}.json`;
}
