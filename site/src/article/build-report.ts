/** Counts of what one build proved. A figure that the build did not count is absent. */
export type BuildReport = Readonly<Partial<Record<FigureId, number>>>;

/** In the order of the coverage page. Their texts are in the catalogues. */
export const FIGURES = {
  words: ["names", "links", "values", "openPoints", "meanings"],
  requests: ["json", "v1-json", "http", "v1-text", "tree"],
  programs: ["programs", "recorded", "notRun", "outputs", "compiled", "fragments"],
  whole: ["fields", "mapped", "pages", "translated"],
} as const;

export type FigureId = (typeof FIGURES)[keyof typeof FIGURES][number];
