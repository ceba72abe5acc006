/**
 * Prepares an SVG file for inlining: drops the XML declaration, and adds a name for assistive
 * technology.
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
