/**
 * An SVG file made fit to stand in a page: named for assistive technology, without the XML
 * declaration, and ready to scale with the text.
 */
export function figureHtml(svg: string, alt: string): string {
  const drawing = svg.slice(svg.indexOf("<svg")).trim();
  const name = alt.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  return drawing.replace("<svg", () => `<svg role="img" aria-label="${name}"`);
}

/** The ids in a drawing: gradients and markers that it refers to. */
export function figureIds(svg: string): readonly string[] {
  return Array.from(svg.matchAll(/ id="([^"]+)"/g), ([, id = ""]) => id);
}
