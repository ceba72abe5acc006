/** What one build proved, in figures; a figure that it did not count is left out. */
export type BuildReport = Readonly<Partial<Record<FigureId, number>>>;

/** In the order in which the page of coverage shows them. Texts are in the catalogues. */
export const FIGURES = [
  "names",
  "links",
  "values",
  "openPoints",
  "meanings",
  "json",
  "v1-json",
  "http",
  "v1-text",
  "tree",
  "programs",
  "recorded",
  "notRun",
  "outputs",
  "compiled",
  "fragments",
  "fields",
  "mapped",
  "pages",
  "translated",
] as const;

export type FigureId = (typeof FIGURES)[number];
