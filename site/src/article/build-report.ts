/** What one build proved, in figures; a figure that it did not count is left out. */
export type BuildReport = Readonly<Partial<Record<FigureId, number>>>;

/** In the order in which the page of coverage shows them. Texts are in the catalogues. */
export const FIGURES = {
  words: ["names", "links", "values", "openPoints", "meanings"],
  requests: ["json", "v1-json", "http", "v1-text", "tree"],
  programs: ["programs", "recorded", "notRun", "outputs", "compiled", "fragments"],
  whole: ["fields", "mapped", "pages", "translated"],
} as const;

export type FigureId = (typeof FIGURES)[keyof typeof FIGURES][number];
