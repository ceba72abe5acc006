/** The anchors and the links of a page, as reported by what it is made from. */
export interface PageContents {
  /** Each id as often as it occurs on the page. */
  readonly anchors: readonly Anchor[];
  readonly links: readonly PageLink[];
}

export interface Anchor {
  readonly id: string;
  /** Line in the page's file, if it is written there. */
  readonly line?: number | undefined;
}

export interface PageLink {
  /** As printed, with the locale's prefix. */
  readonly href: string;
  /** As written in the page's file. */
  readonly written?: string;
  readonly line?: number | undefined;
}
